import QtQuick
import Nightcaller.Kit

// What a role does, over the deck, with its stepper; the handbook has the rest.
Pane {
    id: root
    required property DeckViewModel vm
    readonly property string role: vm.peeked
    least: 560
    light: true
    height: Math.min(highest, column.implicitHeight + 2 * padding)
    onRoleChanged: role === "" ? close() : open()
    onOpened: done.forceActiveFocus()
    onClosed: vm.peek("")
    contentItem: Column {
        id: column
        spacing: 14 * Theme.u
        Row {
            width: parent.width
            spacing: 18 * Theme.u
            EmblemDisc { id: disc; width: 104 * Theme.u; kind: Words.kindOf(root.role) }
            Column {
                width: parent.width - disc.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                spacing: 6 * Theme.u
                Heading {
                    objectName: "peekName"; width: parent.width; text: Words.first(root.vm.peekedMessage); size: 34
                }
                Paragraph { text: Words.second(root.vm.peekedMessage); strong: true; color: Theme.gold }
                Chip { tone: Theme.team; text: root.vm.peekedTeam; width: Math.min(implicitWidth, parent.width) }
                Stepper {
                    objectName: "peekStep"; name: Words.first(root.vm.peekedMessage); value: root.vm.peekedCount
                    to: root.vm.peekedMost; size: 17; onStepped: by => root.vm.step(root.role, by)
                }
            }
        }
        Paragraph {
            objectName: "peekCard"
            text: Words.lines(root.vm.peekedMessage === "" ? "" : root.vm.peekedMessage + ".card"); size: 19
        }
        SideBySide {
            spacing: 12 * Theme.u
            layoutDirection: Qt.RightToLeft
            PillButton {
                id: done; objectName: "peekClose"; tone: "primary"; focus: true; text: Words.say("ui-peek-close")
                onClicked: root.close()
            }
            PillButton {
                objectName: "peekMore"; emblem: "book"; text: Words.say("ui-peek-more")
                onClicked: root.vm.lookUp(root.role)
            }
        }
    }
}
