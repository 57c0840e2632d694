pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Every role to look up, and the order of the night. Public knowledge only, so it may be open during a game.
Page {
    id: root
    required property HandbookViewModel vm
    title: Words.first("ui-handbook")
    kicker: Words.second("ui-handbook") || Words.say("ui-handbook-kicker")
    back: Words.say("ui-back")
    onBackRequested: app.back()
    readonly property bool wide: !portrait && Theme.textScale < 1.6 && width > 900

    ScrollArea {
        id: whole
        objectName: "handbookScroll"
        anchors.fill: parent
        spacing: 16 * Theme.u
        TextEntry {
            id: search
            objectName: "search"
            focus: true
            width: root.wide ? parent.width * 0.36 : parent.width
            hint: Words.say("ui-handbook-search")
            inputMethodHints: Qt.ImhNone
            onEdited: root.vm.search(text)
        }
        Item {
            width: parent.width
            height: root.wide ? Math.max(entries.height, leaf.height) : entries.height + leaf.height + 16 * Theme.u
            Flow {
                id: entries
                width: root.wide ? parent.width * 0.36 : parent.width
                spacing: 8 * Theme.u
                Repeater {
                    model: root.vm.rows
                    PillButton {
                        required property int index
                        required property string role
                        required property string name
                        required emblem
                        required property bool selected
                        objectName: "entry-" + emblem
                        width: root.wide ? entries.width : Math.min(implicitWidth, entries.width)
                        size: 19
                        tone: selected ? "primary" : "plain"
                        text: name
                        onClicked: root.vm.show(role)
                    }
                }
                Prose { visible: root.vm.nothing; width: parent.width; text: Words.lines("ui-handbook-nothing"); color: Theme.inkDim; padding: 10 * Theme.u }
            }
            // a leaf of the book: the same warm paper as the cards
            Rectangle {
                id: leaf
                objectName: "leaf"
                anchors { right: parent.right; top: root.wide ? parent.top : entries.bottom; topMargin: root.wide ? 0 : 16 * Theme.u }
                width: root.wide ? parent.width * 0.61 : parent.width
                height: page.implicitHeight + 64 * Theme.u
                radius: 22 * Theme.u
                color: Theme.goldDeep
                Rectangle {
                    anchors { fill: parent; margins: Math.round(3 * Theme.u) }
                    radius: parent.radius - anchors.margins
                    gradient: Gradient {
                        GradientStop { position: 0; color: "#f8efd8" }
                        GradientStop { position: 1; color: "#e2cfa3" }
                    }
                }
                Rectangle { anchors { fill: parent; margins: 12 * Theme.u } radius: 14 * Theme.u; color: "transparent"; border { color: "#66a8792f"; width: 1.5 * Theme.u } }
                Column {
                    id: page
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: 32 * Theme.u }
                    spacing: 12 * Theme.u
                    Row {
                        width: parent.width
                        spacing: 20 * Theme.u
                        EmblemDisc { id: disc; width: 116 * Theme.u; height: width; kind: root.vm.emblem }
                        Column {
                            width: parent.width - disc.width - parent.spacing
                            anchors.verticalCenter: parent.verticalCenter
                            spacing: 6 * Theme.u
                            Heading { objectName: "leafName"; width: parent.width; text: Words.first(root.vm.message); size: 40; color: Theme.inkOnCard }
                            Prose { width: parent.width; text: Words.second(root.vm.message); visible: text !== ""; size: 18; strong: true; color: "#7a4f1a"; font.letterSpacing: 3 * Theme.u; font.capitalization: Font.AllUppercase }
                            Chip { tone: "#3b2f6b"; text: root.vm.team; width: Math.min(implicitWidth, parent.width) }
                        }
                    }
                    Prose { objectName: "leafCard"; width: parent.width; text: Words.first(root.vm.message + ".card"); color: Theme.inkOnCard; size: 20; strong: true }
                    Prose { width: parent.width; text: Words.second(root.vm.message + ".card"); visible: text !== ""; color: Theme.inkOnCardDim; size: 17 }
                    Rectangle { width: parent.width; height: Theme.line(1); radius: height / 2; color: "#66a8792f" }
                    Prose { objectName: "leafMore"; width: parent.width; text: Words.first(root.vm.message + ".more"); color: Theme.inkOnCard; size: 18 }
                    Prose { width: parent.width; text: Words.second(root.vm.message + ".more"); visible: text !== ""; color: Theme.inkOnCardDim; size: 16 }
                }
            }
        }
        Panel {
            width: parent.width
            height: order.implicitHeight + 2 * padding
            Column {
                id: order
                width: parent.width
                spacing: 12 * Theme.u
                Heading { width: parent.width; text: Words.say("ui-handbook-night"); size: 24; color: Theme.gold }
                Flow {
                    width: parent.width
                    spacing: 10 * Theme.u
                    Repeater {
                        model: root.vm.night
                        Row {
                            id: call
                            required property int index
                            required property int called
                            required property string name
                            required property string emblem
                            spacing: 10 * Theme.u
                            Prose { visible: call.index > 0; anchors.verticalCenter: parent.verticalCenter; text: "→"; color: Theme.gold; size: 24 }
                            EmblemDisc { width: Math.max(Theme.px(58), Theme.type(18) * 2.6); height: width; kind: call.emblem; anchors.verticalCenter: parent.verticalCenter }
                            Prose { anchors.verticalCenter: parent.verticalCenter; text: call.called + " · " + call.name; strong: true }
                        }
                    }
                }
                Prose { width: parent.width; text: Words.lines("ui-handbook-night-about"); color: Theme.inkDim; size: 16 }
            }
        }
        Item { width: 1; height: 2 * Theme.u }
    }
}
