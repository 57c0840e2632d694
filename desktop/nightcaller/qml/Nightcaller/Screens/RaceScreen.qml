import QtQuick
import Nightcaller.Kit

// Who runs for sheriff: hands go up all at once, somebody taps them.
TableFrame {
    id: root
    required property RaceViewModel vm
    today: vm.day
    seated: ring.count
    ring: ring
    entry: ring
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        anchors.fill: parent
        model: root.vm.seats
        onChosen: seat => root.vm.toggle(seat)
        TableTalk {
            emblem: "sheriff"
            line: Words.first(root.vm.title)
            second: Words.second(root.vm.title)
            hint: Words.lines(root.vm.hint)
            size: line.length > 14 ? 46 : 68
        }
    }
    main: confirm
    buttons: [
        // gold counts the hands that are up, and never means none
        PillButton {
            objectName: "noHands"; visible: root.vm.count === 0; size: Theme.capped(20)
            text: Words.say(root.vm.hand, { count: 0 }); onClicked: root.vm.confirm()
        },
        PillButton {
            id: confirm; objectName: "confirm"; tone: enabled ? "primary" : "plain"; size: Theme.capped(22)
            enabled: root.vm.count > 0; opacity: enabled ? 1 : 0.75
            text: enabled ? Words.say(root.vm.hand, { count: root.vm.count }) : Words.say("ui-race-tap")
            onClicked: root.vm.confirm()
        }
    ]
}
