import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// A vote by show of hands: choose a name, tap every hand that is up for it, next name.
TableFrame {
    id: root
    required property HandsViewModel vm
    today: vm.day
    day: 0.6
    dawn: 0.5
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        anchors { left: parent.left; top: parent.top; bottom: root.portrait ? tally.top : parent.bottom; right: root.portrait ? parent.right : tally.left }
        focus: true
        model: root.vm.seats
        onChosen: seat => root.vm.choose(seat)
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 8 * Theme.u
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight))
            RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 56 * Theme.u; height: width; kind: "ballot" }
            Heading { objectName: "handsTitle"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: root.vm.choosing ? Words.first(root.vm.title) : root.vm.abstaining ? Words.first("ui-hands-abstaining") : Words.first("ui-floor-speaker", { seat: root.vm.target, name: root.vm.targetName }); size: 38; maximumLineCount: 2; elide: Text.ElideRight }
            Prose { objectName: "handsHint"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.lines(root.vm.choosing ? root.vm.complete ? "ui-hands-complete" : "ui-hands-choose" : "ui-hands-tap"); size: 17; color: Theme.inkDim }
            Prose { objectName: "handsLeft"; width: parent.width; horizontalAlignment: Text.AlignHCenter; visible: root.vm.left > 0; text: Words.say("ui-hands-left", { count: root.vm.left }); size: 18; strong: true; color: Theme.gold }
        }
    }
    ScrollArea {
        id: tally
        anchors { right: parent.right; bottom: parent.bottom; topMargin: 70 * Theme.u; top: root.portrait ? undefined : parent.top }
        width: root.portrait ? parent.width : Math.min(360 * Theme.u, parent.width * 0.3)
        height: root.portrait ? Math.min(bars.implicitHeight, parent.height * 0.28) : undefined
        VoteBars { id: bars; width: parent.width; model: root.vm.votes; size: 17 }
    }
    buttons: [
        PillButton { objectName: "nextName"; visible: !root.vm.choosing; tone: root.vm.complete ? "plain" : "primary"; size: 20; text: Words.say("ui-hands-next"); onClicked: root.vm.nextName() },
        PillButton { objectName: "abstain"; visible: root.vm.choosing && !root.vm.complete; size: 18; text: Words.say("ui-hands-abstain"); onClicked: root.vm.abstain() },
        PillButton { objectName: "restAbstain"; visible: !root.vm.complete; size: 18; text: Words.say("ui-hands-rest"); onClicked: root.vm.restAbstain() },
        PillButton { objectName: "confirm"; enabled: root.vm.complete; tone: "primary"; size: 20; text: Words.say("ui-hands-confirm"); onClicked: root.vm.confirm() }
    ]
}
