import QtQuick
import Nightcaller.Kit

// Speeches: the speaker in letters for the whole room, a clock, who is next. Anybody may ask for the laptop to
// declare something; a candidate may withdraw. Both take three steps: the button, the seat, and a hold.
TableFrame {
    id: root
    required property FloorViewModel vm
    readonly property bool asking: vm.mode !== ""
    readonly property bool over: vm.number === 0
    today: vm.day
    seated: ring.count
    ring: ring
    entry: over ? close : next
    Keys.forwardTo: [ring]
    Keys.onEscapePressed: event => { event.accepted = root.asking; if (root.asking) root.vm.ask(""); }
    // A moderator keeps the laptop: whoever has something to do or to read comes to him.
    function inHands(message: string): string {
        return root.app.moderated ? Words.nearest(message + "-moderator", message) : message;
    }
    onAskingChanged: (asking ? ring : over ? close : next).forceActiveFocus(Qt.TabFocusReason)
    onOverChanged: (over ? close : next).forceActiveFocus(Qt.TabFocusReason)

    SeatRing {
        id: ring
        anchors.fill: parent
        model: root.vm.seats
        interactive: root.asking
        onChosen: seat => root.vm.choose(seat)
        onRefused: (seat, reason) => root.refuse(reason, ring.nameOf(seat))
        TableTalk {
            readonly property string told: root.asking ? root.inHands("ui-floor-" + root.vm.mode + "-who")
                : "ui-floor-all-spoken"
            visible: root.asking || root.over
            line: Words.first(told)
            second: Words.second(told)
            size: 50
            hint: root.asking ? Words.lines(root.inHands("ui-floor-" + root.vm.mode + "-hint")) : ""
        }
        YieldingColumn {
            id: talk
            // what clock and speaker need beside each other
            readonly property real abreast: 172 * Theme.u + words.longest * 0.62
            // the clock stands above the speaker where the table is narrow, for its height or for its letters; but
            // on a low one they are larger beside each other all the same
            readonly property bool tall: parent.height > parent.width * 0.9
                || parent.width < abreast && parent.height * abreast > parent.width * 370 * Theme.u
            visible: !root.asking && !root.over
            anchors.centerIn: parent
            width: tall ? parent.width : Math.max(parent.width, abreast)
            spacing: 10 * Theme.u
            roomHigh: ring.innerHeight
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight),
                width > parent.width ? ring.snug(width, implicitHeight) : 1)
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                columns: talk.tall ? 1 : 2
                horizontalItemAlignment: Grid.AlignHCenter
                verticalItemAlignment: Grid.AlignVCenter
                spacing: 22 * Theme.u
                TimerRing {
                    id: clock
                    objectName: "clock"
                    visible: root.vm.clocked
                    width: 150 * Theme.u
                    value: root.vm.share
                    text: root.vm.left
                    urgent: root.vm.urgent
                }
                Item {
                    readonly property real room: talk.width
                        - (talk.tall || !clock.visible ? 0 : clock.width + 22 * Theme.u)
                    width: Math.min(room, Math.max(words.wanted, 200 * Theme.u))
                    height: words.implicitHeight
                    TableTalk {
                        id: words
                        within: talk
                        readonly property real wanted: Math.max(measure.advanceWidth(line)
                            + measure.font.pixelSize * 0.12,
                            260 * Theme.u)
                        // its longest word, beside which the clock has to stand
                        readonly property real longest: measure.font.pixelSize * 0.12
                            + line.split(" ").reduce((most, word) => Math.max(most, measure.advanceWidth(word)), 0)
                        FontMetrics {
                            id: measure
                            font {
                                family: Theme.displayFamily(words.line); pixelSize: Theme.display(Theme.steady(68))
                                bold: true
                            }
                        }
                        kicker: Words.say(Words.nearest(root.vm.title + "-speeches", root.vm.title))
                        line: Words.first("ui-floor-speaker", { seat: root.vm.number, name: root.vm.name })
                        hint: root.vm.nextNumber > 0
                            ? Words.lines("ui-floor-next-up", { seat: root.vm.nextNumber, name: root.vm.nextName }) : ""
                    }
                }
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.vm.clocked
                spacing: 12 * Theme.u
                PillButton {
                    objectName: "pause"; size: Theme.capped(16) * talk.lesserButtons
                    enabled: root.vm.left > 0 // time that is over neither stands nor runs
                    text: Words.say(root.vm.running || !enabled ? "ui-floor-pause" : "ui-floor-resume")
                    onClicked: root.vm.pause()
                }
                PillButton {
                    objectName: "more"; size: Theme.capped(16) * talk.lesserButtons; rapid: true
                    text: Words.say("ui-floor-more"); onClicked: root.vm.more()
                }
            }
            ProgressLine {
                anchors.horizontalCenter: parent.horizontalCenter; visible: root.vm.count > 1
                width: Math.min(parent.width * 0.7, 380 * Theme.u); steps: root.vm.count
                value: root.vm.done / Math.max(1, root.vm.count)
            }
        }
    }
    main: asking ? confirm : over ? close : next
    buttons: [
        PillButton {
            objectName: "cancel"; visible: root.asking; size: Theme.capped(18); text: Words.say("ui-floor-cancel")
            onClicked: root.vm.ask("")
        },
        HoldButton {
            id: confirm
            objectName: "confirm"
            visible: root.asking
            because: root.vm.asked > 0 ? "" : Words.say("ui-floor-tap-seat")
            size: Theme.capped(18)
            emblem: ["declare", "look"].includes(root.vm.mode) ? "sun" : "ballot"
            duration: 900
            text: root.vm.asked > 0
                ? Words.say(root.inHands("ui-floor-" + root.vm.mode + "-hold"),
                    { seat: root.vm.asked, name: root.vm.askedName })
                : ""
            onCompleted: root.vm.confirm()
        },
        PillButton {
            objectName: "declare"; visible: root.vm.mayDeclare && !root.asking; size: Theme.capped(18); emblem: "sun"
            text: Words.say(root.inHands("ui-floor-" + root.vm.asking)); onClicked: root.vm.ask(root.vm.asking)
        },
        PillButton {
            objectName: "withdraw"; visible: root.vm.mayWithdraw && !root.asking; size: Theme.capped(18)
            text: Words.say("ui-floor-" + root.vm.wayOut); onClicked: root.vm.ask(root.vm.wayOut)
        },
        PillButton {
            id: next
            objectName: "next"
            visible: !root.asking && !root.over
            tone: "primary"
            size: Theme.capped(18)
            text: Words.say(root.vm.nextNumber > 0 ? "ui-floor-next" : "ui-floor-last")
            onClicked: root.vm.next()
        },
        HoldButton {
            objectName: "skipRest"; visible: !root.asking && !root.over && root.vm.nextNumber > 0
            size: Theme.capped(18); emblem: "moon"; text: Words.say("ui-floor-skip-rest"); duration: 900
            onCompleted: root.vm.close()
        },
        PillButton {
            id: close; objectName: "close"; visible: !root.asking && root.over; tone: "primary"; size: Theme.capped(18)
            text: Words.say("ui-go-on"); onClicked: root.vm.close()
        }
    ]
}
