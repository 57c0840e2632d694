pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The table overrules: what, then whom, then a long hold. Only what everybody may see is shown and changed here.
TableFrame {
    id: root
    required property OverruleViewModel vm
    hasMenu: false
    seated: ring.count
    entry: what
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        anchors.fill: parent
        model: root.vm.seats
        interactive: !root.vm.ending
        onChosen: seat => root.vm.chooseSeat(seat)
        onRefused: (seat, reason) => root.refuse(reason)
        TableTalk {
            id: talk
            line: Words.first("ui-overrule")
            second: Words.second("ui-overrule")
            hint: root.vm.ending ? "" : Words.lines("ui-overrule-hint")
            size: 40
            Choice {
                id: what
                objectName: "what"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, talk.width)
                size: 16
                name: Words.say("ui-overrule")
                options: [Words.say("ui-overrule-leaves"), Words.say("ui-overrule-returns"), Words.say("ui-overrule-ends")]
                current: root.vm.kind
                onPicked: index => root.vm.choose(index)
            }
            Choice {
                objectName: "team"
                visible: root.vm.ending
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, talk.width)
                size: 16
                name: Words.say("ui-overrule-winner")
                options: [...root.vm.teams.map(team => Words.say(team)), Words.say("ui-overrule-nobody")]
                current: root.vm.team
                onPicked: index => root.vm.chooseTeam(index)
            }
        }
    }
    buttons: [
        HoldButton {
            objectName: "overrule"
            enabled: root.vm.ready
            tone: "danger"
            emblem: "moon"
            size: 20
            duration: 1400
            text: root.vm.picked > 0 ? Words.say("ui-overrule-hold-seat", { seat: root.vm.picked }) : Words.say("ui-overrule-hold")
            onCompleted: root.vm.confirm()
        },
        PillButton { objectName: "overruleNot"; size: 20; text: Words.say("ui-overrule-not"); onClicked: root.app.back() }
    ]
}
