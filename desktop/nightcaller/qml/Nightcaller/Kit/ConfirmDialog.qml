pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A question that must be answered: tapping outside does nothing, Escape is "no". Buttons say what they do.
// With `destructive` the answer is press-and-hold. `other` is a third answer, where there are three.
Pane {
    id: root
    property string title: ""
    property string message: ""
    property string yes: ""
    property string other: ""
    property string no: ""
    property bool destructive: false
    signal accepted
    signal otherwise
    height: column.implicitHeight + 2 * padding
    contentItem: Column {
        id: column
        spacing: 16 * Theme.u
        Heading { id: asked; width: parent.width; text: root.title; size: 28; visible: text !== "" }
        // What is too long for the largest letters is scrolled: the answers stay in sight.
        ScrollArea {
            id: long
            objectName: "dialogScroll"
            width: parent.width
            visible: root.message !== ""
            height: Math.min(implicitHeight, Math.max(Theme.type(20) * 2,
                root.highest - 2 * root.padding - asked.height - answers.height - 2 * column.spacing))
            Paragraph { objectName: "dialogMessage"; text: root.message; color: Theme.inkDim }
        }
        SideBySide {
            id: answers
            Keys.forwardTo: [long]
            spacing: 12 * Theme.u
            layoutDirection: Qt.RightToLeft
            PillButton {
                visible: !root.destructive
                objectName: "dialogYes"
                tone: "primary"
                text: root.yes
                onClicked: { root.close(); root.accepted(); }
            }
            HoldButton {
                visible: root.destructive
                objectName: "dialogHoldYes"
                tone: "danger"
                emblem: "sun"
                text: root.yes
                size: 20
                duration: 900
                onCompleted: { root.close(); root.accepted(); }
            }
            PillButton {
                visible: root.other !== ""
                objectName: "dialogOther"
                text: root.other
                onClicked: { root.close(); root.otherwise(); }
            }
            PillButton {
                objectName: "dialogNo"
                focus: true
                text: root.no
                onClicked: root.close()
            }
        }
    }
}
