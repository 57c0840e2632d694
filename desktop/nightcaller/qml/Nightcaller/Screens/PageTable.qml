pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The people around the table, and on the table everything that one pair of eyes is asked: rows of words, and
// questions whose answer is a seat. The same page for every seat of a round, in letters for the hand that holds the
// laptop. Everything that can be secret is Text or left out of the accessibility tree.
SeatRing {
    id: root
    secret: true
    property var blanks: null
    property var say: (message, args) => message
    property var seatName: (number, name) => name
    signal wordChosen(int blank, string word)
    signal activated(int blank)
    // Several people to be picked: each question says who it is.
    readonly property int asking: rows.count
    property int people: 0
    // Answers in words leave the seats alone: a crowd moves apart for them. So it does for many questions.
    tokens: rows.count > people && count > 14 || rows.count > 4 ? 0.62 : 1
    // A page full of questions has no room for letters to grow in: asked for larger ones, it would shrink below them.
    readonly property real letters: Theme.type(rows.count > 3 ? 17 / Theme.textScale : Theme.tight(17))

    // Letters of one page have one size, whoever is asked what: the one in which the widest text fits that any seat's
    // page could have in this place. For names and published cards that is read from what everybody knows; for what is
    // written, the catalogue is kept to these widths, in letters (tests/text/test_page_letters.py).
    property bool dense: false
    property var names: []
    readonly property real widestPrompt: dense ? 12.1 : 16.4
    readonly property real widestWord: dense ? 7.2 : 10.6
    readonly property real widestName: widest([...names.map(one => seatName(one.number, one.name)), say("choice-nobody", {}), say("ui-visit-open", {})])
    function widest(texts: var): real {
        return measure.font.pixelSize * 0 + texts.reduce((most, one) => Math.max(most, measure.advanceWidth(one)), 0) / root.letters;
    }
    // The size that a pill's letters have, for its width and what has to fit into it.
    function fitted(across: real, letters: real): real {
        return root.letters / Theme.display(1000) * 1000 * Math.max(0.5, Math.min(1, (across / root.letters - 1.6) / Math.max(1, letters)));
    }

    // Questions are for the hand that holds the laptop: dim letters on the dark, stars between them.
    Rectangle {
        anchors.centerIn: column
        width: column.width * column.scale + 24 * Theme.u
        height: column.height * column.scale + 16 * Theme.u
        visible: rows.count > 0
        radius: 14 * Theme.u
        color: Theme.night
    }
    Flow {
        id: column
        anchors.centerIn: parent
        width: Math.min(root.innerWidth, Math.max((abreast > 1 ? 780 : 560) * Theme.u, root.letters * 30)) / Math.max(0.4, scale)
        // Many people or roles to be named stand abreast rather than in small letters; words have a line of their own.
        readonly property int worded: {
            let found = 0;
            for (let i = 0; i < rows.count; ++i)
                found += (rows.itemAt(i) as Blank)?.alone ? 1 : 0;
            return found;
        }
        readonly property bool named: {
            let found = false;
            for (let i = 0; i < rows.count; ++i)
                found = (rows.itemAt(i) as Blank)?.roles || found;
            return found;
        }
        // One person alone is tapped on the ring; among several, or beside roles, a place says who it is.
        readonly property bool placed: root.people !== 1 || named
        readonly property int abreast: {
            const most = Math.max(1, Math.min(4, Math.floor(Math.min(root.innerWidth, 780 * Theme.u) / (root.letters * 9))));
            let fewest = 1;
            while (fewest < most && tall(fewest) * 0.85 > root.innerHeight)
                ++fewest;
            // A player and her role stay side by side.
            return named && fewest === 3 ? (most > 3 ? 4 : 2) : fewest;
        }
        function tall(columns: int): real {
            const lines = worded + Math.ceil((rows.count - worded) / columns);
            return lines * (line.height * (columns > 1 ? 1.2 : 2) + pill + 4 * Theme.u) + Math.max(0, lines - 1) * spacing - (placed ? 0 : pill);
        }
        // At large letters the whole column shrinks rather than lose a line. Lines have a fixed room, so it knows.
        readonly property real whole: tall(abreast)
        readonly property real pill: root.letters * 2.3
        scale: Math.min(1, root.innerHeight / Math.max(1, whole))
        spacing: 8 * Theme.u
        Repeater {
            id: rows
            model: root.blanks
            Blank {
                id: blank
                readonly property bool inWords: words.length > 0
                // what is left over for a line of its own stands in the middle
                readonly property bool last: column.abreast > 1 && index === rows.count - 1 && (rows.count - column.worded) % column.abreast === 1
                width: alone || last ? column.width : Math.floor((column.width - (column.abreast - 1) * column.spacing) / column.abreast)
                spacing: 4 * Theme.u
                Item {
                    width: parent.width
                    height: stars.height
                    Stars { id: stars; width: parent.width }
                    // what has to be touched first has a bar between its stars: the same row for everybody until it is
                    Rectangle { visible: blank.due; x: parent.width * 0.44; width: parent.width * 0.12; height: Theme.line(3); color: Theme.goldLight }
                }
                Text {
                    objectName: "prompt" + blank.index
                    width: parent.width
                    height: line.height * (column.abreast > 1 ? 1.2 : 2)
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignBottom
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 8
                    textFormat: Text.PlainText
                    text: blank.prompt === "" ? "" : root.say(blank.prompt, {})
                    color: Theme.inkOnNight
                    font { family: Theme.sans; pixelSize: root.letters * Math.min(1, width * (column.abreast > 1 ? 1 : 1.8) / (root.widestPrompt * root.letters)) }
                    Stars { width: parent.width; y: parent.height }
                }
                Row {
                    id: pills
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
                            readonly property real across: Math.min(Math.max(210 * Theme.u, root.letters * (root.widestWord + 1.6)), (column.width - (wide - 1) * 10 * Theme.u) / wide)
                            width: across
                            height: column.pill
                            readonly property string said: row ? root.say(Words.nearest(row.message, row.general), {}) : ""
                            // the mark of the chosen one must not make its letters smaller
                            size: root.fitted(across, Math.max(root.widestWord, root.widest(["✓ " + said])))
                            tone: selected ? "picked" : "hushed"
                            text: (selected ? "✓ " : "") + said
                            Accessible.ignored: true
                            onClicked: root.wordChosen(blank.index, word)
                        }
                    }
                }
                PillButton {
                    id: place
                    objectName: "blank" + blank.index
                    visible: blank.roles || !blank.inWords && column.placed
                    anchors.horizontalCenter: parent.horizontalCenter
                    readonly property real across: Math.min(260 * Theme.u, blank.width)
                    width: across
                    height: column.pill
                    size: root.fitted(across, blank.roles ? root.widest([root.say("ui-visit-open-role", {}), ...blank.words.map(row => root.say(Words.nearest(row.message, row.general), {}))]) : root.widestName)
                    tone: blank.active ? "picked" : "hushed"
                    readonly property var role: blank.roles ? blank.words.find(row => row.selected && row.word.includes(".")) : undefined
                    text: blank.roles ? (role ? root.say(Words.nearest(role.message, role.general), {}) : root.say("ui-visit-open-role", {})) : blank.picked > 0 ? root.seatName(blank.picked, blank.name) : blank.passed ? root.say("choice-nobody", {}) : root.say("ui-visit-open", {})
                    Accessible.ignored: true
                    onClicked: root.activated(blank.index)
                }
            }
        }
    }
    component Blank: Column {
        required property int index
        required property string prompt
        required property var words
        required property bool roles
        required property bool active
        required property bool due
        required property int picked
        required property string name
        required property bool passed
        // a row of words takes the whole line
        readonly property bool alone: words.length > 0 && !roles
    }
    FontMetrics { id: line; font { family: Theme.sans; pixelSize: root.letters } }
    FontMetrics { id: measure; font { family: Theme.sans; pixelSize: root.letters; bold: true } }
}
