pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Whole decks for so many people: made to measure, the boards that players know, and the table's own. What there is
// none of takes no room.
Column {
    id: root
    required property DeckViewModel vm
    required property KeptDialog dialog
    // the way to the workshop stands in it; beside other columns that is in the page's corner
    property bool whole: true
    readonly property int columns: Math.max(1,
        Math.floor((width + spacing) / (Math.max(290 * Theme.u, Theme.type(16) * 17) + spacing)))
    spacing: 10 * Theme.u

    component Decks: Flow {
        id: decks
        property alias model: each.model
        width: root.width
        spacing: 10 * Theme.u
        Repeater {
            id: each
            DeckCard {
                required property int index
                required property string deck
                required name
                required idea
                required cast
                required emblems
                required counts
                required sides
                required property int minutes
                required property bool current
                objectName: decks.objectName + index
                chosen: current
                length: Words.say("ui-deck-short", { minutes: minutes })
                width: (decks.width - (root.columns - 1) * decks.spacing) / root.columns - 0.5
                onClicked: root.vm.choose(deck)
            }
        }
    }

    Paragraph { text: Words.say("ui-deck-recommended"); size: 16; strong: true; color: Theme.gold }
    Decks { objectName: "recommended"; model: root.vm.recommended }
    Paragraph {
        visible: root.vm.boardCount > 0; text: Words.say("ui-deck-boards"); size: 16; strong: true; color: Theme.gold
        topPadding: 4 * Theme.u
    }
    Decks { objectName: "board"; model: root.vm.boards; visible: root.vm.boardCount > 0 }
    Paragraph {
        objectName: "boardsElsewhere"; visible: root.vm.boardSizes !== ""
        text: Words.say("ui-deck-boards-elsewhere", { sizes: root.vm.boardSizes }); size: 15; color: Theme.inkDim
    }
    Paragraph {
        visible: root.vm.kept.count > 0; text: Words.say("ui-deck-kept"); size: 16; strong: true; color: Theme.gold
        topPadding: 4 * Theme.u
    }
    KeptList {
        objectName: "kept"; width: parent.width; visible: root.vm.kept.count > 0 || keepable; vm: root.vm.kept
        dialog: root.dialog; keepable: root.vm.ready && root.vm.byHand; keepText: Words.say("ui-deck-keep")
    }
    PillButton {
        objectName: "workshopButton"; visible: root.whole; size: 16; width: Math.min(implicitWidth, parent.width)
        text: Words.say("ui-workshop-open"); onClicked: root.vm.openWorkshop()
    }
    PillButton {
        objectName: "paperButton"; visible: root.whole; enabled: root.vm.ready; size: 16
        width: Math.min(implicitWidth, parent.width)
        text: Words.say("ui-paper"); onClicked: root.vm.openPaper()
    }
}
