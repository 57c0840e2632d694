pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Eyes closed: the laptop in the middle of the table. The called role, its question in the form that the published
// deck gives away, and the people; alike whether the role is alive, dead or in nobody's hands. What only the called
// may see is on a card that is held.
PrivatePage {
    id: root
    required property CallingViewModel vm
    readonly property bool open: vm.moment === "open"
    readonly property bool dark: vm.moment === "dark"
    // What "nobody" means for the seat that is asked for next.
    readonly property string nobody: Words.nearest(vm.skipMessage, "choice-nobody")
    readonly property string role: vm.role === "" ? "" : Words.idOf("role", vm.role)
    onSeenChanged: if (seen) vm.goOn()
    onMustCover: { foot.hold.cancel(); vm.coverUp(); }
    Item { id: rest; focus: true }
    function toConfirm() {
        foot.confirmButton.forceActiveFocus(Qt.OtherFocusReason);
    }
    readonly property string place: [vm.index, vm.moment, vm.asked].join("/")
    onPlaceChanged: {
        Fresh.begin();
        foot.hold.cancel();
        rest.forceActiveFocus();
    }
    // The next blank that a seat goes to, and the cards laid out: a tap may be meant for what was there before.
    readonly property string asking: [vm.active, vm.opened].join("/")
    onAskingChanged: Fresh.begin()
    Keys.forwardTo: open ? [cards.visible ? cards : table] : []
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) vm.confirm(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) vm.confirm(); }

    CornerTitle {
        id: head
        visible: !root.dark
        aside: !root.portrait && table.count <= 12
        portrait: root.portrait
        ring: table
        ringBottom: foot.y - 28 * Theme.u
        anchors { left: parent.left; top: parent.top; margins: root.margin; topMargin: 22 * Theme.u }
        width: aside ? Math.min(250 * Theme.u, parent.width * 0.22) : parent.width - 2 * root.margin
        size: 40
        titleName: "nightTitle"
        title: Words.first("ui-visit-night", { day: root.vm.day })
        second: Words.second("ui-visit-night", { day: root.vm.day })
    }
    Item {
        id: stage
        visible: !root.dark
        anchors {
            top: head.aside ? parent.top : head.bottom
            topMargin: (head.aside ? 14 : 10) * Theme.u
            bottom: foot.top
            bottomMargin: 28 * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width - 2 * (root.portrait ? 10 * Theme.u : root.margin)
        QuestionTable {
            id: table
            objectName: "table"
            anchors.fill: parent
            visible: !cards.visible
            opacity: foot.hold.held ? 0 : 1
            model: root.vm.seats
            blanks: root.vm.blanks
            people: root.vm.people
            interactive: root.open && root.vm.people > 0 && !foot.hold.held
            emblem: Words.kindOf(root.vm.role)
            kicker: root.role === "" ? "" : Words.say(root.role)
            line: root.role === "" ? ""
                : root.open ? Words.lines("ui-call-answered")
                : Words.lines(root.role + (root.vm.moment === "wake" ? ".wake" : ".sleep"))
            fact: root.open && root.vm.look !== "" ? Words.lines(root.vm.look) : ""
            notes: root.open && root.vm.asked && root.vm.together ? Words.lines("ui-call-together") : ""
            reason: root.vm.reason === "" ? "" : Words.lines(root.vm.reason)
            say: (message, args) => Words.lines(message, args)
            seatName: (number, name) => root.seatName(number, name)
            onChosen: seat => { root.vm.choose(seat); root.toConfirm(); }
            onRefused: seat => root.vm.choose(seat)
            onWordChosen: (blank, word) => { root.vm.chooseWord(blank, word); root.toConfirm(); }
            onActivated: blank => root.vm.activate(blank)
        }
        // Which role is meant: the published cards, in the place of the people.
        CardGrid {
            id: cards
            objectName: "cardGrid"
            anchors.fill: parent
            visible: root.open && root.vm.opened >= 0
            opacity: table.opacity
            kicker: table.kicker
            prompt: visible ? Words.lines(root.vm.namingPrompt) : ""
            reason: table.reason
            model: visible ? root.vm.cardWords : null
            text: row => Words.say(Words.nearest(row.message, row.general))
            onChosen: role => { root.vm.chooseWord(root.vm.opened, role); root.toConfirm(); }
        }
        RoleCard {
            objectName: "card"
            readonly property real fits: Math.min(parent.width, parent.height / 1.42, 420 * Theme.u)
            visible: revealed
            anchors.centerIn: parent
            width: Math.round(fits)
            height: Math.round(fits * 1.42)
            revealed: foot.hold.held
            face: told
            backText: Words.first("ui-app-name")
        }
    }
    // How long a choice is still taken: the same for everybody who could be called now.
    ProgressLine {
        id: left
        objectName: "timeLeft"
        anchors { bottom: foot.top; bottomMargin: 12 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(foot.width, 420 * Theme.u)
        visible: root.open && root.vm.answerSeconds > 0
        Accessible.name: Words.say("ui-call-time")
        NumberAnimation on value {
            running: root.open
            paused: running && !root.seen
            from: 1
            to: 0
            duration: Math.max(1, root.vm.answerSeconds * 1000)
        }
        Prose {
            objectName: "secondsLeft"
            anchors { left: parent.right; leftMargin: 14 * Theme.u; verticalCenter: parent.verticalCenter }
            text: Math.ceil(left.value * root.vm.answerSeconds)
            size: Theme.tight(19); strong: true; color: Theme.gold; lineHeight: 1
            Accessible.ignored: true // the line has a name; what changes every second is not read aloud
        }
    }
    Component {
        id: told
        AnswerFace {
            objectName: "answerFace"
            heading: Words.say("ui-visit-yours")
            told: root.vm.lines.length === 0 ? Words.lines(root.vm.nothing)
                : root.vm.lines
                    .map(line => Words.lines(line.message, line.arguments)
                        + (line.arguments.seat && line.message.startsWith("shown-")
                            ? "\n" + root.seatName(line.arguments.seat, line.arguments.name) : ""))
                    .join("\n")
        }
    }
    PrivateFooter {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: 22 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, 980 * Theme.u)
        visible: !root.dark
        enabled: root.open
        holdText: Words.lines(Words.nearest(root.vm.look + ".held", "ui-call-see"))
        holdTone: root.vm.looksFirst && !root.vm.touched ? "primary" : "plain"
        heldText: Words.lines("ui-visit-release")
        confirmEnabled: root.open && root.vm.touched
        confirmName: Words.say("ui-visit-confirm")
        confirmText: Words.each(say => root.vm.touched
            ? say("ui-visit-confirm-choice", { choice: table.together(root.vm.stands, say) })
            : !root.open || !root.vm.asked ? say("ui-call-wait")
            : root.vm.people === 0 ? say("ui-visit-choose-word")
            : root.vm.skipMessage === "" ? say("ui-visit-choose-seat")
            : say("ui-call-choose", { nobody: say(root.nobody) }))
        skipEnabled: root.open && root.vm.people > 0 && !cards.visible
        skipOn: root.vm.skipping
        skipText: Words.lines(cards.visible ? "choice-nobody" : root.nobody)
        onSkipped: { root.vm.skip(); root.toConfirm(); }
        onConfirmed: root.vm.confirm()
    }
}
