pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Whole decks for so many people: made to measure, the boards that players know, and the table's own.
Column {
    id: root
    required property DeckViewModel vm
    required property KeptDialog dialog
    readonly property bool beside: width > Theme.type(16) * 60
    readonly property real label: beside ? Theme.type(16) * 9 : width
    spacing: 10 * Theme.u

    component Shelf: Item {
        id: shelf
        property string title: ""
        default property alias decks: holder.data
        width: root.width
        height: root.beside ? Math.max(name.implicitHeight, holder.childrenRect.height) : name.implicitHeight + holder.childrenRect.height + 6 * Theme.u
        Prose { id: name; width: root.label; text: shelf.title; size: 16; strong: true; color: Theme.gold; y: root.beside ? Math.max(0, (Theme.px(44) - height) / 2) : 0 }
        Item {
            id: holder
            x: root.beside ? root.label : 0
            y: root.beside ? 0 : name.implicitHeight + 6 * Theme.u
            width: root.width - x
            height: childrenRect.height
        }
    }
    component Decks: Flow {
        id: decks
        property alias model: each.model
        width: parent?.width ?? 0
        spacing: 8 * Theme.u
        Repeater {
            id: each
            PillButton {
                required property int index
                required property string deck
                required property string name
                required property bool current
                objectName: decks.objectName + index
                size: 16
                tone: current ? "primary" : "plain"
                width: Math.min(implicitWidth, decks.width)
                text: name
                Accessible.checkable: true
                Accessible.checked: current
                onClicked: root.vm.choose(deck)
            }
        }
    }

    Choice {
        objectName: "book"
        visible: root.vm.books.length > 1
        width: Math.min(implicitWidth, parent.width)
        name: Words.say("ui-deck-book")
        options: root.vm.books
        current: root.vm.book
        onPicked: index => root.vm.chooseBook(index)
    }
    Shelf {
        title: Words.say("ui-deck-recommended")
        Decks { objectName: "recommended"; model: root.vm.recommended }
    }
    Shelf {
        visible: root.vm.hasBoards
        title: Words.say("ui-deck-boards")
        Decks { objectName: "board"; model: root.vm.boards; visible: root.vm.boardSizes === "" }
        Prose { objectName: "boardsElsewhere"; width: parent.width; height: Theme.px(44); verticalAlignment: Text.AlignVCenter; visible: root.vm.boardSizes !== ""; text: Words.say("ui-deck-boards-elsewhere", { sizes: root.vm.boardSizes }); size: 16; color: Theme.inkDim }
    }
    Shelf {
        title: Words.say("ui-deck-kept")
        KeptList { objectName: "kept"; width: parent.width; vm: root.vm.kept; dialog: root.dialog; keepable: root.vm.ready && root.vm.byHand; keepText: Words.say("ui-deck-keep") }
    }
}
