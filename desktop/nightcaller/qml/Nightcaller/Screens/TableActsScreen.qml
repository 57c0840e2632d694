import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The table decides: what, then whom, then a long hold; then it is announced and anybody may object. Only what
// everybody may see is shown and changed here.
TableFrame {
    id: root
    required property TableActsViewModel vm
    hasMenu: false
    seated: ring.count
    entry: what
    Keys.forwardTo: [ring]
    Keys.onEscapePressed: root.app.back()

    // What is decided stands beside the table, above it where the window is upright; in the middle it would be too
    // small.
    readonly property real paneWidth: portrait ? width - 2 * margin : Math.min(470 * Theme.u, width * 0.4)
    Panel {
        id: pane
        objectName: "ways"
        x: root.margin * 0.4
        width: root.paneWidth
        height: Math.min(ways.implicitHeight + 2 * padding, parent.height * (root.portrait ? 0.42 : 1))
        padding: 16 * Theme.u
        ScrollArea {
            id: ways
            anchors.fill: parent
            spacing: 12 * Theme.u
            Choice {
                id: what
                objectName: "what"
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-acts-what")
                options: [Words.say("ui-acts-took-back"), Words.say("ui-overrule-leaves"),
                    Words.say("ui-overrule-returns"), Words.say("ui-acts-style"), Words.say("ui-acts-pin"),
                    Words.say("ui-overrule-ends"), Words.say("ui-acts-again")]
                current: root.vm.kind
                onPicked: index => root.vm.choose(index)
            }
            Choice {
                objectName: "style"
                visible: root.vm.name === "style"
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-house-style")
                options: [Words.say("ui-style-pass-around"), Words.say("ui-style-eyes-closed"),
                    Words.say("ui-style-narrator")]
                current: root.vm.style
                onPicked: index => root.vm.chooseStyle(index)
            }
            Choice {
                objectName: "round"
                visible: root.vm.rounds.length > 0
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-acts-again")
                options: root.vm.rounds
                    .map(row =>
                        Words.say(row.night ? (row.laps > 1 ? "ui-acts-again-night-lap" : "ui-acts-again-night")
                            : (row.laps > 1 ? "ui-acts-again-day-lap" : "ui-acts-again-day"),
                            row))
                current: root.vm.round
                onPicked: index => root.vm.chooseRound(index)
            }
            Choice {
                objectName: "outsider"
                visible: root.vm.naming
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-acts-outsider")
                options: [Words.say("ui-acts-outsider")]
                current: root.vm.outsider ? 0 : -1
                onPicked: root.vm.chooseOutsider()
            }
            Choice {
                objectName: "team"
                visible: root.vm.name === "end"
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-overrule-winner")
                options: [...root.vm.teams.map(team => Words.say(team)), Words.say("ui-overrule-nobody")]
                current: root.vm.team
                onPicked: index => root.vm.chooseTeam(index)
            }
        }
    }
    SeatRing {
        id: ring
        readonly property real begins: root.portrait ? pane.height + 10 * Theme.u : 0
        x: parent.width - width
        y: begins
        width: root.portrait ? parent.width : parent.width - root.paneWidth - 20 * Theme.u
        height: parent.height - begins
        model: root.vm.seats
        interactive: root.vm.asksForSeat
        onChosen: seat => root.vm.chooseSeat(seat)
        onRefused: (seat, reason) => reason === "×" ? root.vm.chooseSeat(seat) : root.refuse(reason)
        TableTalk {
            line: Words.first("ui-acts")
            second: Words.second("ui-acts")
            hint: root.vm.naming ? Words.lines("ui-acts-tap-moderator")
                : root.vm.asksForSeat ? Words.lines("ui-acts-tap")
                : root.vm.name === "took_back" ? Words.lines("ui-acts-took-back-about")
                : root.vm.name === "again" ? Words.lines("ui-acts-again-about")
                : Words.lines("ui-acts-about")
            size: 48
        }
    }
    buttons: [
        PillButton {
            objectName: "actsNot"; size: Theme.capped(20); text: Words.say("ui-overrule-not")
            onClicked: root.app.back()
        },
        HoldButton {
            objectName: "decide"
            because: root.vm.hindrance === "" ? "" : Words.say(root.vm.hindrance)
            tone: "danger"
            emblem: "moon"
            size: Theme.capped(20)
            duration: 1400
            text: root.vm.picked > 0 ? Words.say("ui-acts-hold-seat", { seat: root.vm.picked })
                : Words.say("ui-acts-hold")
            onCompleted: root.vm.confirm()
        }
    ]
}
