import QtQuick
import Nightcaller.Kit

// The table decides: what, then whom, then a long hold; then it is announced and anybody may object. Only what
// everybody may see is shown and changed here.
DecisionFrame {
    id: root
    required property TableActsViewModel vm
    entry: what
    people: vm.seats
    tappable: vm.asksForSeat
    line: Words.first("ui-acts")
    second: Words.second("ui-acts")
    hint: vm.asksForSeat && (vm.picked > 0 || vm.outsider) ? "" : Words.lines(vm.naming ? "ui-acts-tap-moderator"
        : vm.asksForSeat ? "ui-acts-tap"
        : vm.name === "took_back" ? "ui-acts-took-back-about"
        : vm.name === "again" ? "ui-acts-again-about"
        : "ui-acts-about")
    size: 48
    onChosen: seat => vm.chooseSeat(seat)
    onWayBack: app.back()

    WideChoice {
        id: what
        objectName: "what"
        name: Words.say("ui-acts-what")
        options: [Words.say("ui-acts-took-back"), Words.say("ui-overrule-leaves"),
            Words.say("ui-overrule-returns"), Words.say("ui-acts-style"), Words.say("ui-acts-pin"),
            Words.say("ui-overrule-ends"), Words.say("ui-acts-again")]
        current: root.vm.kind
        onPicked: index => root.vm.choose(index)
    }
    WideChoice {
        objectName: "style"
        visible: root.vm.name === "style"
        name: Words.say("ui-house-style")
        options: [Words.say("ui-style-pass-around"), Words.say("ui-style-eyes-closed"),
            Words.say("ui-style-narrator")]
        current: root.vm.style
        onPicked: index => root.vm.chooseStyle(index)
    }
    WideChoice {
        objectName: "round"
        visible: root.vm.rounds.length > 0
        name: Words.say("ui-acts-again")
        options: root.vm.rounds
            .map(row =>
                Words.say(row.night ? (row.laps > 1 ? "ui-acts-again-night-lap" : "ui-acts-again-night")
                    : (row.laps > 1 ? "ui-acts-again-day-lap" : "ui-acts-again-day"),
                    row))
        current: root.vm.round
        onPicked: index => root.vm.chooseRound(index)
    }
    WideChoice {
        objectName: "outsider"
        visible: root.vm.naming
        name: Words.say("ui-acts-outsider")
        options: [Words.say("ui-acts-outsider")]
        current: root.vm.outsider ? 0 : -1
        onPicked: root.vm.chooseOutsider()
    }
    WideChoice {
        objectName: "team"
        visible: root.vm.name === "end"
        name: Words.say("ui-overrule-winner")
        options: [...root.vm.teams.map(team => Words.say(team)), Words.say("ui-overrule-nobody")]
        current: root.vm.team
        onPicked: index => root.vm.chooseTeam(index)
    }
    buttons: [
        PillButton {
            objectName: "actsNot"; size: Theme.capped(20); text: Words.say("ui-overrule-not")
            onClicked: root.app.back()
        },
        AskCards {
            objectName: "askCards"; visible: root.vm.asksForCards; onCompleted: root.vm.askForCards()
        },
        HoldButton {
            objectName: "decide"
            because: root.vm.hindrance === "" ? "" : Words.say(root.vm.hindrance)
            tone: "danger"
            emblem: "moon"
            size: Theme.capped(20)
            duration: 1400
            text: root.vm.picked > 0 ? Words.say("ui-acts-hold-seat", { name: root.vm.who })
                : Words.say("ui-acts-hold")
            onCompleted: root.vm.confirm()
        }
    ]
}
