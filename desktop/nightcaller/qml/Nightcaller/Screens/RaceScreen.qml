import QtQuick
import Nightcaller.Kit
import Nightcaller.ViewModels

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
        PillButton {
            id: confirm; objectName: "confirm"; tone: "primary"; size: Theme.capped(22)
            text: Words.say(root.vm.hand, { count: root.vm.count }); onClicked: root.vm.confirm()
        }
    ]
}
