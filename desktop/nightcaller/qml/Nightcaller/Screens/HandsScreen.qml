import QtQuick
import Nightcaller.Kit

// A vote by show of hands: choose a name, tap every hand that is up for it, next name. The count grows beside the
// table (below it where the window is upright).
TableFrame {
    id: root
    required property HandsViewModel vm
    readonly property real paneWidth: root.portrait ? root.width - 2 * root.margin
        : Math.min(350 * Theme.u, root.width * 0.36)
    today: vm.day
    seated: ring.count
    ring: ring
    moonSize: 0
    entry: ring
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        x: parent.width - width
        width: root.portrait ? parent.width : parent.width - root.paneWidth - 20 * Theme.u
        height: root.portrait ? parent.height * 0.72 - 10 * Theme.u : parent.height
        model: root.vm.seats
        noted: true
        onChosen: seat => root.vm.choose(seat)
        onRefused: (seat, reason) => root.refuse(reason, ring.nameOf(seat))
        TableTalk {
            kicker: root.vm.choosing ? "" : Words.lines(root.vm.title)
            emblem: root.vm.choosing ? "ballot" : ""
            line: root.vm.choosing ? Words.first(root.vm.title)
                : root.vm.abstaining ? Words.first("ui-hands-abstaining")
                : Words.first("ui-floor-speaker", { seat: root.vm.target, name: root.vm.targetName })
            second: root.vm.choosing ? Words.second(root.vm.title)
                : root.vm.abstaining ? Words.second("ui-hands-abstaining") : ""
            // Before the first hand stands how the vote is decided.
            hint: (root.vm.choosing && root.vm.counted === 0 && root.vm.settled !== ""
                ? Words.lines(root.vm.settled) + "\n" : "")
                + Words.lines(!root.vm.choosing ? "ui-hands-tap"
                    : root.vm.complete ? "ui-hands-complete" : "ui-hands-choose")
        }
    }
    Panel {
        objectName: "tally"
        x: root.margin * 0.4
        y: root.portrait ? parent.height - height : begins
        readonly property real begins: root.phaseEnd > 0 ? root.phaseEnd + 8 * Theme.u : 0
        width: root.paneWidth
        height: Math.min(head.implicitHeight + Math.max(bars.implicitHeight, empty.visible ? empty.implicitHeight : 0)
            + (rest.visible ? rest.height + 8 * Theme.u : 0) + 2 * padding + 12 * Theme.u,
            parent.height * (root.portrait ? 0.28 : 1) - begins)
        padding: 16 * Theme.u
        Paragraph {
            id: head
            objectName: "handsLeft"
            text: root.vm.left > 0 ? Words.lines("ui-hands-left", { count: root.vm.left }) : Words.lines("ui-hands-all")
            size: Theme.tight(20)
            strong: true
            color: Theme.gold
        }
        Prose {
            id: empty; visible: root.vm.counted === 0
            anchors { left: parent.left; right: parent.right; top: head.bottom; topMargin: 8 * Theme.u }
            text: Words.lines("ui-hands-none"); size: Theme.tight(16); color: Theme.inkDim
        }
        ScrollArea {
            anchors {
                left: parent.left; right: parent.right; top: head.bottom; topMargin: 10 * Theme.u
                bottom: rest.visible ? rest.top : parent.bottom; bottomMargin: rest.visible ? 8 * Theme.u : 0
            }
            VoteBars { id: bars; width: parent.width; model: root.vm.votes; size: Theme.tight(17) }
        }
        // what everybody does at once is nowhere near what one person does
        PillButton {
            id: rest; objectName: "restAbstain"; visible: !root.vm.complete && root.vm.mayAbstain
            anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
            width: Math.min(implicitWidth, parent.width); size: Theme.capped(16); text: Words.say("ui-hands-rest")
            onClicked: root.vm.restAbstain()
        }
    }
    main: vm.choosing || vm.complete ? confirm : nextName
    buttons: [
        PillButton {
            objectName: "abstain"; visible: root.vm.choosing && !root.vm.complete && root.vm.mayAbstain
            size: Theme.capped(18); text: Words.say("ui-hands-abstain"); onClicked: root.vm.abstain()
        },
        PillButton {
            id: nextName; objectName: "nextName"; visible: !root.vm.choosing
            tone: root.vm.complete ? "plain" : "primary"; size: Theme.capped(20); text: Words.say("ui-hands-next")
            onClicked: root.vm.nextName()
        },
        PillButton {
            id: confirm; objectName: "confirm"; visible: root.vm.choosing || root.vm.complete; enabled: root.vm.complete
            tone: "primary"; size: Theme.capped(20); text: Words.say("ui-hands-confirm"); onClicked: root.vm.confirm()
        }
    ]
}
