import QtQuick
import Nightcaller.Kit

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
        width: Math.min(implicitWidth, root.width - 2 * root.margin)
        size: 16
        name: Words.say("ui-settings-language")
        options: root.vm.languages
        current: root.vm.language
        onPicked: index => root.vm.chooseLanguage(index)
    }
    ScrollArea {
        id: scroll
        anchors { fill: parent; topMargin: tongue.height + root.margin; bottomMargin: 6 * Theme.u }
        spacing: 0
        // with its picture it hangs from the moon, without one it stands in the middle
        Item {
            width: 1
            height: Math.max(0,
                root.plain ? (scroll.height - rest.implicitHeight) / 2 - tongue.height * 0.5
                    : root.height * (root.portrait ? 0.2 : 0.235) - scroll.anchors.topMargin - wolf.height * 0.52)
        }
        Item {
            visible: !root.plain
            width: parent.width
            height: wolf.height
            // a wolf before the moon
            RoleEmblem {
                id: wolf; anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(root.width, root.height) * (root.portrait ? 0.2 : 0.18); kind: "werewolf"
                color: Paint.homeWolf
            }
        }
        Item { visible: !root.plain; width: 1; height: (root.portrait ? 70 : 46) * Theme.u }
        Column {
            id: rest
            width: parent.width
            CentredHeading {
                objectName: "homeTitle"; text: Words.first("ui-app-name"); size: root.plain ? Theme.capped(72) : 72
                font.letterSpacing: 2 * Theme.u
            }
            CentredProse {
                text: Words.second("ui-app-name") || Words.say("ui-app-other-name")
                color: Theme.gold
                strong: true
                size: root.plain ? Theme.tight(18) : 18
                font.letterSpacing: 5 * Theme.u
                font.capitalization: Font.AllUppercase
            }
            Item { width: 1; height: 8 * Theme.u }
            CentredProse {
                text: Words.lines("ui-home-about"); color: Theme.inkDim; size: root.plain ? Theme.tight(19) : 19
                padding: 6 * Theme.u
            }
            Item { width: 1; height: (root.portrait ? 60 : root.plain ? 12 : 22) * Theme.u }
            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width - 2 * root.margin, Math.max(676 * Theme.u, Theme.type(22) * 17))
                spacing: 12 * Theme.u
                PillButton {
                    objectName: "continueButton"
                    visible: root.vm.mayContinue
                    focus: root.vm.mayContinue
                    width: parent.width
                    tone: "primary"
                    size: root.plain ? 19 : 23
                    text: Words.say("ui-home-continue",
                        { seats: root.vm.seats, date: root.vm.began.replace(" ", "\u00a0") })
                    onClicked: root.vm.goOn()
                }
                // two doors: one's own evening, or a look at one
                Grid {
                    id: doors
                    readonly property bool beside: !root.portrait && Theme.textScale < 2
                    width: parent.width
                    columns: beside ? 2 : 1
                    spacing: 12 * Theme.u
                    readonly property real door: beside ? (width - spacing) / 2 : width
                    PillButton {
                        objectName: "newGameButton"
                        focus: !root.vm.mayContinue
                        width: doors.door
                        height: Math.max(implicitHeight, see.implicitHeight)
                        tone: root.vm.mayContinue ? "plain" : "primary"
                        size: root.plain ? 19 : 23
                        text: Words.say("ui-home-new")
                        onClicked: root.vm.newGame()
                    }
                    PillButton {
                        id: see
                        objectName: "seeButton"
                        width: doors.door
                        height: Math.max(implicitHeight, doors.beside ? doors.children[0].implicitHeight : 0)
                        tone: "chosen"
                        size: root.plain ? 19 : 23
                        emblem: "eye"
                        text: Words.say("ui-home-see")
                        Accessible.description: Words.say("ui-home-see-about")
                        onClicked: root.vm.seeANight()
                    }
                }
                Row {
                    visible: !root.plain
                    x: (parent.width - width) / (doors.beside ? 1 : 2)
                    width: doors.door
                    spacing: 8 * Theme.u
                    leftPadding: Math.max(0, (width - faces.width - spacing - seconds.width) / 2)
                    Row {
                        id: faces
                        spacing: -4 * Theme.u
                        Repeater {
                            model: root.vm.puppets
                            Face {
                                required property string modelData; width: Theme.even(26 * Theme.u); picture: modelData
                            }
                        }
                    }
                    Prose {
                        id: seconds; width: Math.min(implicitWidth, doors.door - faces.width - 8 * Theme.u)
                        anchors.verticalCenter: parent.verticalCenter; text: Words.lines("ui-home-see-about")
                        color: Theme.goldLight; size: 15
                    }
                }
            }
            Item { width: 1; height: 18 * Theme.u }
            CentredRows {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(wanted + 1, parent.width - 2 * root.margin)
                spacing: 12 * Theme.u
                PillButton {
                    objectName: "handbookButton"; size: 18; emblem: "book"; text: Words.say("ui-handbook")
                    onClicked: root.app.open("Handbook")
                }
                PillButton {
                    objectName: "eveningsButton"; size: 18; emblem: "moon"; text: Words.say("ui-evenings")
                    onClicked: root.app.open("Evenings")
                }
                PillButton {
                    objectName: "settingsButton"; size: 18; emblem: "sun"; text: Words.say("ui-settings")
                    onClicked: root.app.open("Settings")
                }
                PillButton {
                    objectName: "quitButton"; size: 18; text: Words.say("ui-quit"); onClicked: root.app.quit()
                }
            }
            Item { width: 1; height: root.plain ? 0 : 20 * Theme.u }
        }
    }
}
