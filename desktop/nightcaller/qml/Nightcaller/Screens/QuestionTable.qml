pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The people around the table, and on the table everything that somebody is asked: rows of words, and questions whose
// answer is a seat. On a visit (`hushed`) it is the same page for every seat of a round, in letters for the hand that
// holds the laptop; in a call and at the moderator's desk whoever it is about stands above it, and below it what else
// there is to know. Everything that can be secret is Text or left out of the accessibility tree.
SeatRing {
    id: root
    secret: true
    property bool hushed: false
    property var blanks: null
    // Who is asked, ...
    property string emblem: "moon"
    property string kicker: ""
    // ... what is said where nothing is asked, and in the place of a question that the deck leaves open, ...
    property string line: ""
    property string opening: ""
    property string openingSeat: ""  // where the answer is a seat
    // ... and what else there is to know.
    property string fact: ""
    property string notes: ""
    property string reason: ""
    property var say: (message, args) => message
    property var seatName: (number, name) => name
    signal wordChosen(int blank, string word)
    signal activated(int blank)
    property int people: 0
    // A private page full of questions has no room for letters to grow in. In larger ones it shows one question at a
    // time, the same for every seat of the lap: an answer leads to the next, and their numbers lead back.
    readonly property bool inTurn: hushed && rows.count > 3 && Theme.textScale > 1
    readonly property int lying: inTurn ? 1 : rows.count
    property int turn: 0
    property int at: 0
    property Blank shown: null
    // Where one question is there at a time, a tapped seat answers it or nothing.
    readonly property bool wantsSeat: !inTurn || !shown || shown.words.length === 0
    onTurnChanged: at = 0
    onShownChanged: if (inTurn && shown?.words.length === 0 && !shown.active) activated(at)
    function answered(blank: int) {
        if (inTurn && (rows.itemAt(blank) as Blank).touched)
            at = Math.min(blank + 1, rows.count - 1);
    }
    function toDue() {
        for (let i = rows.count - 1; i >= 0; --i)
            if ((rows.itemAt(i) as Blank).due)
                at = i;
    }
    // Answers in words leave the seats alone: a crowd moves apart for them. So it does for many questions.
    tokens: rows.count > people && count > 14 || rows.count > 4 ? 0.62 : !hushed && rows.count > 1 || inTurn ? 0.72 : 1
    // Several people and roles in the sight of all keep the letters of 100 %.
    readonly property real letters: inTurn ? Math.min(Theme.type(17), innerHeight / 7.5)
        : Theme.type(rows.count > 3 ? 17 / Theme.textScale : Theme.tight(hushed ? 17 : rows.count > 1 ? 18 : 20))
    // What everybody may look at has larger questions.
    readonly property real lift: hushed ? 1 : rows.count > 1 ? 0.7 : 1.6
    // On a low table what stands around the question is as large as at 100 %: the question takes the room.
    readonly property real lesser: Math.max(1 / Math.min(Theme.textScale, 1.6),
        Math.min(1, innerHeight / (260 * Theme.u)))
    readonly property real room: innerHeight - head.height - foot.height
    // What stands on a page, blank by blank, in one line.
    function together(stands: var, say: var): string {
        const said = stands.map(one =>
            say(Words.nearest(one.answer, one.general), { seat: one.number, name: one.name }));
        return [...new Set(said)].join(" · ");
    }

    // Letters of one page have one size, whoever is asked what: the one in which the widest text fits that any seat's
    // page could have in this place. For names and published cards that is read from what everybody knows; for what is
    // written, the catalogue is kept to these widths, in letters (tests/text/test_page_letters.py).
    property bool dense: false
    property var names: []
    readonly property real widestPrompt: dense ? 12.1 : 16.4
    // Of several questions each has its number before it: a card says which are hers.
    readonly property real widestAsked: widestPrompt + (hushed && rows.count > 1 ? 1.1 : 0)
    readonly property real widestWord: dense ? 7.2 : 10.6
    readonly property real widestName: widest([...names.map(one => seatName(one.number, one.name)),
        say("choice-nobody", {}), say("ui-visit-open", {}), say("ui-visit-open-first", {})])
    function widest(texts: var): real {
        return measure.font.pixelSize * 0
            + texts.reduce((most, one) => Math.max(most, measure.advanceWidth(one)), 0) / root.letters;
    }
    // The size that a pill's letters have, for its width and what has to fit into it.
    function fitted(across: real, letters: real): real {
        return root.letters / Theme.display(1000) * 1000 * Math.max(0.5,
            Math.min(1, (across / root.letters - 1.6) / Math.max(1, letters)));
    }

    Row {
        id: head
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top }
        spacing: 8 * Theme.u
        // Large letters leave little of the table: then the questions come first.
        visible: root.kicker !== "" && !(rows.count > 0 && root.innerHeight < 150 * Theme.u)
        height: visible ? implicitHeight : 0
        RoleEmblem {
            anchors.verticalCenter: parent.verticalCenter; width: Theme.even(Theme.type(Theme.tight(24) * root.lesser))
            kind: root.emblem
        }
        Letters {
            anchors.verticalCenter: parent.verticalCenter; text: Words.spaced(root.kicker); color: Theme.gold
            size: Theme.tight(17) * root.lesser; strong: true; font.letterSpacing: 2 * Theme.u
        }
    }
    Letters {
        objectName: "prompt"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: foot.top; margins: 4 * Theme.u }
        visible: rows.count === 0 && text !== ""
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        text: Words.whole(root.line)
        font { family: Theme.displayFamily(text); pixelSize: Theme.type(Theme.tight(34)); bold: true }
    }
    Column {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: root.hushed ? 0 : implicitHeight
        Aside { objectName: "factLabel"; visible: text !== ""; said: root.fact; color: Theme.inkDim; font.bold: false }
        Aside {
            objectName: "notes"; said: root.reason !== "" ? root.reason : root.notes
            color: root.reason !== "" ? Theme.refusal : Theme.gold
        }
    }
    // Questions are for the hand that holds the laptop: dim letters on the dark, stars between them.
    Rectangle {
        anchors.centerIn: column
        width: column.width * column.scale + 24 * Theme.u
        height: column.height * column.scale + 16 * Theme.u
        visible: root.hushed && rows.count > 0
        radius: 14 * Theme.u
        color: Theme.night
    }
    Flow {
        id: column
        anchors { centerIn: parent; verticalCenterOffset: (head.height - foot.height) / 2 }
        width: Math.min(root.innerWidth,
            Math.max((abreast > 1 ? 780 : 560) * Theme.u, root.letters * 30)) / Math.max(0.4, scale)
        // Many people or roles to be named stand abreast rather than in small letters; words have a line of their own.
        readonly property int worded: {
            let found = 0;
            for (let i = 0; i < rows.count && !root.inTurn; ++i)
                found += (rows.itemAt(i) as Blank)?.alone ? 1 : 0;
            return found;
        }
        readonly property bool named: {
            let found = false;
            for (let i = 0; i < rows.count; ++i)
                found = (rows.itemAt(i) as Blank)?.roles || found;
            return found;
        }
        // The ring answers one question alone without a word. Of several, the one that a tapped seat answers has a
        // place that says so, for everybody alike. In sight of all the largest letters leave no room for it beside
        // words: there the button below asks for a seat and names what "nobody" means.
        readonly property bool placed: root.people !== 1 || named || root.inTurn
            || rows.count > 1 && (root.hushed || Theme.textScale < 2)
        readonly property int abreast: {
            const most = Math.max(1,
                Math.min(4, Math.floor(Math.min(root.innerWidth, 780 * Theme.u) / (root.letters * 9))));
            let fewest = 1;
            while (fewest < most && tall(fewest, fewest > 1 ? 1.2 : 2) * 0.85 > root.room)
                ++fewest;
            // A player and her role stay side by side.
            return named && fewest === 3 ? (most > 3 ? 4 : 2) : fewest;
        }
        // Two or three abreast have a second line each where one line would be in small letters and there is room.
        readonly property bool wrapped: {
            const whole = Math.min(root.innerWidth, Math.max(780 * Theme.u, root.letters * 30));
            return root.hushed && abreast > 1 && rows.count < 4 && tall(abreast, 2) <= root.room
                && (whole - (abreast - 1) * spacing) / abreast < root.widestAsked * root.letters;
        }
        // One question alone has one line where every seat's would fit on it.
        readonly property real prompted: root.hushed && root.lying === 1
            && Math.min(root.innerWidth, root.letters * 30) > root.widestAsked * root.letters ? 1.2
            : abreast === 1 || wrapped ? 2 : 1.2
        function tall(columns: int, prompted: real): real {
            const lines = worded + Math.ceil((root.lying - worded) / columns);
            return lines * (letter.height * prompted * root.lift + pill + 4 * Theme.u)
                + (root.inTurn ? pill + spacing : 0)
                + Math.max(0, lines - 1) * spacing - (placed ? 0 : pill);
        }
        // At large letters the whole column shrinks rather than lose a line. Lines have a fixed room, so it knows.
        readonly property real whole: tall(abreast, prompted)
        readonly property real pill: root.letters * 2.3
        // what stands below it does not touch it
        scale: Math.min(1, (root.room - (foot.height > 0 ? 8 * Theme.u : 0)) / Math.max(1, whole))
        spacing: 8 * Theme.u
        Row {
            id: numbers
            visible: root.inTurn
            width: column.width
            height: column.pill
            spacing: 6 * Theme.u
            leftPadding: (width - (rows.count * (nth + spacing) - spacing)) / 2
            readonly property real nth: Math.min(column.pill * 1.5, width / rows.count - spacing)
            // Arrows go from number to number, as Tab does.
            function step(from: int, by: int) {
                turns.itemAt((from + by + turns.count) % turns.count).forceActiveFocus(Qt.TabFocusReason);
            }
            Repeater {
                id: turns
                model: root.inTurn ? rows.count : 0
                PillButton {
                    required property int index
                    readonly property Blank asks: rows.itemAt(index) as Blank
                    objectName: "turn" + index
                    width: numbers.nth
                    height: column.pill
                    size: root.fitted(width, 1.8)
                    tone: index === root.at ? "picked" : "hushed"
                    text: (asks?.touched ? "✓ " : "") + (asks?.number || "•")
                    Accessible.ignored: true
                    onClicked: root.at = index
                    Keys.onLeftPressed: numbers.step(index, -1)
                    Keys.onRightPressed: numbers.step(index, 1)
                }
            }
        }
        Repeater {
            id: rows
            model: root.blanks
            Blank {
                id: blank
                readonly property bool up: root.inTurn && index === root.at
                visible: up || !root.inTurn
                onUpChanged: if (up) root.shown = blank
                Component.onCompleted: if (up) root.shown = blank
                readonly property bool inWords: words.length > 0
                // what is left over for a line of its own stands in the middle
                readonly property bool last: root.inTurn || column.abreast > 1 && index === rows.count - 1
                    && (rows.count - column.worded) % column.abreast === 1
                width: alone || last ? column.width
                    : Math.floor((column.width - (column.abreast - 1) * column.spacing) / column.abreast)
                spacing: 4 * Theme.u
                Item {
                    width: parent.width
                    height: stars.height
                    Stars { id: stars; width: parent.width; visible: root.hushed }
                    // what has to be touched first has a bar between its stars: the same row for everybody until it is
                    Rectangle {
                        visible: blank.due; x: parent.width * 0.44; width: parent.width * 0.12; height: Theme.line(3)
                        color: Theme.goldLight
                    }
                }
                Letters {
                    objectName: "prompt" + blank.index
                    // Where there are two lines all questions take both, and the same share of each.
                    width: column.wrapped ? Math.min(parent.width, 0.72 * font.pixelSize / root.letters
                        * (letter.font.pixelSize * 0 + letter.advanceWidth(text))) : parent.width
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: letter.height * column.prompted * root.lift
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignBottom
                    wrapMode: Text.Wrap
                    // Qt takes a text that has lost its end for one that fits: in sight of all it is the room that
                    // says how many lines there are
                    maximumLineCount: root.hushed ? 2 : 9
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 8
                    text: root.opening !== "" && (blank.index === 0 || blank.prompt === "")
                        ? blank.inWords ? root.opening : root.openingSeat
                        : blank.prompt === "" ? ""
                        : (root.hushed && blank.number > 0 ? blank.number + ". " : "") + root.say(blank.prompt, {})
                    color: root.hushed ? Theme.inkOnNight : Theme.ink
                    font {
                        family: root.hushed ? Theme.sans : Theme.displayFamily(text); bold: !root.hushed
                        // two lines have room for a number as they are
                        pixelSize: root.letters * (root.hushed ? 1 : Math.max(1.1, root.lift)) * (root.hushed
                            ? Math.min(1, blank.width * (column.wrapped ? 1.5 : column.abreast > 1 ? 1 : 1.8)
                                / ((column.wrapped ? root.widestPrompt : root.widestAsked) * root.letters))
                            : 1)
                    }
                    Stars { x: (parent.width - width) / 2; width: blank.width; y: parent.height; visible: root.hushed }
                }
                Row {
                    visible: blank.inWords && !blank.roles
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 10 * Theme.u
                    Repeater {
                        model: blank.roles ? 0 : blank.words.length
                        PillButton {
                            id: answer
                            required property int index
                            readonly property var row: blank.words[index]
                            objectName: "word" + blank.index + "-" + index
                            property string word: row?.word ?? ""
                            property bool selected: row?.selected ?? false
                            readonly property int wide: Math.max(2, blank.words.length)
                            // not `width`: as long as nothing has set that, it follows from the letters
                            readonly property real across: Math.min(Math.max(210 * Theme.u,
                                root.letters * (root.widestWord + 1.6)),
                                (column.width - (wide - 1) * 10 * Theme.u) / wide)
                            width: across
                            height: column.pill
                            readonly property string said: row ? root.say(Words.nearest(row.message, row.general), {})
                                : ""
                            // the mark of the chosen one must not make its letters smaller
                            size: root.fitted(across, Math.max(root.widestWord, root.widest(["✓ " + said])))
                            tone: root.hushed ? (selected ? "picked" : "hushed")
                                : !selected ? "plain" : row?.rests ? "chosen" : "primary"
                            text: (selected ? "✓ " : "") + said
                            Accessible.ignored: true
                            onClicked: root.wordChosen(blank.index, word)
                        }
                    }
                }
                PillButton {
                    objectName: "blank" + blank.index
                    visible: blank.roles || !blank.inWords && column.placed
                    anchors.horizontalCenter: parent.horizontalCenter
                    readonly property real across: Math.min(260 * Theme.u, blank.width)
                    width: across
                    height: column.pill
                    size: root.fitted(across,
                        blank.roles
                            ? root.widest([root.say("ui-visit-open-role", {}),
                                ...blank.words.map(row => root.say(Words.nearest(row.message, row.general), {}))])
                            : root.hushed ? root.widestName : root.widest([text]))
                    tone: root.hushed ? (blank.active ? "picked" : "hushed") : blank.active ? "chosen" : "plain"
                    readonly property var role: blank.roles
                        ? blank.words.find(row => row.selected && row.card) : undefined
                    text: blank.roles
                        ? (role ? root.say(Words.nearest(role.message, role.general), {})
                            : root.say("ui-visit-open-role", {}))
                        : blank.picked > 0 ? root.seatName(blank.picked, blank.name) : blank.passed
                        ? root.say("choice-nobody", {})
                        : root.say(blank.active ? "ui-visit-open" : "ui-visit-open-first", {})
                    Accessible.ignored: true
                    onClicked: root.activated(blank.index)
                }
            }
        }
    }
    component Blank: Column {
        required property int index
        required property string prompt
        required property int number
        required property var words
        required property bool roles
        required property bool active
        required property bool due
        required property bool touched
        required property int picked
        required property string name
        required property bool passed
        // a row of words takes the whole line
        readonly property bool alone: words.length > 0 && !roles
    }
    // On an upright table the faces of the people at its foot look in: there two short lines keep clear of them.
    readonly property bool upright: height > width
    component Aside: Letters {
        property string said: ""
        text: root.upright ? Words.inLines(said, width / Math.max(1, Theme.type(Theme.tight(17) * root.lesser))) : said
        anchors.horizontalCenter: parent?.horizontalCenter
        width: (parent?.width ?? 0) * (root.upright ? 0.8 : 1)
        height: text === "" && root.innerHeight < 150 * Theme.u ? 0
            : Theme.type(Theme.tight(17) * root.lesser) * (root.upright ? 2.7 : 1.4) * said.split("\n").length
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: root.upright ? Text.AlignVCenter : Text.AlignTop
        wrapMode: root.upright ? Text.Wrap : Text.NoWrap
        fontSizeMode: root.upright ? Text.Fit : Text.HorizontalFit
        minimumPixelSize: 8
        size: Theme.tight(17) * root.lesser
        strong: true
    }
    FontMetrics { id: letter; font { family: Theme.sans; pixelSize: root.letters } }
    FontMetrics { id: measure; font { family: Theme.sans; pixelSize: root.letters; bold: true } }
}
