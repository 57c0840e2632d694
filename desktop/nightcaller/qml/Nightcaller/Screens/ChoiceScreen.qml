pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// One person answers and everybody watches: in which direction to speak, who gets the badge. What destroys
// something (tearing the badge) is held.
TableFrame {
    id: root
    required property ChoiceViewModel vm
    today: vm.day
    seated: ring.count
    ring: ring
    entry: ring
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        anchors.fill: parent
        model: root.vm.seats
        interactive: root.vm.seatsAsked
        onChosen: seat => root.vm.choose(seat)
        onRefused: (seat, reason) => root.refuse(reason, ring.nameOf(seat))
        TableTalk {
            id: talk
            emblem: root.vm.number > 0 ? "sheriff" : "moon"
            kicker: root.vm.number > 0 ? Words.first("ui-seat-name", { seat: root.vm.number, name: root.vm.name })
                : Words.first("ui-choice-everybody")
            line: Words.first(root.vm.prompt)
            second: Words.second(root.vm.prompt)
            size: line.length > 14 ? 44 : 60
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                // side by side, though the column shrinks a little for it: one above the other they take the question's
                // room
                columns: ((answers.itemAt(0)?.implicitWidth ?? 0) + (answers.itemAt(1)?.implicitWidth ?? 0)
                    + spacing) <= talk.width * 1.5
                    ? 2 : 1
                horizontalItemAlignment: Grid.AlignHCenter
                spacing: 10 * Theme.u
                Repeater {
                    id: answers
                    model: root.vm.words
                    PillButton {
                        required property int index
                        required property string word
                        required property string message
                        required property string general
                        required property bool selected
                        readonly property int first: root.vm.begins[index] ?? 0
                        objectName: "word" + index
                        size: Theme.capped(17) * talk.lesserButtons
                        tone: selected ? "primary" : "plain"
                        text: first === 0 ? Words.say(Words.nearest(message, general))
                            : Words.each(say => say(Words.nearest(message, general)) + " · "
                                + say("ui-choice-begins", { seat: first }))
                        onClicked: root.vm.chooseWord(word)
                    }
                }
            }
        }
    }
    main: vm.held ? held : confirm
    buttons: [
        HoldButton {
            id: held
            objectName: "confirmHeld"
            visible: root.vm.held
            tone: "danger"
            emblem: root.vm.number > 0 ? "sheriff" : "moon"
            size: Theme.capped(22)
            duration: 900
            text: Words.say("ui-choice-hold", { choice: Words.first(root.vm.picture) })
            onCompleted: root.vm.confirm()
        },
        PillButton {
            id: confirm
            objectName: "confirm"
            visible: !root.vm.held
            enabled: root.vm.chosen
            tone: "primary"
            size: Theme.capped(22)
            text: root.vm.picked > 0 ? Words.say("ui-choice-confirm-seat", { seat: root.vm.picked })
                : Words.say("ui-choice-confirm")
            onClicked: root.vm.confirm()
        }
    ]
}
