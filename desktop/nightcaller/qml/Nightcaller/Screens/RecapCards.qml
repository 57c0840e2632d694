pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Everybody's card and fate, and how their guesses did.
ScrollArea {
    id: root
    required property RecapViewModel vm
    spacing: 8 * Theme.u

    Paragraph { objectName: "nose"; text: root.vm.nose; size: Theme.tight(17); strong: true; color: Theme.gold }
    Repeater {
        model: root.vm.cards
        Item {
            id: card
            required property int number
            required property string name
            required property string role
            required property string kind
            required property bool won
            required property string fate
            required property string guesses
            required property real flair
            objectName: "card" + number
            width: parent ? parent.width : 0
            height: Math.max(disc.height, whose.implicitHeight, guessed.implicitHeight)
            EmblemDisc {
                id: disc; width: Theme.even(42 * Theme.u); kind: card.kind; opacity: card.fate === "" ? 1 : 0.6
            }
            Column {
                id: whose
                anchors {
                    left: disc.right; leftMargin: 10 * Theme.u; right: guessed.left; rightMargin: 8 * Theme.u
                    verticalCenter: parent.verticalCenter
                }
                Row {
                    width: parent.width
                    spacing: 8 * Theme.u
                    Prose {
                        width: Math.min(implicitWidth, parent.width - (chip.visible ? chip.width + parent.spacing : 0))
                        text: Words.first("ui-seat-name", { seat: card.number, name: card.name })
                        size: Theme.tight(18); strong: card.won
                        elide: Text.ElideRight; wrapMode: Text.NoWrap
                    }
                    Chip {
                        id: chip; anchors.verticalCenter: parent.verticalCenter; visible: card.won
                        size: Theme.tight(13); text: Words.say("ui-ended-won")
                    }
                }
                Paragraph {
                    text: card.role + (card.fate === "" ? "" : " · " + card.fate); size: Theme.tight(15)
                    color: Theme.inkDim
                }
            }
            Column {
                id: guessed
                visible: card.guesses !== ""
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: !visible ? 0
                    : Math.min(card.width * 0.3, Math.max(74 * Theme.u, measure.advanceWidth(card.guesses) * 1.03))
                spacing: 3 * Theme.u
                FontMetrics { id: measure; font: said.font }
                Paragraph {
                    id: said; horizontalAlignment: Text.AlignRight; text: card.guesses; size: Theme.tight(15)
                    color: Theme.inkDim
                }
                Gauge { width: parent.width; height: Theme.even(6 * Theme.u); share: card.flair; least: height }
            }
        }
    }
    Paragraph {
        visible: root.vm.guessed; text: Words.lines("ui-recap-guesses-about"); size: Theme.tight(14)
        color: Theme.inkFaint
    }
}
