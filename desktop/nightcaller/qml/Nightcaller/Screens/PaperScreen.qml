pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What a table may print: chosen on one side, looked at on the other.
Page {
    id: root
    required property PaperViewModel vm
    readonly property bool beside: !portrait && Theme.textScale < 1.6
    title: Words.first("ui-paper")
    kicker: Words.second("ui-paper") || Words.say("ui-paper-kicker")
    back: Words.say("ui-back")
    onBackRequested: app.back()
    footerMain: keep
    footer: [
        PillButton {
            objectName: "openFileButton"
            visible: root.vm.file !== ""
            text: Words.say("ui-paper-show")
            onClicked: root.vm.openFile()
        },
        PillButton {
            id: keep
            objectName: "saveButton"
            tone: "primary"
            focus: true
            enabled: root.vm.pages > 0
            text: Words.say("ui-paper-save")
            onClicked: root.vm.save()
        }
    ]

    ScrollArea {
        objectName: "paperScroll"
        width: root.beside ? root.bodyWidth * 0.52 : root.bodyWidth
        height: parent.height
        spacing: 16 * Theme.u
        Section {
            ChoiceSetting {
                title: Words.say("ui-paper-what")
                about: Words.lines(root.vm.about)
                controlName: "kind"
                options: root.vm.names.map(name => Words.say(name)); current: root.vm.kind
                onPicked: index => root.vm.kind = index
            }
            ChoiceSetting {
                title: Words.say("ui-paper-size")
                controlName: "size"
                options: [Words.say("ui-paper-a4"), Words.say("ui-paper-letter")]; current: root.vm.size
                onPicked: index => root.vm.size = index
            }
            ChoiceSetting {
                title: Words.say("ui-paper-language")
                controlName: "paperLanguage"
                options: root.vm.languages; current: root.vm.language
                onPicked: index => root.vm.language = index
            }
            Paragraph {
                objectName: "pages"; text: Words.lines("ui-paper-pages", { pages: root.vm.pages }); color: Theme.inkDim
                size: 16
            }
            Paragraph {
                objectName: "saved"; visible: root.vm.file !== ""
                text: visible ? Words.lines("ui-paper-saved", { file: root.vm.file }) : ""; color: Theme.gold
                wrapMode: Text.WrapAnywhere
            }
        }
        Loader {
            active: !root.beside
            visible: active
            width: parent.width
            height: active ? width / root.vm.shape : 0
            sourceComponent: preview
        }
        Item { width: 1; height: 2 * Theme.u }
    }
    Loader {
        active: root.beside
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: root.bodyWidth * 0.46
        sourceComponent: preview
    }
    Component {
        id: preview
        Item {
            Image {
                id: page
                readonly property real room: parent.height - turning.height - 12 * Theme.u
                objectName: "paperPage"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.round(Math.min(parent.width, room * root.vm.shape))
                height: Math.round(width / root.vm.shape)
                readonly property bool ready: status === Image.Ready
                source: root.vm.picture
                mipmap: true
                Accessible.role: Accessible.Graphic
                Accessible.name: Words.say("ui-paper-preview", { page: root.vm.page + 1, pages: root.vm.pages })
            }
            Tap {
                id: sheet
                objectName: "enlarge"
                anchors.fill: page
                enabled: root.vm.pages > 0
                Accessible.name: Words.say("ui-paper-larger")
                onClicked: large.open()
                background: Rectangle {
                    visible: sheet.visualFocus
                    color: "transparent"
                    border { color: Theme.focus; width: Theme.line(4) }
                }
            }
            Row {
                id: turning
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                spacing: 14 * Theme.u
                PillButton {
                    objectName: "pageBefore"; size: 17; text: "‹"; enabled: root.vm.page > 0
                    Accessible.name: Words.say("ui-paper-before"); onClicked: root.vm.turn(-1)
                }
                Prose {
                    anchors.verticalCenter: parent.verticalCenter
                    text: Words.say("ui-paper-preview", { page: root.vm.page + 1, pages: root.vm.pages }); size: 16
                }
                PillButton {
                    objectName: "enlargeButton"; size: 17; emblem: "eye"; enabled: root.vm.pages > 0
                    text: Words.say("ui-paper-larger"); onClicked: large.open()
                }
                PillButton {
                    objectName: "pageAfter"; size: 17; text: "›"; enabled: root.vm.page + 1 < root.vm.pages
                    Accessible.name: Words.say("ui-paper-next"); onClicked: root.vm.turn(1)
                }
            }
        }
    }
    PaperLarge { id: large; vm: root.vm }
}
