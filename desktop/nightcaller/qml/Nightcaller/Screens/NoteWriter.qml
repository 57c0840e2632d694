pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Kit

// A line to write a note on, and phrases that are left with one tap: the same for everybody, whatever the room.
// Secret by nature: out of the accessibility tree, and it exists only while the board's page does.
Item {
    id: root
    property var say: (message, args) => message
    property var phrases: []
    readonly property alias writing: field.activeFocus
    // A note is begun, and nobody has asked yet whether it may be dropped.
    readonly property bool unsent: begun.trim() !== "" && begun !== asked
    // What an input method has not yet put into the line is written as well.
    readonly property string begun: field.text + field.preeditText
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
        Rectangle {
            id: box
            width: parent.width
            height: Theme.even(Math.max(Theme.px(46), Theme.type(20) * 2.3))
            radius: Math.min(height / 2, 24 * Theme.u)
            readonly property real line: Theme.line(field.activeFocus ? 2.5 : 1.5)
            color: field.activeFocus ? Theme.gold : Theme.rim
            Rectangle { anchors { fill: parent; margins: box.line } radius: box.radius - box.line; color: Theme.well }
            T.TextField {
                id: field
                objectName: "noteField"
                anchors { fill: parent; leftMargin: Theme.type(20); rightMargin: Theme.type(20) }
                activeFocusOnTab: true
                verticalAlignment: Text.AlignVCenter
                color: Theme.ink
                selectionColor: Theme.goldDeep
                selectedTextColor: Theme.ink
                selectByMouse: false
                Keys.forwardTo: [uncopied]
                Uncopied { id: uncopied; field: field }
                maximumLength: 200
                inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
                font { family: Theme.sans; pixelSize: Theme.type(20) }
                Accessible.ignored: true
                onAccepted: write.clicked()
                cursorDelegate: Rectangle {
                    width: Theme.line(2); radius: width / 2; color: Theme.gold; visible: field.cursorVisible
                }
                Letters {
                    anchors.fill: parent; visible: field.text === "" && field.preeditText === ""
                    verticalAlignment: Text.AlignVCenter; text: root.say("ui-board-hint"); color: Theme.inkFaint
                    size: 20
                }
            }
        }
        Flow {
            width: parent.width
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
        Flow {
            width: parent.width
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
