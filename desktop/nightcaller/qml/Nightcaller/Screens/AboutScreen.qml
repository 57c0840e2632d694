pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Where the program comes from, and what comes along with it.
Page {
    id: root
    required property AboutViewModel vm
    title: Words.first("ui-about")
    kicker: Words.second("ui-about") || Words.say("ui-about-kicker")
    back: Words.say("ui-back")
    contentWidth: 980
    onBackRequested: app.back()

    ScrollArea {
        objectName: "aboutScroll"
        anchors.fill: parent
        spacing: 16 * Theme.u
        Section {
            Paragraph { objectName: "aboutOwn"; text: Words.lines("ui-about-own", { version: root.vm.version }) }
            Paragraph { text: Words.lines("ui-about-offline"); color: Theme.inkDim }
            PillButton {
                objectName: "licencesButton"; visible: root.vm.mayOpen; focus: true; size: 17
                text: Words.say("ui-about-open"); onClicked: root.vm.openTexts()
            }
        }
        Section {
            title: Words.say("ui-about-qt")
            Paragraph { objectName: "aboutQt"; text: Words.lines("ui-about-qt-text") }
        }
        Section {
            title: Words.say("ui-about-voices")
            Paragraph { text: Words.lines("ui-about-voices-text") }
        }
        Section {
            title: Words.say("ui-about-packages")
            Repeater {
                objectName: "notices"
                model: root.vm.rows
                Column {
                    id: row
                    required property int index
                    required property string name
                    required property string licence
                    required property string home
                    width: parent?.width ?? 0
                    Paragraph {
                        objectName: "notice" + row.index; text: row.name + " · " + row.licence; strong: true; size: 16
                    }
                    Paragraph { text: row.home; color: Theme.inkDim; size: 14; wrapMode: Text.WrapAnywhere }
                }
            }
        }
    }
}
