pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A deck to choose: its name, what kind of evening it makes, and who is in it, the wolves with a red rim, solos with
// a violet one.
Tap {
    id: root
    property string name: ""
    property string idea: ""
    property string cast: ""
    property string length: ""
    property bool chosen: false
    property list<string> emblems: []
    property list<int> counts: []
    property list<string> sides: []
    readonly property real pad: 14 * Theme.u
    implicitHeight: column.implicitHeight + 2 * pad
    text: name
    Accessible.role: Accessible.RadioButton
    Accessible.name: name + ". " + idea + " " + cast
    checkable: true
    checked: chosen
    onClicked: checked = Qt.binding(() => chosen);
    background: Rimmed {
        radius: 18 * Theme.u
        color: root.visualFocus ? Theme.focus : root.chosen ? Theme.gold : Theme.panelRim
        line: root.visualFocus || root.chosen ? 2.5 : 1.5
        fill: root.down ? Theme.tilePressed : root.chosen ? Theme.tileChosen : Theme.panelHigh
        low: root.down ? Theme.tilePressed : Theme.panelLow
    }
    Column {
        id: column
        x: root.pad
        y: root.pad
        width: parent.width - 2 * root.pad
        spacing: 6 * Theme.u
        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, time.implicitHeight)
            Heading {
                id: title; width: parent.width - time.width - 8 * Theme.u; text: (root.chosen ? "✓ " : "") + root.name
                size: 22; lineHeight: 0.95
            }
            Prose {
                id: time
                anchors { right: parent.right; baseline: title.baseline }
                text: root.length; size: 14; color: Theme.inkDim; wrapMode: Text.NoWrap
            }
        }
        Paragraph { text: Words.whole(root.idea); size: 15 }
        SideBySide {
            spacing: 7 * Theme.u
            Repeater {
                model: root.emblems.length
                Row {
                    id: who
                    required property int index
                    spacing: Theme.line(2)
                    Rimmed {
                        width: Theme.even(Math.max(34 * Theme.u, Theme.display(22) * 1.2))
                        height: width
                        radius: width / 2
                        color: root.sides[who.index] === "wolf" ? Theme.wolfCoin
                            : root.sides[who.index] === "divine" ? Theme.gold
                            : root.sides[who.index] === "solo" ? Theme.soloCoin
                            : Theme.plainCoin
                        fill: Theme.coin
                        RoleEmblem {
                            anchors.centerIn: parent; width: Theme.even(parent.width * 0.62)
                            kind: root.emblems[who.index]; color: Theme.ink
                        }
                    }
                    Prose {
                        visible: root.counts[who.index] > 1; anchors.verticalCenter: parent.verticalCenter
                        text: "×" + root.counts[who.index]; size: 15; strong: true; wrapMode: Text.NoWrap
                    }
                }
            }
        }
        Paragraph { text: Words.whole(root.cast); size: 14.5; color: Theme.inkDim }
    }
}
