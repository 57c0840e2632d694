import QtQuick
import Nightcaller.Theme

// Opaque, over everything: what is on the screen when nobody may look. Opens only by press-and-hold.
FocusScope {
    id: root
    property string title: ""
    property string text: ""
    property string open: ""
    signal opened
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
        CentredHeading { text: root.title; size: 44 }
        CentredProse { text: root.text; color: Theme.inkDim }
        HoldButton {
            objectName: "curtainOpen"; anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width); focus: true; text: root.open; onCompleted: root.opened()
        }
    }
}
