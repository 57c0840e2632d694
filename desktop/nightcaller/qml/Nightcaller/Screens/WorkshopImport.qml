pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Where a role's file is looked for that somebody has sent.
SeasonPopup {
    id: root
    required property FilePickerViewModel vm
    title: Words.first("ui-workshop-import")
    onAboutToShow: vm.begin()
    SideBySide {
        Repeater {
            model: root.vm.places
            PillButton {
                required property string place
                required property string name
                required property bool current
                required property int index
                objectName: "place" + index
                size: 16
                tone: current ? "chosen" : "plain"
                width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                text: place === "" ? name : Words.first("ui-picker-" + place)
                onClicked: root.vm.start(index)
            }
        }
    }
    Paragraph {
        objectName: "pickerFolder"; text: root.vm.folder; size: 15; color: Theme.inkDim; wrapMode: Text.WrapAnywhere
    }
    Paragraph {
        objectName: "pickerNone"; visible: files.count === 0; size: 16
        text: Words.first(root.vm.readable ? "ui-picker-none" : "ui-picker-closed")
        color: root.vm.readable ? Theme.ink : Theme.refusal
    }
    SideBySide {
        Repeater {
            id: files
            model: root.vm.files
            PillButton {
                required property string name
                required property int index
                objectName: "file" + index
                size: 17
                emblem: "book"
                tone: "primary"
                width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                text: name
                onClicked: { root.close(); root.vm.pick(index); }
            }
        }
    }
    Paragraph {
        text: Words.first("ui-picker-folders"); size: 17; strong: true; color: Theme.gold
        visible: up.visible || folders.count > 0
    }
    SideBySide {
        PillButton {
            id: up
            objectName: "pickerUp"; visible: root.vm.inside; size: 16; text: Words.first("ui-picker-up")
            onClicked: root.vm.up()
        }
        Repeater {
            id: folders
            model: root.vm.folders
            PillButton {
                required property string name
                required property int index
                objectName: "folder" + index
                size: 16
                width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                text: name
                // the list is another one now: who came by key goes on from its beginning
                onClicked: { up.forceActiveFocus(Qt.OtherFocusReason); root.vm.enter(index); }
            }
        }
    }
    Paragraph {
        visible: root.vm.more > 0; size: 16; color: Theme.inkDim
        text: Words.first("ui-picker-more", { count: root.vm.more })
    }
}
