pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// How the deck adds up: cards, kinds, balance and length, and what is wrong with it, each with what mends it.
Panel {
    id: root
    required property DeckViewModel vm
    property bool narrow: true
    height: facts.implicitHeight + 2 * padding
    Column {
        id: facts
        width: parent.width
        spacing: 12 * Theme.u
        Row {
            spacing: 8 * Theme.u
            Heading {
                id: total; objectName: "cards"; text: root.vm.cards; size: 52
                color: root.vm.cards === root.vm.wanted ? Theme.gold : Theme.alarm; wrapMode: Text.NoWrap
            }
            Prose {
                objectName: "cardsFor"
                readonly property real room: facts.width - total.width - 10 * Theme.u
                anchors.verticalCenter: total.verticalCenter
                text: Words.inLines(Words.say("ui-deck-cards",
                    { seats: root.vm.seats, cards: root.vm.cards, traits: root.vm.traits }),
                    room / Theme.type(size))
                color: Theme.inkDim
                width: Math.min(implicitWidth, room)
            }
        }
        Paragraph {
            objectName: "byHand"; visible: root.vm.byHand; text: Words.say("ui-deck-by-hand"); color: Theme.gold
            size: 17
        }
        Paragraph {
            objectName: "boardRules"; visible: root.vm.boardRules !== ""; text: root.vm.boardRules; color: Theme.gold
            size: 17
        }
        Grid {
            columns: root.narrow ? 1 : 2
            width: parent.width
            spacing: 12 * Theme.u
            Repeater {
                model: root.vm.kinds
                Column {
                    id: part
                    required property string name
                    required property string kind
                    required property string side
                    required property int count
                    required property string named
                    required property real share
                    visible: count > 0
                    width: root.narrow ? facts.width : (facts.width - 12 * Theme.u) / 2
                    spacing: 5 * Theme.u
                    Item {
                        width: parent.width
                        height: side.implicitHeight
                        Prose {
                            id: side; width: parent.width - number.width - 6 * Theme.u; text: part.name; strong: true
                            size: 17
                        }
                        Prose {
                            id: number; anchors.right: parent.right; text: part.count; strong: true; size: 17
                            color: Theme.gold
                        }
                    }
                    Gauge {
                        width: parent.width; share: Math.min(1, part.share)
                        ink: ({ wolf: Theme.wolfShare, divine: Theme.divineShare, commoner: Theme.leaf,
                            town: Theme.leaf })[part.side] ?? Theme.soloShare
                    }
                    Paragraph { objectName: "named-" + part.kind; text: part.named; size: 15; color: Theme.inkDim }
                }
            }
        }
        Column {
            width: parent.width
            spacing: 6 * Theme.u
            // what bots have played just now says it in numbers, and nearer
            visible: root.vm.leanText !== "" && !root.vm.fairness.known
            // the marker stands nearer to whom the deck favours
            Rectangle {
                id: scale
                width: parent.width
                height: Theme.even(10 * Theme.u)
                radius: height / 2
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: Theme.wolfShare }
                    GradientStop { position: 0.5; color: Theme.groove }
                    GradientStop { position: 1; color: Theme.leaf }
                }
                Rectangle {
                    width: Theme.even(18 * Theme.u); height: width; radius: width / 2; color: Theme.goldLight
                    anchors.verticalCenter: parent.verticalCenter; x: (scale.width - width) * (root.vm.lean + 2) / 4
                }
            }
            Paragraph { objectName: "lean"; text: Words.lines(root.vm.leanText); color: Theme.inkDim; size: 16 }
        }
        DeckFairness { width: parent.width; visible: root.vm.ready; vm: root.vm.fairness }
        Paragraph {
            objectName: "minutes"; text: Words.lines("ui-deck-minutes", { minutes: root.vm.minutes })
            color: Theme.inkDim; size: 16; visible: root.vm.ready
        }
        Repeater {
            model: root.vm.problems
            Column {
                id: problem
                required property int index
                required property string text
                required property bool fatal
                required property list<string> fixes
                objectName: "problem" + index
                width: facts.width
                spacing: 8 * Theme.u
                Rectangle { width: parent.width; height: Theme.line(1); radius: height / 2; color: Theme.panelLine }
                Row {
                    width: parent.width
                    spacing: 8 * Theme.u
                    // a mark and a colour: must be mended, or only advice
                    SeatMark { kind: problem.fatal ? "cross" : "diamond"; width: Theme.type(17); y: 2 * Theme.u }
                    Prose {
                        objectName: "problemText" + problem.index; width: parent.width - Theme.type(17) - parent.spacing
                        text: problem.text; size: 17; color: problem.fatal ? Theme.refusal : Theme.ink
                    }
                }
                SideBySide {
                    Repeater {
                        model: problem.fixes
                        PillButton {
                            required property int index
                            required property string modelData
                            objectName: "fix" + problem.index + "-" + index
                            size: 16
                            width: Math.min(implicitWidth, problem.width)
                            text: modelData
                            onClicked: root.vm.mend(problem.index, index)
                        }
                    }
                }
            }
        }
    }
}
