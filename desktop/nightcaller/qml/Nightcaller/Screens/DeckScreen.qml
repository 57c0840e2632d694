pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The cards: recommended for so many people, or by hand.
Page {
    id: root
    required property DeckViewModel vm
    title: Words.first(vm.bookTitle)
    kicker: Words.second(vm.bookTitle) || Words.say("ui-books-kicker", { step: 3, steps: 4, seats: vm.seats })
    back: Words.say("ui-books")
    contentWidth: 1500
    onBackRequested: app.back()
    corner: [
        PillButton {
            objectName: "workshopButton"; visible: root.wide; size: 17; text: Words.say("ui-workshop-open")
            onClicked: root.vm.openWorkshop()
        },
        PillButton {
            objectName: "paperButton"; visible: root.wide; enabled: root.vm.ready; size: 17
            text: Words.say("ui-paper"); Accessible.description: Words.lines("ui-paper-offer.explain")
            onClicked: root.vm.openPaper()
        },
        PillButton {
            objectName: "handbookButton"; size: 17; emblem: "book"; Accessible.name: Words.say("ui-handbook")
            onClicked: root.app.open("Handbook")
        }
    ]
    footerMain: next
    footer: [
        PillButton {
            id: next; objectName: "nextButton"; tone: "primary"; enabled: root.vm.ready; focus: true
            text: Words.say("ui-deck-next"); onClicked: root.vm.goOn()
        }
    ]
    readonly property bool wide: !portrait && Theme.textScale < 1.6 && width > 900

    readonly property real gap: 20 * Theme.u

    // whole decks, single cards and how it adds up stand side by side, or one below the other
    ScrollArea {
        id: decks
        objectName: "decksScroll"
        visible: root.wide
        width: root.bodyWidth * 0.33
        height: parent.height
        Loader {
            active: root.wide
            width: parent.width
            sourceComponent: DeckChooser { vm: root.vm; dialog: naming; whole: false }
        }
        Item { width: 1; height: 2 * Theme.u }
    }
    ScrollArea {
        id: scroll
        objectName: "deckScroll"
        visible: !root.wide || !root.vm.finder.needed
        x: root.wide ? decks.width + root.gap : 0
        width: root.wide ? root.bodyWidth * 0.43 - root.gap : root.bodyWidth
        height: parent.height
        spacing: 16 * Theme.u
        Loader {
            active: !root.wide
            visible: active
            width: parent.width
            sourceComponent: DeckChooser { vm: root.vm; dialog: naming }
        }
        Loader {
            active: !root.wide
            visible: active
            width: parent.width
            sourceComponent: DeckSummary { narrow: false; vm: root.vm }
        }
        Loader {
            width: parent.width
            active: scroll.visible
            sourceComponent: root.vm.finder.needed ? many : few
        }
        Item { width: 1; height: 2 * Theme.u }
    }
    // so many roles are looked for: the search stays in sight, and whoever types is searching
    Keys.onPressed: event => {
        const finder = beside.item as RoleFinder;
        if (!finder || /^[^\s+-]$/u.test(event.text) === false
            || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        finder.begin(event.text);
        event.accepted = true;
    }
    Loader {
        id: beside
        active: root.wide && root.vm.finder.needed
        x: scroll.x
        width: scroll.width
        height: parent.height
        sourceComponent: RoleFinder { vm: root.vm }
    }
    Component { id: few; DeckRoles { vm: root.vm } }
    Component { id: many; RoleFinder { whole: true; vm: root.vm } }
    Loader {
        active: root.wide
        anchors.right: parent.right
        width: root.bodyWidth * 0.24 - root.gap
        height: parent.height
        sourceComponent: ScrollArea {
            DeckSummary { width: parent.width; vm: root.vm }
        }
    }
    KeptDialog {
        id: naming
        vm: root.vm.kept
        keepTitle: Words.say("ui-deck-keep-title")
        keepAbout: Words.lines("ui-deck-keep-about", { seats: root.vm.seats })
    }
    RolePeek { vm: root.vm }
}
