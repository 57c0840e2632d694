import QtQuick
import Nightcaller.Kit

// A name for something that is to be kept, or another one for something that is; deleting is held.
Pane {
    id: root
    required property KeptViewModel vm
    property string keepTitle: ""
    property string keepAbout: ""
    // index in the list, -1 for something new
    property int at: -1
    function keep() { at = -1; open(); }
    function change(index: int) { at = index; open(); }
    function save() {
        if (at < 0 ? vm.keep(entry.text) : vm.rename(at, entry.text))
            close();
    }
    letters: 26
    height: column.implicitHeight + 2 * padding
    onAboutToShow: {
        vm.typing();
        entry.text = vm.nameOf(at);
        entry.selectAll();
    }
    onOpened: entry.forceActiveFocus()
    contentItem: Column {
        id: column
        spacing: 16 * Theme.u
        Heading {
            objectName: "keptTitle"; width: parent.width; size: 26
            text: root.at < 0 ? root.keepTitle : root.vm.nameOf(root.at)
        }
        Paragraph { color: Theme.inkDim; text: root.keepAbout; visible: root.at < 0 && text !== "" }
        TextEntry {
            id: entry
            objectName: "keptEntry"
            focus: true
            width: parent.width
            size: 22
            hint: Words.say("ui-kept-hint")
            name: Words.say("ui-kept-name")
            problem: root.vm.problem
            inputMethodHints: Qt.ImhNone
            onEdited: root.vm.typing()
            onEntered: root.save()
        }
        SideBySide {
            spacing: 12 * Theme.u
            layoutDirection: Qt.RightToLeft
            PillButton {
                objectName: "keptSave"; tone: "primary"
                text: Words.say(root.at < 0 ? "ui-kept-save" : "ui-kept-rename"); onClicked: root.save()
            }
            HoldButton {
                objectName: "keptRemove"
                visible: root.at >= 0
                tone: "danger"
                emblem: "sun"
                size: 20
                duration: 900
                text: Words.say("ui-kept-remove")
                onCompleted: { root.close(); root.vm.remove(root.at); }
            }
            PillButton { objectName: "keptClose"; text: Words.say("ui-kept-close"); onClicked: root.close() }
        }
    }
}
