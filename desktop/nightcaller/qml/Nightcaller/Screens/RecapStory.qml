pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A night or a day as sentences and votes. The moment on the ring is lit; a tap on a sentence goes there.
ScrollArea {
    id: root
    required property RecapViewModel vm
    signal chosen()
    spacing: 3 * Theme.u

    Repeater {
        id: entries
        model: root.vm.story
        Item {
            id: entry
            required property int index
            required property string text
            required property int moment
            required property string mark
            required property bool death
            required property int number
            required property string votes
            required property real share
            required property bool leading
            required property string voters
            required property bool heads
            readonly property bool sentence: number === 0
            readonly property bool now: moment === root.vm.at
            // the ring does not show it yet
            readonly property bool ahead: moment > root.vm.at
            opacity: ahead && !sentence ? 0.4 : 1
            onNowChanged: if (now && sentence) Qt.callLater(root.reveal, entry)
            objectName: "told" + index
            width: parent ? parent.width : 0
            // a long list of voters gets a line of its own, all of it
            readonly property bool many: !sentence && from.implicitWidth > width * 0.28
            readonly property real above: heads ? caption.implicitHeight + 2 * Theme.u : 0
            height: sentence ? words.implicitHeight + 6 * Theme.u
                : above + who.implicitHeight + (many ? from.implicitHeight : 0) + 4 * Theme.u
            Rectangle {
                visible: entry.now && entry.sentence
                anchors { fill: parent; leftMargin: -6 * Theme.u; rightMargin: -2 * Theme.u }
                radius: 8 * Theme.u
                color: Paint.chapterLine
            }
            TapHandler { onTapped: { root.chosen(); root.vm.go(entry.moment); } }
            // a sentence: its mark on the ring is its bullet
            SeatMark {
                visible: entry.sentence && entry.mark !== ""; y: 6 * Theme.u; width: 19 * Theme.u
                kind: entry.mark === "" ? "ring" : entry.mark
            }
            Rectangle {
                visible: entry.sentence && entry.mark === ""; x: 7 * Theme.u; y: 14 * Theme.u; width: 6 * Theme.u
                height: width; radius: width / 2; color: entry.death ? Theme.blood : Theme.gold
            }
            Prose {
                id: words; visible: entry.sentence; x: 28 * Theme.u; y: 3 * Theme.u; width: parent.width - x
                text: entry.text; size: Theme.tight(18); strong: !entry.ahead && entry.death || entry.now
                color: entry.ahead ? Theme.inkFaint : Theme.ink
            }
            // one name of a vote; above the first what the columns are
            Prose {
                id: caption; objectName: "caption" + entry.index; visible: entry.heads
                x: Math.min(parent.width * 0.63, parent.width - width); width: Math.min(implicitWidth, parent.width)
                text: entry.heads ? Words.say("ui-recap-columns") : ""; size: Theme.tight(13); color: Theme.inkDim
            }
            Prose {
                id: who; visible: !entry.sentence; y: entry.above; x: 28 * Theme.u; width: parent.width * 0.34 - x
                text: entry.number + " · " + entry.text; size: Theme.tight(15); strong: entry.leading
                wrapMode: Text.NoWrap; elide: Text.ElideRight
            }
            Rectangle {
                visible: !entry.sentence
                anchors.verticalCenter: who.verticalCenter
                x: parent.width * 0.35
                width: Math.max(height, parent.width * 0.26 * entry.share)
                height: who.implicitHeight * 0.6
                radius: height / 2
                color: entry.leading ? Paint.momentLeading : Paint.momentMark
            }
            Prose {
                visible: !entry.sentence; y: entry.above; x: parent.width * 0.63; text: entry.votes
                size: Theme.tight(16); strong: true; color: entry.leading ? Theme.gold : Theme.ink
                wrapMode: Text.NoWrap
            }
            Prose {
                id: from; objectName: "voters"; visible: !entry.sentence
                x: entry.many ? 28 * Theme.u : parent.width * 0.72
                y: entry.above + (entry.many ? who.implicitHeight : (who.implicitHeight - implicitHeight) / 2)
                width: parent.width - x; text: entry.voters; size: Theme.tight(14); color: Theme.inkDim
            }
        }
    }
    Paragraph {
        visible: entries.count === 0; text: Words.lines("ui-recap-peaceful"); size: Theme.tight(18); color: Theme.inkDim
    }
}
