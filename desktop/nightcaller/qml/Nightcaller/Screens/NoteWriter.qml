pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A line to write a note on, and phrases that are left with one tap: the same for everybody, whatever the room.
// Secret by nature: out of the accessibility tree, and it exists only while the board's page does.
Item {
    id: root
    property var say: (message, args) => message
    property var phrases: []
    // A note is begun, and nobody has asked yet whether it may be dropped.
    readonly property bool unsent: begun.trim() !== "" && begun !== asked
    readonly property alias begun: field.begun
    property string asked: ""
    function ask(): void { asked = begun; }
    // Leaves a text on the board; false if it is not on it, and has to be kept.
    property var leave: text => false
    signal turned()
    // Large type needs more than there is: the phrases are scrolled to.
    ScrollArea {
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        height: Math.min(implicitHeight, parent.height)
        spacing: Math.min(14 * Theme.u, root.height * 0.05)
        TextEntry {
            id: field
            objectName: "note"
            width: parent.width
            secret: true
            maximumLength: 200
            hint: root.say("ui-board-hint")
            onEntered: write.clicked()
        }
        SideBySide {
            spacing: 10 * Theme.u
            PillButton {
                id: write
                objectName: "noteWrite"
                size: 18
                enabled: field.text.trim() !== ""
                text: root.say("ui-board-write")
                Accessible.ignored: true
                onClicked: {
                    if (root.leave(field.text))
                        field.clear();
                }
            }
            // There for everybody, with one leaf or with many.
            PillButton {
                objectName: "noteTurn"
                size: 18
                text: root.say("ui-board-turn")
                Accessible.ignored: true
                onClicked: root.turned()
            }
        }
        SideBySide {
            spacing: 10 * Theme.u
            Repeater {
                model: root.phrases
                PillButton {
                    required property string modelData
                    objectName: "phrase-" + modelData
                    size: 17
                    text: root.say("ui-board-phrase-" + modelData)
                    Accessible.ignored: true
                    onClicked: root.leave(text)
                }
            }
        }
    }
}
