pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Who won and why; then every card, and every night and day with its secrets on the ring.
Page {
    id: root
    required property EndedViewModel vm
    title: Words.say(vm.winner)
    kicker: vm.reason === "" ? "" : Words.say(vm.reason)
    contentWidth: 1220
    dawn: 0.8
    day: vm.night ? 0 : 0.4

    Flow {
        id: tabs
        width: parent.width
        spacing: 8 * Theme.u
        Repeater {
            model: root.vm.chapters
            PillButton {
                required property int index
                required property string modelData
                objectName: "chapter" + index
                size: 15
                emblem: modelData === "event-night-falls" ? "moon" : "sun"
                tone: index === root.vm.chapter ? "primary" : "plain"
                text: Words.first(modelData, { day: root.vm.days[index] })
                onClicked: root.vm.turnTo(index)
            }
        }
    }
    SeatRing {
        id: ring
        anchors { left: parent.left; top: tabs.bottom; topMargin: 10 * Theme.u }
        width: root.portrait ? parent.width : parent.width * 0.52
        height: root.portrait ? parent.height * 0.36 : parent.height - y
        model: root.vm.seats
        interactive: false
        Heading {
            anchors.centerIn: parent
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.vm.chapters.length > 0 ? Words.first(root.vm.chapters[root.vm.chapter], { day: root.vm.days[root.vm.chapter] }) : ""
            size: 34
        }
    }
    ScrollArea {
        id: story
        objectName: "story"
        anchors { right: parent.right; bottom: parent.bottom; top: root.portrait ? ring.bottom : tabs.bottom; topMargin: 12 * Theme.u }
        width: root.portrait ? parent.width : parent.width * 0.46
        Panel {
            width: parent.width
            height: told.implicitHeight + 2 * padding
            Column {
                id: told
                width: parent.width
                spacing: 6 * Theme.u
                Repeater {
                    model: root.vm.lines
                    Prose {
                        required property int index
                        required property var modelData
                        objectName: "told" + index
                        width: told.width
                        text: "· " + Words.lines(modelData.message, modelData.arguments)
                        size: 19
                    }
                }
            }
        }
        Heading { width: parent.width; text: Words.say("ui-ended-cards"); size: 26 }
        Repeater {
            model: root.vm.cards
            Row {
                id: card
                required property int number
                required property string name
                required property string role
                required property string kind
                required property bool won
                required property string guesses
                objectName: "card" + number
                width: story.width - 20 * Theme.u
                spacing: 10 * Theme.u
                EmblemDisc { id: disc; width: 40 * Theme.u; height: width; kind: card.kind }
                Prose {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - disc.width - result.width - 2 * parent.spacing
                    text: card.number + " · " + card.name + " · " + Words.say(card.role)
                    size: 19
                    strong: card.won
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                Row {
                    id: result
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 8 * Theme.u
                    Prose { visible: card.guesses !== ""; text: Words.say("ui-ended-guesses", { score: card.guesses }); size: 15; color: Theme.inkDim }
                    Chip { visible: card.won; text: Words.say("ui-ended-won") }
                }
            }
        }
    }
    footer: [
        PillButton { objectName: "rematch"; focus: true; tone: "primary"; size: 20; text: Words.say("ui-ended-rematch"); onClicked: root.vm.again() },
        PillButton { objectName: "savePage"; size: 17; emblem: "book"; text: Words.say("ui-ended-save-page"); onClicked: root.vm.savePage() },
        PillButton { objectName: "savePicture"; size: 17; text: Words.say("ui-ended-save-picture"); onClicked: root.vm.savePicture(root.Window.window as Window) },
        PillButton { objectName: "goHome"; size: 17; text: Words.say("ui-ended-home"); onClicked: root.vm.goHome() }
    ]
    Keys.onLeftPressed: root.vm.turnTo(root.vm.chapter - 1)
    Keys.onRightPressed: root.vm.turnTo(root.vm.chapter + 1)
}
