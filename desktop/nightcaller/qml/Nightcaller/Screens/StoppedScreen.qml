import QtQuick
import Nightcaller.Kit

// The program cannot go on: why, and a way out.
Page {
    id: root
    required property StoppedViewModel vm
    bare: true
    dimSky: true
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 60 * Theme.u, 720 * Theme.u)
        spacing: 24 * Theme.u
        RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 110 * Theme.u; kind: "moon" }
        CentredHeading { objectName: "stoppedMessage"; size: 30; text: root.vm.message }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 16 * Theme.u
            PillButton {
                objectName: "againButton"; tone: "primary"; focus: true; text: Words.say("ui-try-again")
                onClicked: root.vm.tryAgain()
            }
            PillButton { objectName: "quitButton"; text: Words.say("ui-quit"); onClicked: root.app.quit() }
        }
    }
}
