pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Roles that people make up: the card on one side, sentences with gaps on the other.
Page {
    id: root
    required property WorkshopViewModel vm
    readonly property bool beside: !portrait && Theme.textScale < 1.6
    title: Words.first("ui-workshop")
    kicker: Words.second("ui-workshop") || Words.say("ui-workshop-kicker")
    back: Words.say("ui-back")
    contentWidth: 1300
    onBackRequested: app.back()
    because: root.vm.because
    footerMain: use
    footer: [
        PillButton {
            id: use
            objectName: "deckButton"
            tone: "primary"
            visible: root.vm.any
            enabled: root.vm.because === ""
            focus: true
            text: Words.say(root.vm.inDeck ? "ui-workshop-deck-full" : "ui-workshop-deck")
            onClicked: root.vm.putInDeck()
        }
    ]

    ScrollArea {
        id: left
        objectName: "cardScroll"
        visible: root.beside && root.vm.any
        width: root.bodyWidth * 0.3
        height: parent.height
        Loader {
            active: left.visible
            width: parent.width
            sourceComponent: WorkshopCard {
                vm: root.vm; roomHigh: left.height - 220 * Theme.u; onEmblemWanted: emblems.open()
                onWordsWanted: ownWords.open()
            }
        }
        Item { width: 1; height: 2 * Theme.u }
    }
    ScrollArea {
        objectName: "workshopScroll"
        x: left.visible ? left.width + 20 * Theme.u : 0
        width: left.visible ? root.bodyWidth - x : root.bodyWidth
        height: parent.height
        spacing: 16 * Theme.u
        SideBySide {
            Repeater {
                model: root.vm.roles
                PillButton {
                    required property string role
                    required property string name
                    required property string drawn
                    required property bool current
                    required property int index
                    objectName: "madeUp" + index
                    size: 16
                    emblem: drawn
                    tone: current ? "chosen" : "plain"
                    text: name
                    onClicked: root.vm.open(role)
                }
            }
            PillButton {
                objectName: "newButton"; size: 16; text: "+ " + Words.first("ui-workshop-new")
                onClicked: root.vm.create()
            }
            PillButton {
                objectName: "startButton"; size: 16; text: "+ " + Words.first("ui-workshop-start")
                visible: root.vm.startable; width: Math.min(implicitWidth, parent.width); onClicked: start.open()
            }
        }
        Paragraph { objectName: "workshopEmpty"; visible: !root.vm.any; text: Words.lines("ui-workshop-empty") }
        Paragraph {
            objectName: "unread"; visible: root.vm.unreadCount > 0
            text: visible
                ? [Words.lines("ui-workshop-unread", { count: root.vm.unreadCount }), ...root.vm.unread].join("\n") : ""
            size: 16; color: Theme.refusal
        }
        Loader {
            active: !left.visible && root.vm.any
            visible: active
            width: parent.width
            sourceComponent: WorkshopCard {
                vm: root.vm; roomHigh: 420 * Theme.u * Theme.textScale
                onEmblemWanted: emblems.open(); onWordsWanted: ownWords.open()
            }
        }
        Section {
            visible: root.vm.any
            Repeater {
                model: root.vm.sentences
                WorkshopSentence { vm: root.vm; width: parent?.width ?? 0 }
            }
            Paragraph {
                text: Words.first("ui-workshop-add"); size: 17; strong: true; color: Theme.gold
                visible: adding.count > 0
            }
            SideBySide {
                Repeater {
                    id: adding
                    model: root.vm.verbs
                    PillButton {
                        required property string verb
                        required property string label
                        objectName: "add-" + verb
                        text: label
                        size: 15
                        width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                        onClicked: root.vm.add(verb)
                    }
                }
            }
            Paragraph {
                objectName: "restIsYours"; visible: adding.count > 0; text: Words.first("ui-workshop-add-rest")
                size: 16; color: Theme.inkDim
            }
        }
        WorkshopMeets { visible: root.vm.any; vm: root.vm }
        WorkshopTrial { visible: root.vm.any; vm: root.vm }
        Paragraph { objectName: "received"; text: Words.lines("ui-workshop-received"); size: 16; color: Theme.inkDim }
        SideBySide {
            spacing: 10 * Theme.u
            PillButton {
                objectName: "importButton"; size: 16; text: Words.first("ui-workshop-import")
                onClicked: incoming.open()
            }
            PillButton {
                objectName: "copyButton"; size: 16; text: Words.first("ui-workshop-copy-this"); visible: root.vm.any
                onClicked: root.vm.copy()
            }
            PillButton {
                objectName: "fileButton"; size: 16; text: Words.first("ui-workshop-file"); visible: root.vm.any
                onClicked: root.vm.saveAsFile()
            }
            PillButton {
                objectName: "folderButton"; size: 16; text: Words.first("ui-workshop-folder")
                onClicked: root.vm.showFolder()
            }
            HoldButton {
                objectName: "throwAway"; visible: root.vm.any; size: 16; tone: "danger"; emblem: "sun"; duration: 900
                text: Words.first("ui-workshop-delete"); onCompleted: root.vm.throwAway()
            }
        }
        Paragraph {
            objectName: "saved"; visible: root.vm.file !== ""
            text: visible ? Words.lines("ui-workshop-saved", { file: root.vm.file }) : ""; color: Theme.gold
            wrapMode: Text.WrapAnywhere
        }
        Item { width: 1; height: 2 * Theme.u }
    }
    WorkshopImport { id: incoming; vm: root.vm.picker }
    WorkshopStart { id: start; vm: root.vm }
    WorkshopEmblems { id: emblems; vm: root.vm }
    WorkshopWords { id: ownWords; vm: root.vm }
}
