pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The cards: recommended for so many people, or by hand.
Page {
    id: root
    required property DeckViewModel vm
    title: Words.first("ui-deck-title", { seats: vm.seats })
    kicker: Words.second("ui-deck-title", { seats: vm.seats }) || Words.say("ui-step", { step: 2, steps: 3 })
    back: Words.say("ui-players")
    onBackRequested: app.back()
    corner: [
        PillButton { objectName: "handbookButton"; size: 17; emblem: "book"; Accessible.name: Words.say("ui-handbook"); onClicked: root.app.open("Handbook") }
    ]
    footerMain: next
    footer: [
        PillButton { id: next; objectName: "nextButton"; tone: "primary"; enabled: root.vm.ready; focus: true; text: Words.say("ui-deck-next"); onClicked: root.vm.goOn() }
    ]
    readonly property bool wide: !portrait && Theme.textScale < 1.6 && width > 900

    ScrollArea {
        id: scroll
        objectName: "deckScroll"
        width: root.wide ? root.bodyWidth * 0.69 : root.bodyWidth
        height: parent.height
        spacing: 16 * Theme.u
        DeckChooser { width: parent.width; vm: root.vm; dialog: naming }
        Loader {
            active: !root.wide
            visible: active
            width: parent.width
            sourceComponent: DeckSummary { narrow: false; vm: root.vm }
        }
        DeckRoles { width: parent.width; vm: root.vm }
        Item { width: 1; height: 2 * Theme.u }
    }
    // beside the cards it stays in sight
    Loader {
        active: root.wide
        anchors.right: parent.right
        width: root.bodyWidth * 0.29
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
