pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The people around the table, and on it the moderator's question: it fits whatever room the script leaves, and the
// answers that are words always lie at its foot. What may be secret is Text, out of the accessibility tree.
SeatRing {
    id: root
    secret: true
    property string prompt: ""
    property string kicker: ""
    property string emblem: "eye"
    property string notes: ""
    property string reason: ""
    property var words: null
    property var wordText: row => ""
    readonly property bool worded: answers.count > 0
    // Large letters leave little of the table: then the answers come first, the step list names the role anyway.
    readonly property bool cramped: innerHeight < 150 * Theme.u
    signal wordChosen(string word)

    Row {
        id: top
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.worded ? 0 : parent.height * 0.1 }
        spacing: 8 * Theme.u
        visible: !(root.cramped && root.worded)
        height: visible ? implicitHeight : 0
        RoleEmblem { anchors.verticalCenter: parent.verticalCenter; width: Theme.even(Theme.type(Theme.tight(24))); height: width; kind: root.emblem }
        Text { anchors.verticalCenter: parent.verticalCenter; textFormat: Text.PlainText; text: root.kicker; color: Theme.gold; font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(18)); bold: true; letterSpacing: 2 * Theme.u } }
    }
    Text {
        id: question
        objectName: "prompt"
        anchors { left: parent.left; right: parent.right; top: top.bottom; bottom: below.top; margins: 4 * Theme.u }
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        textFormat: Text.PlainText
        text: root.prompt
        color: Theme.ink
        font { family: Theme.displayFamily(text); pixelSize: Theme.type(Theme.tight(32)); bold: true }
    }
    Column {
        id: below
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: 6 * Theme.u
        Flow {
            id: pills
            readonly property real pill: Math.min(250 * Theme.u, (parent.width - spacing) / 2)
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.worded
            width: Math.min(parent.width, Math.min(answers.count, 2) * (pill + spacing))
            spacing: 12 * Theme.u
            Repeater {
                id: answers
                model: root.words
                PillButton {
                    required property int index
                    required property string word
                    required property string message
                    required property string general
                    required property bool selected
                    objectName: "word" + index
                    width: pills.pill
                    height: Math.min(Math.max(48 * Theme.u, Theme.type(Theme.tight(18)) * 2.5), Math.max(40 * Theme.u, root.innerHeight * 0.4))
                    size: Theme.capped(18)
                    tone: selected ? "primary" : "plain"
                    text: (selected ? "✓ " : "") + root.wordText(this)
                    Accessible.ignored: true
                    onClicked: root.wordChosen(word)
                }
            }
        }
        Text {
            objectName: "notes"
            width: parent.width
            height: root.cramped && text === "" ? 0 : Theme.type(Theme.tight(17)) * 1.4
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            textFormat: Text.PlainText
            text: root.reason !== "" ? root.reason : root.notes
            color: root.reason !== "" ? Theme.refusal : Theme.gold
            font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(17)); bold: true }
        }
    }
}
