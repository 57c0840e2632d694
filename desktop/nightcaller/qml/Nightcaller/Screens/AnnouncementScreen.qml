import QtQuick
import Nightcaller.Kit

// What the table is about to do, in letters for the whole room; whoever objects taps the one button there is.
TableFrame {
    id: root
    required property AnnouncementViewModel vm
    hasMenu: false
    dawn: night ? 0 : 0.7
    day: night ? 0 : 0.3
    sunX: 0.5
    sunY: 1.2
    entry: stop
    Keys.onEscapePressed: root.vm.stop()

    YieldingColumn {
        id: words
        roomHigh: parent.height
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter }
        width: Math.min(parent.width, 1080 * Theme.u)
        spacing: 18 * Theme.u
        scale: Math.min(1, parent.height / Math.max(1, implicitHeight))
        TimerRing {
            objectName: "objection"
            anchors.horizontalCenter: parent.horizontalCenter
            width: 150 * Theme.u
            property real share: 1
            value: share
            text: Math.ceil(share * root.vm.milliseconds / 1000)
            NumberAnimation on share { running: root.vm.counting; from: 1; to: 0; duration: root.vm.milliseconds }
        }
        CentredHeading {
            objectName: "announced"
            text: root.vm.message === "" ? "" : Words.first(root.vm.message, root.vm.arguments)
            size: Theme.capped(60) * words.lesserButtons
            lineHeight: 0.98
        }
        // Who that is: the voice says numbers, people know each other by name.
        CentredProse {
            objectName: "announcedNames"; text: root.vm.people.join(Words.first("ui-visit-comma"))
            size: Theme.tight(34) * words.lesser; strong: true
        }
        CentredProse {
            objectName: "announcedOther"
            text: root.vm.message === "" ? "" : Words.second(root.vm.message, root.vm.arguments)
            size: Theme.tight(26) * words.lesser
            color: Theme.inkDim
        }
        CentredProse {
            text: Words.lines("ui-announced-about"); size: Theme.tight(24) * words.lesser; strong: true
            color: Theme.gold
        }
    }
    buttons: [
        PillButton {
            id: stop; objectName: "stop"; tone: "primary"; size: Theme.capped(26); text: Words.say("ui-announced-stop")
            onClicked: root.vm.stop()
        }
    ]
}
