pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The people around the table, and on the table a question that one pair of eyes may read. Everything that can be
// secret is Text or left out of the accessibility tree. The answers lie at one place, however long the question.
SeatRing {
    id: root
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

    Column {
        id: column
        // long texts at large sizes: the whole column shrinks rather than lose a line
        readonly property real room: pills.visible ? pills.y - 8 * Theme.u : parent.height - why.height
        readonly property real foot: pills.visible ? room : Math.min(room, (parent.height + height * scale) / 2)
        scale: Math.min(1, room / Math.max(1, implicitHeight))
        transformOrigin: Item.Bottom
        anchors.horizontalCenter: parent.horizontalCenter
        y: foot - height
        width: Math.min(root.innerWidth, 620 * Theme.u)
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
                width: Theme.type(20)
                height: width
                kind: root.emblem
            }
            Prose {
                anchors.verticalCenter: parent.verticalCenter
                text: root.kicker
                size: 16
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
            font { family: Theme.displayFamily(text); pixelSize: Theme.type(text.length > 46 || text.includes("\n") ? 26 : 36); bold: true }
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
                    font { family: Theme.sans; pixelSize: Theme.type(17) }
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
                    font { family: Theme.sans; pixelSize: Theme.type(22); bold: true }
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
            font { family: Theme.sans; pixelSize: Theme.type(17); bold: true }
        }
    }
    Flow {
        id: pills
        readonly property real wanted: 2 * pill + spacing
        readonly property real pill: Math.min(250 * Theme.u, (column.width - spacing) / 2)
        visible: answers.count > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.min(parent.height - why.height - height - 4 * Theme.u, parent.height * 0.64)
        width: wanted
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
                height: Math.max(54 * Theme.u, Theme.type(19) * 2.6)
                size: 19
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
                    color: "#8b8ca0"
                }
            }
        }
    }
    Text {
        id: why
        objectName: "reason"
        anchors.horizontalCenter: parent.horizontalCenter
        y: pills.visible ? pills.y + pills.height + 4 * Theme.u : column.foot
        width: column.width
        height: font.pixelSize * 1.5
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        text: root.reason
        color: "#ffb59c"
        font { family: Theme.sans; pixelSize: Theme.type(17); bold: true }
    }
}
