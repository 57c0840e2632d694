pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// A question that must be answered: tapping outside does nothing, Escape is "no". Buttons say what they do.
// With `destructive` the answer is press-and-hold. `other` is a third answer, where there are three.
T.Popup {
    id: root
    property string title: ""
    property string message: ""
    property string yes: ""
    property string other: ""
    property string no: ""
    property bool destructive: false
    signal accepted
    signal otherwise
    signal declined
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    anchors.centerIn: T.Overlay.overlay
    width: Math.min((parent ? parent.width : 600) - 32 * Theme.u, Math.max(520 * Theme.u, Theme.type(18) * 28))
    height: column.implicitHeight + 2 * padding
    padding: 28 * Theme.u
    property bool answered: false
    onAboutToShow: answered = false
    onClosed: if (!answered) declined()
    T.Overlay.modal: Rectangle { color: Theme.shade }
    background: Panel { accent: true }
    contentItem: Column {
        id: column
        spacing: 16 * Theme.u
        Heading { width: parent.width; text: root.title; size: 28; visible: text !== "" }
        Prose { width: parent.width; text: root.message; color: Theme.inkDim; visible: text !== "" }
        Flow {
            width: parent.width
            spacing: 12 * Theme.u
            layoutDirection: Qt.RightToLeft
            PillButton {
                visible: !root.destructive
                objectName: "dialogYes"
                tone: "primary"
                text: root.yes
                onClicked: { root.answered = true; root.close(); root.accepted(); }
            }
            HoldButton {
                visible: root.destructive
                objectName: "dialogHoldYes"
                tone: "danger"
                emblem: "sun"
                text: root.yes
                size: 20
                duration: 900
                onCompleted: { root.answered = true; root.close(); root.accepted(); }
            }
            PillButton {
                visible: root.other !== ""
                objectName: "dialogOther"
                text: root.other
                onClicked: { root.answered = true; root.close(); root.otherwise(); }
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
