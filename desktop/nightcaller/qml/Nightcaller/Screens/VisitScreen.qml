pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// A player alone with the laptop. The same skeleton for everybody: a page with a table or a card, three buttons at
// the foot that never move, and a line that fills up at a pace that tells nothing. Everything private hangs on the
// view model, which drops it in the very call that covers the screen.
Page {
    id: root
    required property VisitViewModel vm
    bare: true
    dimSky: true
    readonly property bool card: vm.page === "card"
    readonly property bool question: vm.page === "question"
    readonly property bool answer: vm.page === "answer"
    readonly property bool board: vm.page === "board"
    // The table has cards of its own: nobody's is on the screen before all are known.
    readonly property bool cards: vm.purpose === "cards"

    // The seat's own language, or the table's; where the table shows two, only what matters stands in both.
    function say(message: string, args: var): string {
        return vm.language !== "" ? Words.sayIn(vm.language, message, args) : Words.first(message, args);
    }
    function both(message: string, args: var): string {
        return vm.language !== "" ? Words.sayIn(vm.language, message, args) : Words.say(message, args);
    }
    function lines(message: string, args: var): string {
        return vm.language !== "" ? Words.sayIn(vm.language, message, args) : Words.lines(message, args);
    }
    function seatName(number: int, name: string): string {
        return number > 0 ? say("ui-visit-seat", { seat: number, name: name }) : "";
    }

    // The window lost the front, was minimised, or the panic key was struck.
    readonly property bool seen: visible && Window.active && Application.state === Qt.ApplicationActive
    onSeenChanged: if (!seen) vm.coverUp()
    Connections {
        target: root.app
        function onCoverRequested() { root.vm.coverUp(); }
    }

    // A page begins with nothing focused: Enter must be pressed anew, and typed digits reach the seats.
    Item { id: rest; focus: true }
    readonly property string place: vm.page + vm.step
    onPlaceChanged: {
        foot.hold.cancel();
        rest.forceActiveFocus();
    }
    Keys.forwardTo: cards && question ? [] : question ? [table] : [foot.hold]
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat && question) vm.confirm(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat && question) vm.confirm(); }

    Column {
        id: head
        readonly property bool aside: root.question && !root.cards && !root.portrait && table.count <= 12
        anchors { left: parent.left; top: parent.top; margins: root.margin; topMargin: 22 * Theme.u }
        width: aside ? Math.min(250 * Theme.u, parent.width * 0.22) : parent.width - 2 * root.margin
        spacing: 2 * Theme.u
        Heading {
            objectName: "visitTitle"
            width: parent.width
            horizontalAlignment: head.aside ? Text.AlignLeft : Text.AlignHCenter
            text: root.vm.page === "" ? "" : root.seatName(root.vm.number, root.vm.name)
            size: 34
            maximumLineCount: head.aside ? 3 : 1
            elide: Text.ElideRight
        }
        Prose {
            width: parent.width
            horizontalAlignment: head.aside ? Text.AlignLeft : Text.AlignHCenter
            text: root.vm.page === "" ? "" : root.say("ui-visit-" + root.vm.purpose.replace("_", "-"), { day: root.vm.day })
            size: 16
            strong: true
            color: Theme.gold
        }
    }
    Item {
        id: stage
        anchors {
            top: head.aside ? parent.top : head.bottom
            topMargin: (head.aside ? 14 : 10) * Theme.u
            bottom: root.question ? dwell.top : why.top
            bottomMargin: 12 * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width - 2 * (root.portrait ? 10 * Theme.u : root.margin)

        QuestionTable {
            id: table
            objectName: "table"
            anchors.fill: parent
            visible: root.question && !root.cards
            model: root.vm.seats
            interactive: root.vm.seatsAsked && !foot.hold.held
            kicker: root.vm.steps > 1 ? root.vm.step + " / " + root.vm.steps : ""
            prompt: root.vm.prompt === "" ? "" : root.lines(root.vm.prompt)
            factLabel: root.vm.fact === "" ? root.say("ui-visit-quiet") : root.say(root.vm.fact, root.vm.factArguments)
            fact: root.vm.fact === "" ? "" : root.seatName(root.vm.factArguments.seat ?? 0, root.vm.factArguments.name ?? "")
            notes: !root.question || !root.vm.seatsAsked ? "" : root.vm.notes === "" ? root.say("ui-visit-patience") : root.say("ui-visit-notes", { notes: root.vm.notes })
            reason: root.vm.reason === "" ? "" : root.say(root.vm.reason)
            words: root.vm.words
            wordText: row => root.both(Words.nearest(row.message, row.general))
            onChosen: seat => { root.vm.choose(seat); foot.confirmButton.forceActiveFocus(Qt.OtherFocusReason); }
            onRefused: seat => root.vm.choose(seat)
            onWordChosen: word => { root.vm.chooseWord(word); foot.confirmButton.forceActiveFocus(Qt.OtherFocusReason); }
        }
        CardGrid {
            objectName: "cardGrid"
            anchors.fill: parent
            visible: root.question && root.cards
            prompt: visible ? root.lines(root.vm.prompt) : ""
            model: visible ? root.vm.words : null
            text: row => root.both(row.general)
            onChosen: role => { root.vm.chooseWord(role); foot.confirmButton.forceActiveFocus(Qt.OtherFocusReason); }
        }
        // "My card" over a question, the card of the deal, and what was learned: one card, at one place.
        Rectangle {
            x: -stage.x
            y: -stage.y
            width: root.width
            height: root.height
            visible: root.question && foot.hold.held || paper.near
            color: "#d906081c"
        }
        PrivateCard {
            id: paper
            objectName: "privateCard"
            visible: root.card || root.answer || root.board || foot.hold.held
            // A board leaves room for what is written, beside the card or below it; it is read close to the eyes,
            // with everything else out of the way.
            readonly property bool near: root.board && foot.hold.held
            readonly property bool aside: root.board && !near
            x: 0
            y: near ? 10 * Theme.u - stage.y : root.question ? 0 : 4 * Theme.u
            z: near ? 1 : 0
            width: aside && !root.portrait ? parent.width * 0.48 : parent.width
            height: near ? foot.y - 20 * Theme.u : aside && root.portrait ? parent.height * 0.6 : parent.height - 2 * y
            widest: (near ? 620 : 420) * Theme.u
            hold: foot.hold
            face: root.board ? notebook : root.answer ? learned : mine
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
                phrases: root.vm.purpose === "ghost" ? ["boo", "knew", "cold", "suspect", "yes", "no"] : ["with-you", "suspect", "careful", "yes", "no", "tomorrow"]
                onWritten: text => root.vm.post(text)
                onTurned: root.vm.turnLeaf()
            }
        }
    }
    Component {
        id: mine
        CardFace {
            objectName: "roleFace"
            emblem: root.vm.role.slice(root.vm.role.lastIndexOf(".") + 1)
            readonly property string role: root.vm.role === "" ? "" : "role-" + root.dashed(root.vm.role)
            name: root.message("role", root.vm.role)
            second: root.beside(role)
            team: root.message("team", root.vm.team)
            text: role === "" ? "" : root.vm.language !== "" ? root.say(role + ".card") : Words.first(role + ".card")
            secondText: root.beside(role === "" ? "" : role + ".card")
            readonly property var mates: root.vm.mates.length === 0 ? [] : [root.say("ui-visit-mates", { mates: root.vm.mates.map(mate => root.seatName(mate.seat, mate.name)).join(root.say("ui-visit-comma")) })]
            notes: mates.concat(root.vm.traits.map(trait => root.say("ui-visit-trait", { trait: root.message("role", trait), card: root.say("role-" + root.dashed(trait) + ".card") })))
        }
    }
    Component {
        id: learned
        AnswerFace {
            objectName: "answerFace"
            heading: root.say("ui-visit-yours")
            told: root.vm.lines.length === 0 ? root.lines("ui-visit-nothing") : root.vm.lines.map(line => root.lines(line.message, line.arguments)).join("\n")
        }
    }
    Component {
        id: notebook
        BoardFace {
            objectName: "boardFace"
            heading: root.vm.board === "" ? "" : root.say(root.vm.board) + (root.vm.leaves > 1 ? "  " + root.vm.leaf + " / " + root.vm.leaves : "")
            listed: root.vm.listed.length < 2 ? "" : root.say("ui-board-listed", { mates: root.vm.listed.map(mate => mate.seat).join(root.say("ui-visit-comma")) })
            told: root.written()
            foot: root.elsewhere()
        }
    }
    // The notes of a leaf as one text, the new ones marked.
    function written(): string {
        const said = vm.posts.map(post => (post.fresh ? "• " : "") + say("ui-board-note", { author: post.author === "" ? "none" : post.author, text: post.text }));
        return vm.page === "" ? "" : said.length === 0 ? say("ui-board-empty") : said.join("\n");
    }
    // What else lies open to this reader, and how much of it is new.
    function elsewhere(): string {
        const boards = vm.others.map(other => say("ui-board-other", { board: say(other.board), fresh: other.fresh }));
        return boards.length === 0 ? "" : say("ui-board-others", { boards: boards.join(say("ui-visit-comma")) });
    }
    function dashed(id: string): string {
        return id.replace(/[._]/g, "-");
    }
    // The table's other language, on a card that is not in its reader's own.
    function beside(id: string): string {
        return id === "" || vm.language !== "" ? "" : Words.second(id);
    }
    function message(kind: string, id: string): string {
        return id === "" ? "" : say(kind + "-" + dashed(id));
    }

    // Why the laptop cannot be handed on yet: the same words at the same moments for everybody.
    Prose {
        id: why
        objectName: "hint"
        visible: !root.question && !paper.near
        anchors { bottom: dwell.top; bottomMargin: 8 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: foot.width
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        wrapMode: Text.NoWrap
        size: 17
        color: Theme.inkDim
        text: root.question || root.vm.page === "" ? "" : root.say(root.vm.reason !== "" ? root.vm.reason : !root.vm.looked ? (root.board ? "ui-board-once" : "ui-visit-once") : !root.vm.last ? "ui-visit-patience" : root.vm.rested ? "ui-visit-ready" : "ui-visit-moment")
    }
    // How long a visit lasts at least: the same law for every role, no numbers.
    Rectangle {
        id: dwell
        objectName: "dwell"
        anchors { bottom: foot.top; bottomMargin: 14 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(foot.width, 420 * Theme.u)
        height: Theme.line(4)
        radius: height / 2
        color: "#33ffffff"
        property real filled: 0
        Rectangle { width: Math.max(parent.radius * 2, parent.width * dwell.filled); height: parent.height; radius: parent.radius; color: Theme.gold }
        NumberAnimation {
            id: filling
            target: dwell
            property: "filled"
            from: 0
            to: 1
            duration: Math.max(1, root.vm.dwellSeconds * 1000)
            running: root.vm.dwellSeconds > 0
        }
    }
    PrivateFooter {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: 22 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, 980 * Theme.u)
        visible: root.vm.page !== ""
        holdVisible: !root.cards || root.answer
        holdText: root.vm.page === "" ? "" : root.say(root.card ? "ui-visit-see-card" : root.question ? "ui-visit-my-card" : root.board ? "ui-board-read" : "ui-visit-see")
        heldText: root.say("ui-visit-release")
        onHeldOnce: root.vm.look()
        confirmEnabled: root.question ? root.vm.picked > 0 || root.vm.skipping || root.vm.pickedWord !== "" : root.vm.last ? root.vm.mayFinish : root.vm.looked
        confirmName: root.say(root.question ? "ui-visit-confirm" : root.vm.last ? "ui-visit-hand-on" : "ui-board-go-on")
        confirmText: {
            if (root.board && !root.vm.last)
                return root.say("ui-board-go-on");
            if (!root.question)
                return root.say("ui-visit-hand-on");
            if (root.vm.picked > 0)
                return root.say("ui-visit-confirm-choice", { choice: root.seatName(root.vm.picked, root.vm.pickedName) });
            if (root.vm.skipping)
                return root.say("ui-visit-confirm-choice", { choice: root.say(root.skipping) });
            if (root.vm.pickedWord !== "")
                return root.say("ui-visit-confirm-choice", { choice: root.say(Words.nearest(root.vm.pickedWord, root.vm.pickedGeneral)) });
            return root.say(root.cards ? "ui-cards-pick" : root.vm.seatsAsked ? "ui-visit-choose-seat" : "ui-visit-choose-word");
        }
        skipVisible: root.question && !root.cards || root.answer
        skipEnabled: root.answer || root.vm.maySkip
        skipOn: root.vm.skipping
        skipText: root.answer ? root.both("ui-visit-change") : root.vm.skipMessage === "" ? "" : root.both(root.skipping)
        onSkipped: {
            if (root.answer) {
                root.vm.change();
            } else {
                root.vm.skip();
                confirmButton.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
        onConfirmed: root.question ? root.vm.confirm() : root.vm.last ? root.vm.finish() : root.vm.putAway()
    }
    readonly property string skipping: Words.nearest(vm.skipMessage, "choice-nobody")
}
