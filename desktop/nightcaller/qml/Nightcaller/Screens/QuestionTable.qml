pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The people around the table, and on the table a question that one pair of eyes may read. Everything that can be
// secret is Text or left out of the accessibility tree. The answers lie at one place, however long the question.
SeatRing {
    id: root
    secret: true
    property string prompt: ""
    property string kicker: ""
    property string emblem: "moon"
    property string factLabel: ""
    property string fact: ""
    property string notes: ""
    property string reason: ""
    property var words: null
    property var wordText: row => ""
    signal wordChosen(string word)
    // An answer in words leaves the seats alone: a crowd moves apart for the question.
    tokens: answers.count > 0 && count > 14 ? 0.62 : 1
    readonly property real promptSize: Theme.type(Theme.tight(prompt.length > 46 || prompt.includes("\n") ? 26 : 36))

    // How far the texts have to shrink so that all of their lines have room: smaller letters need fewer lines.
    function fitting(across: real, room: real): real {
        const gap = 9 * Theme.u;
        const lines = (text, metrics, size) => text === "" ? 0 : text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(metrics.advanceWidth(line) * size * 1.1 / across)), 0);
        const above = (large.visible ? large.height + gap : 0) + (kicker === "" ? 0 : Theme.type(Theme.tight(16)) * 1.6 + gap);
        for (let size = 1; size > 0.25; size -= 0.03) {
            const told = lines(factLabel, small, size) * small.height + (fact === "" ? 0 : Theme.type(Theme.tight(22)) * 1.5) + gap;
            const noted = notes === "" ? 0 : Math.min(2, lines(notes, small, size)) * small.height + gap;
            if ((above + lines(prompt, big, size) * big.height * 1.1 + gap + told + noted) * size <= room)
                return size;
        }
        return 0.25;
    }
    FontMetrics { id: big; font { family: Theme.displayFamily(root.prompt); pixelSize: root.promptSize; bold: true } }
    FontMetrics { id: small; font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(17)); bold: true } }

    Column {
        id: column
        // long texts at large sizes: the whole column shrinks rather than lose a line, and runs wider as it does
        readonly property real across: Math.min(root.innerWidth, 620 * Theme.u)
        readonly property real room: pills.visible ? pills.y - 8 * Theme.u : parent.height - why.height
        readonly property real foot: pills.visible ? room : Math.min(room, (parent.height + height * scale) / 2)
        scale: root.fitting(across, room)
        transformOrigin: Item.Bottom
        anchors.horizontalCenter: parent.horizontalCenter
        y: foot - height
        width: across / scale
        spacing: 9 * Theme.u
        RoleEmblem {
            id: large
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !pills.visible && root.innerHeight > 190 * Theme.u || root.innerHeight > 400 * Theme.u
            width: 46 * Theme.u
            height: width
            kind: root.emblem
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.kicker !== ""
            spacing: 8 * Theme.u
            RoleEmblem {
                visible: !large.visible
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.type(Theme.tight(20))
                height: width
                kind: root.emblem
            }
            Prose {
                anchors.verticalCenter: parent.verticalCenter
                text: Words.spaced(root.kicker)
                size: Theme.tight(16)
                strong: true
                color: Theme.gold
                font.letterSpacing: 2 * Theme.u
            }
        }
        Text {
            objectName: "prompt"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: root.prompt
            color: Theme.ink
            font { family: Theme.displayFamily(text); pixelSize: root.promptSize; bold: true }
        }
        Item {
            width: parent.width
            height: facts.implicitHeight
            Column {
                id: facts
                width: parent.width
                spacing: 2 * Theme.u
                Text {
                    objectName: "factLabel"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    textFormat: Text.PlainText
                    text: root.factLabel
                    color: Theme.inkDim
                    font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(17)) }
                }
                Text {
                    objectName: "fact"
                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    text: root.fact
                    color: Theme.ink
                    font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(22)); bold: true }
                }
            }
        }
        Text {
            objectName: "notes"
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            textFormat: Text.PlainText
            text: root.notes
            color: Theme.gold
            font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(17)); bold: true }
        }
    }
    CentredRows {
        id: pills
        // three answers stand in one row where it is wide enough: a second one would take the question's room
        readonly property int abreast: answers.count > 2 && column.across > 520 * Theme.u ? 3 : 2
        readonly property real pill: Math.min(250 * Theme.u, (column.across - (abreast - 1) * spacing) / abreast)
        visible: answers.count > 0
        anchors.horizontalCenter: parent.horizontalCenter
        // however large the letters, most of the table is the question's
        scale: Math.min(1, parent.height * 0.42 / Math.max(1, implicitHeight))
        transformOrigin: Item.Top
        y: Math.min(parent.height - why.height - height * scale - 4 * Theme.u, parent.height * 0.64)
        width: column.across
        height: implicitHeight
        spacing: 14 * Theme.u
        Repeater {
            id: answers
            model: root.words
            PillButton {
                id: answer
                required property int index
                required property string word
                required property string message
                required property string general
                required property bool selected
                required property bool blocked
                objectName: "word" + index
                width: pills.pill
                height: Math.max(54 * Theme.u, implicitHeight)
                // the mark of the chosen one must not wrap what fitted before
                size: Theme.capped(19) * Math.max(0.62, Math.min(1, pills.pill / (label.advanceWidth("✓ " + root.wordText(answer)) + Theme.display(Theme.capped(19)) * 1.5)))
                FontMetrics { id: label; font { family: Theme.sans; pixelSize: Theme.display(Theme.capped(19)); bold: true } }
                tone: selected ? "primary" : "plain"
                text: (selected ? "✓ " : "") + root.wordText(answer)
                Accessible.ignored: true
                onClicked: root.wordChosen(word)
                Rectangle {
                    // cannot be chosen: struck through, beside the dimming, as on a seat
                    visible: answer.blocked
                    anchors.centerIn: parent
                    width: parent.width * 0.8
                    height: Theme.line(2)
                    radius: height / 2
                    color: Theme.struck
                }
            }
        }
    }
    Text {
        id: why
        objectName: "reason"
        anchors.horizontalCenter: parent.horizontalCenter
        y: pills.visible ? pills.y + pills.height * pills.scale + 4 * Theme.u : column.foot
        width: column.across
        height: font.pixelSize * 1.5
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        text: root.reason
        color: Theme.refusal
        font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(17)); bold: true }
    }
}
