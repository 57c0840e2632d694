import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Who runs for sheriff: hands go up all at once, somebody taps them.
TableFrame {
    id: root
    required property RaceViewModel vm
    today: vm.day
    day: 0.6
    dawn: 0.6
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        anchors.fill: parent
        focus: true
        model: root.vm.seats
        onChosen: seat => root.vm.toggle(seat)
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 10 * Theme.u
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight))
            RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 74 * Theme.u; height: width; kind: "sheriff" }
            Heading { objectName: "raceTitle"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.first(root.vm.title); size: 40 }
            Prose { width: parent.width; horizontalAlignment: Text.AlignHCenter; visible: text !== ""; text: Words.second(root.vm.title); size: 18; color: Theme.inkDim }
            Prose { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.lines("ui-race-hint"); size: 18; color: Theme.inkDim }
        }
    }
    buttons: [
        PillButton { objectName: "confirm"; tone: "primary"; size: 22; text: Words.say("ui-race-confirm", { count: root.vm.count }); onClicked: root.vm.confirm() }
    ]
}
