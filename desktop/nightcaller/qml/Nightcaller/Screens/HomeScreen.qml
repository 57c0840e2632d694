import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The first screen: the name, and what one can do.
Page {
    id: root
    lively: true
    required property HomeViewModel vm
    bare: true
    // letters so large that the picture makes way for the buttons
    readonly property bool plain: !portrait && Theme.textScale > 1.6
    newsY: bodyTop + tongue.y + tongue.height + 10 * Theme.u
    moonX: 0.5
    moonY: portrait ? 0.2 : 0.24
    moonSize: plain ? 0 : portrait ? 0.34 : 0.3

    Choice {
        id: tongue
        objectName: "language"
        z: 2
        anchors { right: parent.right; top: parent.top; margins: root.margin }
        width: implicitWidth
        size: 16
        name: Words.say("ui-settings-language")
        options: ["EN", "中文", "中 + EN"]
        current: root.vm.language
        onPicked: index => root.vm.chooseLanguage(index)
    }
    ScrollArea {
        id: scroll
        anchors { fill: parent; topMargin: tongue.height + root.margin; bottomMargin: 6 * Theme.u }
        spacing: 0
        // with its picture it hangs from the moon, without one it stands in the middle
        Item { width: 1; height: Math.max(0, root.plain ? (scroll.height - rest.implicitHeight) / 2 - tongue.height * 0.5 : root.height * (root.portrait ? 0.2 : 0.235) - scroll.anchors.topMargin - wolf.height * 0.52) }
        Item {
            visible: !root.plain
            width: parent.width
            height: wolf.height
            // a wolf before the moon
            RoleEmblem { id: wolf; anchors.horizontalCenter: parent.horizontalCenter; width: Math.min(root.width, root.height) * (root.portrait ? 0.2 : 0.18); height: width; kind: "werewolf"; color: Paint.homeWolf }
        }
        Item { visible: !root.plain; width: 1; height: (root.portrait ? 70 : 46) * Theme.u }
        Column {
            id: rest
            width: parent.width
            Heading { objectName: "homeTitle"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.first("ui-app-name"); size: root.plain ? Theme.capped(72) : 72; font.letterSpacing: 2 * Theme.u }
            Prose {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: Words.second("ui-app-name") || Words.say("ui-app-other-name")
                color: Theme.gold
                strong: true
                size: root.plain ? Theme.tight(18) : 18
                font.letterSpacing: 5 * Theme.u
                font.capitalization: Font.AllUppercase
            }
            Item { width: 1; height: 8 * Theme.u }
            Prose { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.lines("ui-home-about"); color: Theme.inkDim; size: root.plain ? Theme.tight(19) : 19; padding: 6 * Theme.u }
            Item { width: 1; height: (root.portrait ? 60 : root.plain ? 12 : 22) * Theme.u }
            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width - 2 * root.margin, Math.max(500 * Theme.u, Theme.type(22) * 17))
                spacing: 12 * Theme.u
                PillButton {
                    objectName: "continueButton"
                    visible: root.vm.mayContinue
                    focus: root.vm.mayContinue
                    width: parent.width
                    tone: "primary"
                    size: root.plain ? 19 : 23
                    text: Words.say("ui-home-continue", { seats: root.vm.seats, date: root.vm.began.replace(" ", "\u00a0") })
                    onClicked: root.vm.goOn()
                }
                PillButton {
                    objectName: "newGameButton"
                    focus: !root.vm.mayContinue
                    width: parent.width
                    tone: root.vm.mayContinue ? "plain" : "primary"
                    size: root.plain ? 19 : 23
                    text: Words.say("ui-home-new")
                    onClicked: root.vm.newGame()
                }
            }
            Item { width: 1; height: 18 * Theme.u }
            CentredRows {
                id: row
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(wanted + 1, parent.width - 2 * root.margin)
                spacing: 12 * Theme.u
                PillButton { objectName: "handbookButton"; size: 18; emblem: "book"; text: Words.say("ui-handbook"); onClicked: root.app.open("Handbook") }
                PillButton { objectName: "eveningsButton"; size: 18; emblem: "moon"; text: Words.say("ui-evenings"); onClicked: root.app.open("Evenings") }
                PillButton { objectName: "settingsButton"; size: 18; emblem: "sun"; text: Words.say("ui-settings"); onClicked: root.app.open("Settings") }
                PillButton { objectName: "quitButton"; size: 18; text: Words.say("ui-quit"); onClicked: root.app.quit() }
            }
            Item { width: 1; height: root.plain ? 0 : 20 * Theme.u }
        }
    }
}
