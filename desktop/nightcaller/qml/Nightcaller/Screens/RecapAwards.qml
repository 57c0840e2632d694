pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The evening's awards, each with its emblem.
ScrollArea {
    id: root
    required property RecapViewModel vm
    spacing: 12 * Theme.u

    Repeater {
        id: won
        model: root.vm.awards
        Item {
            id: award
            required property int index
            required property string title
            required property string line
            required property string kind
            objectName: "award" + index
            width: parent ? parent.width : 0
            height: Math.max(disc.height, words.implicitHeight)
            EmblemDisc { id: disc; width: Theme.even(58 * Theme.u); kind: award.kind }
            Column {
                id: words
                anchors {
                    left: disc.right; leftMargin: 14 * Theme.u; right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                spacing: 2 * Theme.u
                Heading { width: parent.width; text: award.title; size: Theme.capped(24); color: Theme.gold }
                Paragraph { text: award.line; size: Theme.tight(17) }
            }
        }
    }
    Paragraph {
        visible: won.count === 0; text: Words.lines("ui-recap-no-awards"); size: Theme.tight(18); color: Theme.inkDim
    }
}
