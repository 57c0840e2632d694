pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A player alone with the laptop: her card, which opens under the finger that has held "I am she", one page with
// everything that is asked of a seat in this round, and a hold that decides. While it lasts, what came of it lies under
// the finger; letting go covers it. The same skeleton for everybody: three buttons at the foot that never move and are
// always lit, and a line that fills up at a pace that tells nothing. Everything private hangs on the view model, which
// drops it in the very call that covers the screen.
PrivatePage {
    id: root
    required property VisitViewModel vm
    letters: vm.letters
    readonly property string kind: vm.page
    readonly property bool card: vm.page === "card"
    readonly property bool question: vm.page === "page"
    readonly property bool answer: vm.page === "answer"
    readonly property bool board: vm.page === "board"
    // The table has cards of its own: nobody's is on the screen before all are known.
    readonly property bool cards: vm.purpose === "cards"
    // A question wants a role named: the published cards lie on the page until one is tapped.
    readonly property bool naming: question && vm.opened >= 0

    // The seat's own language, or the table's; of two the first: another is chosen on the cover. What is read under
    // a finger is in one, in letters as large as may be.
    readonly property string language: vm.language || Words.main
    function say(message: string, args: var): string {
        return Words.hers(language, Words.first, message, args);
    }
    function seatName(number: int, name: string): string {
        return number > 0 ? say("ui-visit-seat", { seat: number, name: name }) : "";
    }

    function choose(seat: int) {
        const blank = vm.active;
        vm.choose(seat);
        table.answered(blank);
    }
    function chooseWord(blank: int, word: string) {
        vm.chooseWord(blank, word);
        table.answered(blank);
        rest.forceActiveFocus();
    }
    onMustCover: vm.coverUp()
    // Nobody is there who neither lays a finger anywhere nor a key, nor writes, nor goes from one place to the next.
    readonly property bool lies: Hand.down || foot.hold.holding || foot.main.holding
    readonly property list<var> doing: [Window.activeFocusItem, (writer.item as NoteWriter)?.begun ?? "", asked]
    onLiesChanged: vm.lay(lies)
    onDoingChanged: vm.stir()
    // A page begins with nothing focused and nothing held: Enter must be pressed anew, digits reach the seats. So does
    // the next blank that a seat goes to, and the cards laid out: a tap may be meant for what was there before.
    Item {
        id: rest
        focus: true
        // Tab begins at the top of the page: passed on like other keys, it would begin behind the big button.
        Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    }
    readonly property string asked: [kind, vm.turn, vm.active, vm.opened, table.at].join("/")
    onAskedChanged: Fresh.begin()
    Component.onCompleted: {
        Fresh.begin();
        // The hold that has brought her here goes on: until she has read her own name, and then her card opens.
        if (!question)
            (board ? foot.hold : foot.main).carry();
    }
    onKindChanged: {
        foot.hold.cancel();
        if (!answer)
            foot.main.cancel();
        rest.forceActiveFocus();
    }
    Keys.forwardTo: paper.open ? [paper, paper.hold]
        : board ? [foot.hold]
        : grid.visible ? [grid, foot.main]
        : question ? [table, foot.main]
        : [foot.main]

    CornerTitle {
        id: head
        // The closed card says whose it is as well.
        visible: !root.naming && !((root.card || root.answer) && aside && stage.x + paper.edge < x + width)
        aside: !root.board && !root.cards && !root.portrait && table.count <= 12
        portrait: root.portrait
        ring: table
        ringBottom: why.y - 6 * Theme.u
        readonly property real edge: root.margin + (!aside && stranger.visible ? stranger.width + 8 * Theme.u : 0)
        anchors { left: parent.left; top: parent.top; leftMargin: edge; topMargin: 22 * Theme.u }
        width: aside ? Math.min(250 * Theme.u, parent.width * 0.22) : parent.width - 2 * edge
        titleName: "visitTitle"
        title: root.vm.page === "" ? "" : root.seatName(root.vm.number, root.vm.name)
        second: root.vm.page === "" ? ""
            : root.say(root.vm.purpose === "night" && root.vm.day === 0 ? "ui-visit-start"
                : Words.idOf("ui-visit", root.vm.purpose),
                { day: root.vm.day })
    }
    // Where no closed card says whose page it is, before anything of hers is shown, the page has a way back itself.
    PillButton {
        id: stranger
        objectName: "notMe"
        visible: root.vm.notMe && !paper.open && !root.naming
        anchors { right: parent.right; rightMargin: root.margin; top: parent.top; topMargin: 18 * Theme.u }
        size: 15
        text: visible ? root.say("ui-visit-not-me") : ""
        onClicked: root.vm.coverUp()
    }
    Item {
        id: stage
        anchors {
            top: head.aside ? parent.top : head.bottom
            topMargin: (head.aside ? 14 : 10) * Theme.u
            bottom: why.top
            bottomMargin: 6 * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width - 2 * (root.portrait ? 10 * Theme.u : root.margin)

        QuestionTable {
            id: table
            hushed: true
            language: root.language
            objectName: "table"
            anchors.fill: parent
            visible: root.question && !root.cards && !root.naming
            model: root.vm.seats
            blanks: root.question && !root.cards ? root.vm.blanks : null
            people: root.vm.people
            dense: paper.dense
            names: root.vm.names
            turn: root.vm.turn
            interactive: root.question && root.vm.people > 0 && wantsSeat && !foot.hold.held
            say: (message, args) => root.say(message, args)
            seatName: (number, name) => root.seatName(number, name)
            // The next press of Space or Enter decides; it does not take the seat back.
            onChosen: seat => { root.choose(seat); rest.forceActiveFocus(); }
            onRefused: seat => root.choose(seat)
            onWordChosen: (blank, word) => root.chooseWord(blank, word)
            onActivated: blank => root.vm.activate(blank)
        }
        CardGrid {
            id: grid
            objectName: "cardGrid"
            anchors.fill: parent
            visible: root.question && root.cards || root.naming
            prompt: root.naming ? root.say(root.vm.namingPrompt) : visible ? root.say("ask-cards") : ""
            model: visible ? root.vm.cardWords : null
            text: row => root.say(row.general)
            onChosen: role => root.chooseWord(root.naming ? root.vm.opened : 0, role)
        }
        // Under the held card everything else is out of sight.
        Rectangle {
            objectName: "hush"
            x: -stage.x
            y: -stage.y - root.bodyTop
            width: root.width
            height: root.height
            visible: paper.open
            color: Theme.cardShade
        }
        HeldCard {
            id: paper
            objectName: "privateCard"
            visible: root.card || root.answer || root.board || foot.hold.held
            // A board leaves room for what is written, beside the card or below it; it is read close to the eyes,
            // with everything else out of the way.
            readonly property bool near: root.board && foot.hold.held
            readonly property bool aside: root.board && !near
            y: near ? 10 * Theme.u - stage.y : 0
            z: open ? 1 : 0
            width: aside && !root.portrait ? parent.width * 0.48 : parent.width
            height: near ? dwell.y - 16 * Theme.u : aside && root.portrait ? parent.height * 0.6 : parent.height
            hold: root.question || root.board || foot.hold.held ? foot.hold : foot.main
            entries: () => root.vm.card
                .map(line =>
                    ({ heading: line.heading === "" ? "" : root.say(line.heading, { day: line.day }),
                        text: root.spelt(line) }))
                .filter(entry => entry.text !== "")
            dense: Words.unspaced(root.say("ui-visit-same-for-all"))
            number: root.vm.number
            name: root.vm.name
            hue: root.vm.hue
            face: root.vm.face
            legend: root.vm.page === "" ? ""
                : root.say(root.card && foot.main.holding ? "ui-visit-keep-holding" : "ui-app-name")
        }
        Loader {
            id: writer
            objectName: "writer"
            active: root.board
            visible: !paper.near
            x: root.portrait ? 0 : parent.width * 0.52
            y: root.portrait ? parent.height * 0.63 : 0
            width: root.portrait ? parent.width : parent.width * 0.48
            height: root.portrait ? parent.height * 0.37 : parent.height
            sourceComponent: NoteWriter {
                objectName: "noteWriter"
                say: (message, args) => root.say(message, args)
                phrases: root.vm.purpose === "ghost" ? ["boo", "knew", "cold", "suspect", "yes", "no"]
                    : ["with-you", "suspect", "careful", "yes", "no", "tomorrow"]
                leave: text => root.vm.post(text)
                onTurned: root.vm.turnLeaf()
            }
        }
    }
    // A note with the number of whoever wrote it, or with an alias; new ones are marked.
    function note(post: var): string {
        const mark = post.fresh ? "• " : "";
        if (post.alias !== "")
            return mark + say("ui-board-note-alias", { author: say(post.alias), text: post.text });
        return mark + say("ui-board-note", { author: post.author === "" ? "none" : post.author, text: post.text });
    }
    function joined(seats: var): string {
        return seats.map(seat => seatName(seat.seat, seat.name)).join(say("ui-visit-comma"));
    }
    // Where a house rule decides what a card can do, or how it wins, it says what holds at this table.
    function agreed(message: string): string {
        return say(vm.wordings(message).find(one => Words.nearest(one, "") !== "") ?? message);
    }
    // An entry of the card as text.
    function spelt(line: var): string {
        const args = line.arguments;
        if (line.message === "ui-card-echo")
            return say(line.message,
                { question: say(args.question),
                    answer: args.number > 0 ? seatName(args.number, args.name)
                        : say(Words.nearest(args.answer, args.general)) });
        if (line.message.endsWith(".card") || line.message.endsWith(".wins"))
            return agreed(line.message);
        if (line.message === "ui-board-note")
            return note(args);
        if (args.leaves)
            return say(line.message) + (args.leaves > 1 ? "  " + args.leaf + " / " + args.leaves : "");
        if (args.boards)
            return say(line.message,
                { boards: args.boards
                    .map(one => say("ui-board-other", { board: say(one.board), fresh: one.fresh }))
                    .join(say("ui-visit-comma")) });
        if (args.rules)
            return args.rules
                .filter(one => !one.told.some(texts => texts.every(text => Words.nearest(text, "") !== "")))
                .map(one => Words.nearest(one.option + ".told", "") !== "" ? say(one.option + ".told")
                    : say(line.message, { rule: say(one.rule), option: say(one.option) }))
                .join(paper.dense ? "" : " ");
        if (args.card)
            return say(line.message, { role: args.role, card: agreed(args.card) });
        return args.mates ? say(line.message, { mates: joined(args.mates) })
            : line.message === "ui-board-empty" ? say(line.message) : told(line);
    }
    // A sentence for her alone, with the name of the seat that it is about.
    function told(line: var): string {
        const seat = line.message.startsWith("shown-") && line.arguments.seat
            ? "  " + seatName(line.arguments.seat, line.arguments.name ?? "") : "";
        return say(line.message, line.arguments) + seat;
    }
    // One line at one place, on everybody's page at all times: why something does not count, or that it does.
    SmallLine {
        id: why
        objectName: "reason"
        visible: !paper.near
        anchors { bottom: dwell.top; bottomMargin: 6 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: foot.width
        model: root.vm.page === "" ? "" : root.say("ui-visit-takes")
        color: root.cards && !["", "ui-visit-alone"].includes(root.vm.reason) ? Theme.refusal : Theme.inkFaint
        text: root.vm.page === "" ? "" : root.vm.reason !== "" ? root.say(root.vm.reason) : root.board
            ? (root.vm.looked ? "" : root.say("ui-board-once"))
            : (root.answer || root.card) && root.vm.looked && !paper.open && !root.vm.rested
            ? root.say("ui-visit-moment") : root.card && root.vm.first ? root.say("ui-visit-waves") : ""
    }
    // How long a visit lasts at least: the same law for every role, no numbers, and it says so.
    Row {
        id: dwell
        anchors { bottom: foot.top; bottomMargin: 10 * Theme.u; horizontalCenter: parent.horizontalCenter }
        spacing: 12 * Theme.u
        opacity: root.vm.dwellSeconds > 0 ? 1 : 0
        Rectangle {
            id: bar
            objectName: "dwell"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(foot.width * 0.4, 300 * Theme.u)
            height: Theme.line(4)
            radius: height / 2
            color: Theme.trackLight
            property real filled: 0
            // Started by hand: bound to `running`, whatever changes on the page after its end would start it anew.
            readonly property real seconds: root.vm.dwellSeconds
            onSecondsChanged: if (seconds > 0) filling.restart()
            Rectangle {
                width: Math.max(parent.radius * 2, parent.width * bar.filled); height: parent.height
                radius: parent.radius; color: Theme.gold
            }
            NumberAnimation {
                id: filling; target: bar; property: "filled"; from: 0; to: 1; duration: Math.max(1, bar.seconds * 1000)
            }
        }
        Letters {
            objectName: "sameForAll"; text: root.vm.page === "" ? "" : root.say("ui-visit-same-for-all")
            color: Theme.inkFaint; size: Theme.tight(14)
        }
    }
    VisitFooter {
        id: foot
        anchors { bottom: how.top; bottomMargin: 8 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, 900 * Theme.u)
        visible: root.vm.page !== ""
        language: root.language
        holdVisible: !root.card && !(root.cards && root.question)
        holdText: root.vm.page === "" ? "" : root.say(root.board ? "ui-board-read" : "ui-visit-my-card")
        onHeldOnce: if (root.board) root.vm.look()
        mainHeld: !root.board
        mainReady: !root.question || root.vm.mayDecide
        mainLeast: () => root.question ? root.vm.decideIn() : 0
        confirmEnabled: !root.board || (root.vm.last ? root.vm.mayFinish : root.vm.looked)
        confirmText: root.vm.page === "" ? ""
            : root.say(root.board ? (root.vm.last ? "ui-visit-hand-on" : "ui-board-go-on")
                : root.card ? "ui-visit-see-card"
                : root.answer ? "ui-visit-see"
                : "ui-visit-decide")
        // a page that still wants something touched lies open as before, whoever holds it
        mainHeldText: root.vm.page === "" ? "" : paper.open ? root.say("ui-visit-release") : confirmText
        onDecided: {
            front = root.Window.active;
            root.question ? root.vm.decide() : root.vm.look();
            table.toDue();
        }
        // A window in front takes the finger away as well: who has not let go herself reads on when she is back.
        // (`seen` hears of it later.) Where no window ever has the front, a plain X server, none can lose it.
        property bool front: false
        onLetGo: front && !root.Window.active ? root.vm.coverUp() : root.vm.release()
        onConfirmed: {
            const note = writer.item as NoteWriter;
            if (note !== null && note.unsent) {
                note.ask();
                root.vm.keepNote();
            } else if (root.vm.last)
                root.vm.finish();
            else
                root.vm.putAway();
        }
        skipVisible: root.question && !root.cards || root.answer || root.card
        skipEnabled: !root.question || root.naming || table.wantsSeat
        skipOn: root.question && root.vm.skipping
        skipText: root.vm.page === "" ? ""
            : root.say(root.card ? "ui-visit-not-me" : root.answer ? "ui-visit-change" : "choice-nobody")
        onSkipped: {
            if (root.card)
                root.vm.coverUp();
            else if (root.answer)
                root.vm.change();
            else {
                const blank = root.naming ? root.vm.opened : root.vm.active;
                root.vm.skip();
                table.answered(blank);
            }
            rest.forceActiveFocus();
        }
    }
    Letters {
        id: how
        objectName: "how"
        anchors { bottom: parent.bottom; bottomMargin: 10 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: foot.width
        height: Theme.type(Theme.tight(14)) * 1.5
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        wrapMode: Text.NoWrap
        text: root.vm.page === "" || root.board ? ""
            : root.say(root.card ? "ui-visit-how-card" : root.vm.settled !== "" ? root.vm.settled : "ui-visit-how")
        color: Theme.inkFaint
        size: Theme.tight(14)
    }
}
