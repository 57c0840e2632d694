pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The moderator's console: what to say now and next in letters that he reads while walking, the people, the
// question, the steps of the night. Everything secret is covered until he holds the cover open, with the button or
// the space bar. S speaks the line, M opens the handbook.
PrivatePage {
    id: root
    required property ConsoleViewModel vm
    moonSize: 0
    // By day everybody may see the screen: it is the same for a seat that can do something and for one that cannot.
    readonly property bool aloud: ["declare", "last_acts", "day_round", "day_asked"].includes(vm.purpose)
    // Somebody may have to be shown something, and stands below by number.
    readonly property bool rounds: vm.purpose === "round" || vm.purpose === "dawn"
    // Nobody is passed over by a tap: what is new for them is shown, or he holds that he has told them without it.
    readonly property bool owes: vm.unseen.length > 0
    property int offered: -1
    property bool spaced: false
    readonly property bool held: foot.hold.held || spaced
    // The lines of a script as one paragraph; Chinese puts no space after a full stop.
    function paragraph(lines: list<string>): string {
        return lines.join(" ").replace(/([。？！]) /g, "$1");
    }
    // What whoever is called may know, with the name of what it points at.
    function toldOf(fact: var): string {
        const who = fact.kind === "seat" ? seatName(fact.number, fact.name)
            : Words.first(fact.kind === "role" ? Words.idOf("role", fact.role) : fact.word);
        return Words.first("ui-narrator-told", { what: Words.first(fact.caption), who: who });
    }
    function toBeShown(seats: var): string {
        return Words.lines("ui-narrator-eyes", { seats: seats, count: seats.length });
    }
    onHeldChanged: vm.peek(held)
    onMustCover: { foot.hold.cancel(); spaced = false; vm.coverUp(); }
    readonly property string place: [vm.purpose, vm.index, vm.number, vm.asked].join("/")
    onPlaceChanged: { offered = -1; rest.forceActiveFocus(); }
    Component.onCompleted: rest.forceActiveFocus()
    // The keyboard rests here between two taps: space holds the cover open, Enter goes on.
    Item {
        id: rest
        focus: true
        Keys.forwardTo: [cards.visible ? cards : table]
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Space)
                return;
            event.accepted = true;
            if (!event.isAutoRepeat)
                root.spaced = true;
        }
        Keys.onReleased: event => {
            if (event.key === Qt.Key_Space && !event.isAutoRepeat)
                root.spaced = false;
        }
        onActiveFocusChanged: if (!activeFocus) root.spaced = false
        Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.vm.goOn(); }
        Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.vm.goOn(); }
    }
    Keys.onPressed: event => {
        event.accepted = !event.isAutoRepeat && [Qt.Key_S, Qt.Key_M, Qt.Key_N].includes(event.key);
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_N)
            foot.skip();
        else
            event.key === Qt.Key_S ? root.vm.say() : root.app.open("ModeratorBook");
    }

    // The left hand's column: the night, its steps, and what is done with them. In portrait it lies on top.
    Item {
        id: side
        readonly property bool beside: !root.portrait
        anchors {
            left: parent.left; top: beside ? parent.top : words.bottom; leftMargin: root.margin
            topMargin: (beside ? 14 : 12) * Theme.u
        }
        width: beside ? Math.min(parent.width * 0.3, Math.max(256 * Theme.u, Theme.type(Theme.tight(16)) * 15))
            : parent.width - 2 * root.margin
        height: beside ? foot.y - y - 14 * Theme.u : steps.implicitHeight + tray.implicitHeight + 10 * Theme.u
        ScrollArea {
            anchors {
                left: parent.left; right: parent.right; top: parent.top
                topMargin: side.beside ? title.implicitHeight + 6 * Theme.u : 0
            }
            height: side.beside ? tray.y - y - 10 * Theme.u : steps.implicitHeight
            StepList {
                id: steps
                objectName: "steps"
                width: parent.width
                narrow: !side.beside
                model: root.vm.calls
                offered: root.offered
                onPicked: index => { root.offered = root.offered === index ? -1 : index; rest.forceActiveFocus(); }
            }
        }
        Flow {
            id: tray
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            spacing: 8 * Theme.u
            PillButton {
                objectName: "asBefore"; visible: root.vm.repeats; width: tray.width; size: Theme.capped(18)
                text: Words.first("ui-narrator-as-before"); onClicked: { root.vm.asBefore(); rest.forceActiveFocus(); }
            }
            HoldButton {
                objectName: "show"
                width: side.beside ? tray.width : (tray.width - tray.spacing) / 2
                size: Theme.capped(18)
                text: root.vm.nextEyes.length > 0 ? Words.first("ui-narrator-show-seats", { seats: root.vm.nextEyes })
                    : root.vm.number > 0 ? Words.first("ui-narrator-show-seats", { seats: [root.vm.number] })
                    : root.vm.role !== "" ? Words.first("ui-narrator-show-awake") : ""
                because: root.rounds && root.vm.eyes.length === 0 ? Words.first("ui-narrator-nobody") : ""
                onCompleted: { cancel(); root.vm.showNext(); }
            }
            HoldButton {
                objectName: root.offered < 0 ? "consoleUndo" : "backHere"
                width: side.beside ? tray.width : (tray.width - tray.spacing) / 2
                size: Theme.capped(18)
                emblem: "moon"
                duration: 900
                because: root.offered < 0 && !root.vm.mayUndo ? Words.first("error-decision-nothing-to-undo") : ""
                text: Words.first(root.offered < 0 ? "ui-narrator-undo" : "ui-narrator-again")
                onCompleted: {
                    const index = root.offered;
                    root.offered = -1;
                    index < 0 ? root.vm.undo() : root.vm.backTo(index);
                }
            }
        }
    }
    Heading {
        id: title
        objectName: "consoleTitle"
        anchors {
            left: parent.left; top: parent.top; leftMargin: root.margin; topMargin: (side.beside ? 12 : 18) * Theme.u
        }
        width: side.beside ? side.width : parent.width - tools.width - 3 * root.margin
        maximumLineCount: 1
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: Words.first(root.aloud || root.vm.byDay ? "event-day-breaks" : "ui-visit-night", { day: root.vm.day })
        size: Theme.capped(38)
    }
    Row {
        id: tools
        z: 2
        anchors { right: parent.right; top: parent.top; rightMargin: root.margin; topMargin: 14 * Theme.u }
        spacing: 8 * Theme.u
        PillButton {
            objectName: "say"; size: Theme.capped(15); emblem: "cockerel"; text: Words.first("ui-narrator-say")
            onClicked: { root.vm.say(); rest.forceActiveFocus(); }
        }
        PillButton {
            objectName: "book"; size: Theme.capped(15); emblem: "book"; text: Words.first("ui-narrator-book")
            onClicked: root.app.open("ModeratorBook")
        }
        PillButton {
            objectName: "menuButton"; size: Theme.capped(15); text: Words.first("ui-menu"); onClicked: menu.open()
        }
    }
    Panel {
        id: words
        visible: root.vm.now.length > 0
        accent: true
        padding: 14 * Theme.u
        anchors {
            left: side.beside ? side.right : parent.left
            right: parent.right
            top: tools.bottom
            leftMargin: side.beside ? 18 * Theme.u : root.margin
            rightMargin: root.margin
            // upright, the title stands above it too, and may be the taller one
            topMargin: Math.max(8 * Theme.u,
                side.beside ? 0 : title.y + title.height - tools.y - tools.height + 4 * Theme.u)
        }
        // Larger letters take what the next line leaves them, not the table's room: the script fits what there is.
        readonly property bool roomy: Theme.textScale < 1.3
        height: (root.portrait ? 190 : Words.both ? 164 : 136) * Theme.u
        Heading {
            objectName: "script"
            // not the lines' own height, which follows from where they are elided
            anchors {
                left: parent.left; right: parent.right; top: parent.top
                bottom: other.visible ? other.top : other.bottom
            }
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            text: Words.whole(root.paragraph(root.vm.now.map(line => Words.first(line.message, line.arguments))))
            size: Theme.capped(40)
            color: Theme.goldLight
            lineHeight: 1
        }
        Prose {
            id: other
            anchors { left: parent.left; right: parent.right; bottom: then.visible ? then.top : parent.bottom }
            visible: text !== ""
            maximumLineCount: 2
            elide: Text.ElideRight
            text: Words.both ? root.paragraph(root.vm.now.map(line => Words.second(line.message, line.arguments))) : ""
            size: Theme.tight(18)
            color: Theme.gold
        }
        Prose {
            id: then
            objectName: "scriptThen"
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            visible: words.roomy
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            text: root.vm.then.length
                ? Words.first("ui-narrator-then",
                    { line: root.paragraph(root.vm.then.map(line => Words.first(line.message, line.arguments))) })
                : " "
            size: Theme.tight(18)
            color: Theme.inkDim
        }
    }
    // How long such a call usually stays open, for every role alike: so nobody hears who is dead or absent.
    ProgressLine {
        objectName: "usual"
        anchors {
            left: words.left; right: words.right; top: words.bottom; topMargin: 3 * Theme.u; leftMargin: words.radius
            rightMargin: words.radius
        }
        visible: root.vm.clocked
        value: root.vm.waited
        Accessible.name: Words.first("ui-narrator-usual")
    }
    QuestionTable {
        id: table
        objectName: "table"
        anchors {
            left: side.beside ? side.right : parent.left
            right: parent.right
            top: side.beside ? words.bottom : side.bottom
            bottom: foot.top
            leftMargin: side.beside ? 12 * Theme.u : 6 * Theme.u
            rightMargin: 10 * Theme.u
            topMargin: 12 * Theme.u
            bottomMargin: 16 * Theme.u
        }
        visible: !cards.visible
        noted: true
        lettering: Math.max(1, Math.min(1.7, Theme.textScale))
        model: root.vm.seats
        blanks: root.vm.blanks
        people: root.vm.people
        interactive: root.vm.placing !== "" || root.vm.people > 0
        emblem: root.vm.role === "" ? "eye" : Words.kindOf(root.vm.role)
        kicker: root.vm.role !== "" ? Words.say(Words.idOf("role", root.vm.role))
            : root.seatName(root.vm.number, root.vm.name)
        line: {
            if (root.vm.placing !== "")
                return Words.lines(root.vm.placeMessage,
                    { role: root.vm.placing, count: root.vm.toPlace, awake: root.vm.awake });
            if (root.vm.purpose === "dawn" && root.vm.eyes.length === 0)
                return Words.lines(root.vm.walks ? "ui-narrator-dawn-nobody" : "ui-narrator-dawn-about");
            if (root.rounds)
                return Words.lines(root.vm.eyes.length === 0 ? "ui-narrator-round-nobody"
                    : root.vm.byDay ? "ui-narrator-day-round-about"
                    : "ui-narrator-round-about");
            return root.vm.steps > 0 ? Words.lines("ui-narrator-recorded") : "";
        }
        opening: root.aloud ? Words.lines("ui-narrator-declares", { name: root.vm.name }) : ""
        openingSeat: root.aloud ? Words.lines("ui-narrator-declares-seat", { name: root.vm.name }) : ""
        fact: root.vm.told.length > 0 ? root.vm.told.map(root.toldOf).join(" · ")
            : root.vm.tells.length === 0 ? ""
            : Words.lines(root.vm.peeking ? "ui-narrator-tells-nothing" : "ui-narrator-tells",
                { what: root.vm.tells.map(caption => Words.first(caption)).join(" · ") })
        notes: root.vm.anyway ? Words.lines("ui-narrator-anyway")
            : root.vm.purpose === "last_acts" ? Words.lines("ui-narrator-all-asked")
            : root.rounds ? (root.owes ? root.toBeShown(root.vm.unseen) : "")
            : root.vm.eyes.length > 0 ? root.toBeShown(root.vm.eyes) : ""
        // a tap that does not count says of whom
        reason: root.vm.reason === "" ? ""
            : root.vm.refused === "" ? Words.say(root.vm.reason) : Words.of(root.vm.refused, root.vm.reason)
        say: (message, args) => Words.lines(message, args)
        seatName: (number, name) => root.seatName(number, name)
        onChosen: seat => { root.vm.choose(seat); rest.forceActiveFocus(); }
        onRefused: seat => root.vm.choose(seat)
        onWordChosen: (blank, word) => { root.vm.chooseWord(blank, word); rest.forceActiveFocus(); }
        onActivated: blank => { root.vm.activate(blank); rest.forceActiveFocus(); }
    }
    // Which role is meant: the published cards, in the place of the people.
    CardGrid {
        id: cards
        objectName: "cardGrid"
        // as wide as the script: the people's ring may go further out than that
        anchors {
            fill: table; leftMargin: words.x - table.x; rightMargin: table.x + table.width - words.x - words.width
        }
        visible: root.vm.opened >= 0 || root.vm.wanted > 0
        kicker: table.kicker + (table.notes === "" ? "" : "  ·  " + table.notes)
        prompt: root.vm.wanted > 0
            ? Words.lines("ui-narrator-whose-card", { seat: root.vm.wanted, name: root.vm.wantedName })
            : visible ? Words.lines(root.vm.namingPrompt) : ""
        reason: table.reason
        model: visible ? root.vm.cardWords : null
        text: row => Words.say(Words.nearest(row.message, row.general))
        onChosen: role => {
            root.vm.wanted > 0 ? root.vm.tell(role) : root.vm.chooseWord(root.vm.opened, role);
            rest.forceActiveFocus();
        }
    }
    PrivateFooter {
        id: foot
        letters: Theme.capped(1)
        anchors { bottom: parent.bottom; bottomMargin: 16 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, 1080 * Theme.u)
        holdText: Words.first("ui-narrator-peek")
        heldText: Words.first("ui-narrator-peeking")
        confirmEnabled: root.vm.placing === "" && root.vm.wanted === 0 && !root.owes
            && (!root.vm.asked || root.vm.decides)
        confirmName: Words.first("ui-visit-confirm")
        confirmText: {
            if (root.vm.placing !== "")
                return Words.first("ui-narrator-place-first");
            if (root.vm.wanted > 0)
                return Words.first("ui-narrator-card-wanted");
            if (!root.vm.asked)
                return Words.first(root.owes ? "ui-narrator-show-first"
                    : root.vm.purpose === "night" ? "ui-narrator-next"
                    : root.vm.purpose === "dawn" ? "ui-narrator-wake"
                    : root.aloud ? "ui-narrator-day-next"
                    : "ui-narrator-round-done");
            // It says what it will mean, and never nobody: an answer by night that stands alone is recorded by its tap.
            if (root.vm.decides)
                return Words.first("ui-narrator-record", { choice: table.together(root.vm.stands, Words.first) });
            return Words.first(root.vm.toDo);
        }
        // The same whoever is called or visited, living or dead; by night an answer that is one word has its "no"
        // beside it.
        skipEnabled: root.vm.wanted > 0 || root.owes
            || !cards.visible && (skipHeld ? root.vm.asked : root.vm.people > 0 || root.vm.stands.length > 1)
        skipHeld: (root.aloud || root.owes) && root.vm.wanted === 0
        skipOn: root.vm.skipping && root.vm.wanted === 0
        skipText: skipHeld
            ? Words.first("ui-narrator-hold-none",
                { what: Words.first(root.owes ? "ui-narrator-told-already" : root.vm.skipMessage) })
            : Words.say(root.vm.wanted > 0 ? "ui-narrator-think-again"
                : skipEnabled ? root.vm.skipMessage : "choice-nobody")
        onSkipped: { root.vm.wanted > 0 ? root.vm.thinkAgain() : root.vm.skip(); rest.forceActiveFocus(); }
        onConfirmed: { root.vm.goOn(); rest.forceActiveFocus(); }
    }
    ShowFace { facts: root.vm.figure; onPutAway: root.vm.putAway() }
    GameMenu { id: menu; app: root.app; mends: true }
}
