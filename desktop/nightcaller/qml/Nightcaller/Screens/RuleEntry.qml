pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A house rule on the handbook's paper: what it asks, its options, the book's own, and in a game the table's.
Column {
    id: root
    required property HandbookViewModel vm
    required property string message
    required property list<string> options
    required property int inForce
    spacing: 6 * Theme.u
    Prose { width: root.width; text: Words.say(root.message); color: Theme.inkOnCard; strong: true }
    Passage { width: root.width; vm: root.vm; message: root.message + ".explain"; size: 16 }
    Flow {
        width: root.width
        spacing: 8 * Theme.u
        Repeater {
            model: root.options
            Rectangle {
                id: option
                required property int index
                required property string modelData
                readonly property bool lit: root.inForce < 0 ? index === 0 : index === root.inForce
                readonly property string mark: index === root.inForce ? "ui-handbook-in-force"
                    : index === 0 ? "ui-handbook-default"
                    : ""
                objectName: "option-" + modelData + (index === root.inForce ? "-in-force" : "")
                width: Math.min(words.implicitWidth + Theme.type(15) * 2, root.width)
                height: Theme.even(words.implicitHeight + Theme.type(15) * 0.7)
                radius: Math.min(height / 2, Theme.type(15) * 1.4)
                color: lit ? Theme.headingOnCard : Theme.paperRim
                Prose {
                    id: words
                    anchors {
                        left: parent.left; right: parent.right; leftMargin: Theme.type(15); rightMargin: Theme.type(15)
                        verticalCenter: parent.verticalCenter
                    }
                    text: Words.say(option.modelData) + (option.mark === "" ? "" : " · " + Words.say(option.mark))
                    color: option.lit ? Theme.paperLit : Theme.inkOnCard
                    size: 15
                    strong: true
                }
            }
        }
    }
}
