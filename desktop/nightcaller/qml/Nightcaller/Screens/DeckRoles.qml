pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Every role of the book under its kind, with a stepper. The emblem shows what the role does.
Column {
    id: root
    required property DeckViewModel vm
    readonly property int columns: Math.max(1, Math.min(4, Math.floor(width / (Theme.type(19) * 12.2))))
    spacing: 10 * Theme.u
    Repeater {
        model: root.vm.kinds
        Column {
            id: kind
            required property string name
            required property string kind
            required property int count
            required property Rows roles
            width: root.width
            spacing: 10 * Theme.u
            Row {
                spacing: 10 * Theme.u
                Heading { text: kind.name; size: 22; color: Theme.gold; wrapMode: Text.NoWrap }
                Heading {
                    objectName: "kind-" + kind.kind; text: kind.count; size: 22; wrapMode: Text.NoWrap
                    color: kind.count > 0 ? Theme.ink : Theme.inkFaint
                }
            }
            Grid {
                id: cards
                columns: root.columns
                width: parent.width
                spacing: 10 * Theme.u
                Repeater {
                    model: kind.roles
                    Panel {
                        id: card
                        required property string role
                        required property string emblem
                        required property string name
                        required property int count
                        required property int most
                        objectName: "role-" + emblem
                        padding: 10 * Theme.u
                        accent: count > 0
                        width: (cards.width - cards.spacing * (cards.columns - 1)) / cards.columns
                        height: Math.max(disc.height, texts.implicitHeight) + 2 * padding
                        opacity: count > 0 ? 1 : 0.72
                        PeekDisc {
                            id: disc
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.max(Theme.px(58), Theme.type(19) * 2.8)
                            kind: card.emblem; name: card.name; onClicked: root.vm.peek(card.role)
                        }
                        Column {
                            id: texts
                            anchors {
                                left: disc.right; leftMargin: 10 * Theme.u; right: parent.right
                                verticalCenter: parent.verticalCenter
                            }
                            spacing: 4 * Theme.u
                            Paragraph {
                                text: card.name; strong: true; lineHeight: 1
                                TapHandler { onTapped: root.vm.peek(card.role) }
                            }
                            Stepper {
                                objectName: "step-" + card.emblem
                                name: card.name
                                value: card.count
                                to: card.most
                                size: 16
                                onStepped: by => root.vm.step(card.role, by)
                            }
                        }
                    }
                }
            }
        }
    }
}
