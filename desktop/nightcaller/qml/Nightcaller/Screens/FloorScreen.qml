import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Speeches: the speaker in letters for the whole room, a clock, who is next. Anybody may ask for the laptop to
// declare something; a candidate may withdraw.
TableFrame {
    id: root
    required property FloorViewModel vm
    readonly property bool asking: vm.mode !== ""
    readonly property bool over: vm.number === 0
    today: vm.day
    day: 0.6
    dawn: 0.6
    Keys.forwardTo: [ring]
    Keys.onEscapePressed: event => { event.accepted = root.asking; if (root.asking) root.vm.ask(""); }

    SeatRing {
        id: ring
        anchors.fill: parent
        focus: root.asking
        model: root.vm.seats
        interactive: root.asking
        onChosen: seat => root.vm.choose(seat)
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 6 * Theme.u
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight))
            Prose {
                objectName: "floorTitle"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.asking ? Words.lines("ui-floor-" + root.vm.mode + "-who") : Words.lines(root.vm.title)
                size: 20
                strong: true
                color: Theme.gold
            }
            Heading {
                objectName: "speaker"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: !root.asking
                text: root.over ? Words.first("ui-floor-all-spoken") : Words.first("ui-floor-speaker", { seat: root.vm.number, name: root.vm.name })
                size: 60
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !root.asking && root.vm.clocked
                spacing: 14 * Theme.u
                TimerRing {
                    objectName: "clock"
                    width: 110 * Theme.u
                    value: root.vm.share
                    text: root.vm.left
                    urgent: root.vm.urgent
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 8 * Theme.u
                    PillButton { objectName: "pause"; size: 15; text: Words.say(root.vm.running ? "ui-floor-pause" : "ui-floor-resume"); onClicked: root.vm.pause() }
                    PillButton { objectName: "more"; size: 15; text: Words.say("ui-floor-more"); onClicked: root.vm.more() }
                }
            }
            Prose {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                visible: !root.asking && root.vm.nextNumber > 0
                text: visible ? Words.say("ui-floor-next-up", { seat: root.vm.nextNumber }) : ""
                size: 18
                color: Theme.inkDim
            }
            ProgressLine { anchors.horizontalCenter: parent.horizontalCenter; visible: !root.asking && root.vm.count > 1; width: Math.min(parent.width, 380 * Theme.u); steps: root.vm.count; value: root.vm.done / Math.max(1, root.vm.count) }
        }
    }
    buttons: [
        PillButton { objectName: "cancel"; visible: root.asking; size: 19; text: Words.say("ui-floor-cancel"); onClicked: root.vm.ask("") },
        PillButton { objectName: "declare"; visible: root.vm.mayDeclare && !root.asking; size: 18; emblem: "sun"; text: Words.say("ui-floor-declare"); onClicked: root.vm.ask("declare") },
        PillButton { objectName: "withdraw"; visible: root.vm.mayWithdraw && !root.asking; size: 18; text: Words.say("ui-floor-withdraw"); onClicked: root.vm.ask("withdraw") },
        PillButton {
            objectName: "next"
            visible: !root.asking && !root.over
            focus: visible
            tone: "primary"
            size: 22
            text: Words.say(root.vm.nextNumber > 0 ? "ui-floor-next" : "ui-floor-last")
            onClicked: root.vm.next()
        },
        HoldButton { objectName: "skipRest"; visible: !root.asking && !root.over && root.vm.nextNumber > 0; size: 18; emblem: "moon"; text: Words.say("ui-floor-skip-rest"); duration: 900; onCompleted: root.vm.close() },
        PillButton { objectName: "close"; visible: !root.asking && root.over; focus: visible; tone: "primary"; size: 22; text: Words.say("ui-go-on"); onClicked: root.vm.close() }
    ]
}
