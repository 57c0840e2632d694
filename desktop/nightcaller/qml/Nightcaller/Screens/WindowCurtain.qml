import QtQuick
import Nightcaller.Kit

// Opaque, over everything: what is on the screen when nobody may look. Opens only by press-and-hold. A call has no
// menu: from here whoever is up stops it, and everybody looks.
FocusScope {
    id: root
    required property AppViewModel app
    objectName: "curtain"
    focus: true
    NightSky {
        anchors.fill: parent; dim: true; moonX: root.height > root.width ? 0.84 : 0.83; moonY: 0.24
        moonSize: Math.min(width, height) * 0.2
    }
    MouseArea {
        anchors.fill: parent; preventStealing: true; hoverEnabled: true; onWheel: wheel => wheel.accepted = true
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 48 * Theme.u, 720 * Theme.u)
        spacing: 18 * Theme.u
        RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 120 * Theme.u; kind: "moon" }
        CentredHeading { text: Words.lines("ui-cover-title"); size: 44 }
        CentredProse { text: Words.lines("ui-cover-text"); color: Theme.inkDim }
        HoldButton {
            objectName: "curtainOpen"; anchors.horizontalCenter: parent.horizontalCenter; focus: true
            width: Math.min(implicitWidth, parent.width); text: Words.say("ui-cover-open")
            onCompleted: root.app.uncover()
        }
    }
    HoldButton {
        objectName: "curtainHalt"; visible: root.app.mayHalt; emblem: "cockerel"; duration: 1400
        size: Theme.capped(18); width: Math.min(implicitWidth, parent.width - 48 * Theme.u)
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 24 * Theme.u }
        text: Words.say("ui-menu-halt"); onCompleted: root.app.halt()
    }
}
