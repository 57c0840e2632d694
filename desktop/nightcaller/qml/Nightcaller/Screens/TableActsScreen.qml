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

    SeatRing {
        id: ring
        anchors.fill: parent
        model: root.vm.seats
        interactive: root.vm.asksForSeat
        onChosen: seat => root.vm.chooseSeat(seat)
        onRefused: (seat, reason) => reason === "×" ? root.vm.chooseSeat(seat) : root.refuse(reason)
        TableTalk {
            id: talk
            line: Words.first("ui-acts")
            second: Words.second("ui-acts")
            hint: root.vm.naming ? Words.lines("ui-acts-tap-moderator") : root.vm.asksForSeat ? Words.lines("ui-acts-tap") : root.vm.name === "took_back" ? Words.lines("ui-acts-took-back-about") : Words.lines("ui-acts-about")
            size: 36
            Choice {
                id: what
                objectName: "what"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, talk.width)
                size: 15
                name: Words.say("ui-acts-what")
                options: [Words.say("ui-acts-took-back"), Words.say("ui-overrule-leaves"), Words.say("ui-overrule-returns"), Words.say("ui-acts-style"), Words.say("ui-acts-pin"), Words.say("ui-overrule-ends")]
                current: root.vm.kind
                onPicked: index => root.vm.choose(index)
            }
            Choice {
                objectName: "style"
                visible: root.vm.name === "style"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, talk.width)
                size: 15
                name: Words.say("ui-house-style")
                options: [Words.say("ui-style-pass-around"), Words.say("ui-style-eyes-closed"), Words.say("ui-style-narrator")]
                current: root.vm.style
                onPicked: index => root.vm.chooseStyle(index)
            }
            Choice {
                objectName: "outsider"
                visible: root.vm.naming
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, talk.width)
                size: 15
                name: Words.say("ui-acts-outsider")
                options: [Words.say("ui-acts-outsider")]
                current: root.vm.outsider ? 0 : -1
                onPicked: root.vm.chooseOutsider()
            }
            Choice {
                objectName: "team"
                visible: root.vm.name === "end"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, talk.width)
                size: 15
                name: Words.say("ui-overrule-winner")
                options: [...root.vm.teams.map(team => Words.say(team)), Words.say("ui-overrule-nobody")]
                current: root.vm.team
                onPicked: index => root.vm.chooseTeam(index)
            }
        }
    }
    buttons: [
        PillButton { objectName: "actsNot"; size: 20; text: Words.say("ui-overrule-not"); onClicked: root.app.back() },
        HoldButton {
            objectName: "decide"
            because: root.vm.hindrance === "" ? "" : Words.say(root.vm.hindrance)
            tone: "danger"
            emblem: "moon"
            size: 20
            duration: 1400
            text: root.vm.picked > 0 ? Words.say("ui-acts-hold-seat", { seat: root.vm.picked }) : Words.say("ui-acts-hold")
            onCompleted: root.vm.confirm()
        }
    ]
}
