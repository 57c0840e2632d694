import QtQuick
import Nightcaller.Kit

// What can be done from the screens of a game. One person alone with the laptop finds nothing here that shows more
// or changes the game; what the table decides together is offered where everybody looks (`table`).
Pane {
    id: root
    required property AppViewModel app
    property bool table: false
    // Where something that went wrong is put right: before everybody, and at any time by a moderator.
    property bool mends: table
    // A cover: whoever has the laptop may turn the lights on, and everybody looks.
    property bool stops: false
    signal stopped
    // large letters: two buttons side by side, rather than half of them out of sight
    readonly property bool paired: Theme.textScale > 1.1 && parent !== null && parent.width > parent.height
    light: true
    least: 460
    letters: paired ? 40 : 22
    height: Math.min(highest, column.implicitHeight + 2 * padding)
    padding: (paired ? 14 : 26) * Theme.u
    contentItem: ScrollArea {
        id: column
        spacing: 12 * Theme.u
        Heading { visible: !root.paired; width: parent.width; text: Words.say("ui-menu"); size: 28 }
        SideBySide {
            id: pairs
            readonly property real each: root.paired ? (width - spacing) / 2 : width
            spacing: column.spacing
            PillButton {
                objectName: "menuContinue"; width: pairs.each; tone: "primary"; focus: true
                text: Words.say("ui-menu-continue"); onClicked: root.close()
            }
            PillButton {
                objectName: "menuActs"; visible: root.table; width: pairs.each; emblem: "sheriff"
                text: Words.say("ui-acts")
                onClicked: { root.close(); root.app.open("TableActs"); }
            }
            PillButton {
                objectName: "menuMishap"; visible: root.mends; width: pairs.each; emblem: "cockerel"
                text: Words.say("ui-mishap")
                onClicked: { root.close(); root.app.open("Mishap"); }
            }
            HoldButton {
                objectName: "menuHalt"; visible: root.stops; width: pairs.each; size: Theme.capped(18)
                emblem: "cockerel"; duration: 1400; text: Words.say("ui-menu-halt")
                onCompleted: { root.close(); root.stopped(); }
            }
            PillButton {
                objectName: "menuHandbook"; width: pairs.each; emblem: "book"; text: Words.say("ui-handbook")
                onClicked: { root.close(); root.app.open("Handbook"); }
            }
            PillButton {
                objectName: "menuSettings"; visible: root.table; width: pairs.each; emblem: "sun"
                text: Words.say("ui-settings")
                onClicked: { root.close(); root.app.open("Settings"); }
            }
            PillButton {
                objectName: "menuCover"; width: pairs.each; emblem: "eye"; text: Words.say("ui-menu-cover")
                onClicked: { root.close(); root.app.cover(); }
            }
            PillButton {
                objectName: "menuLeave"; width: pairs.each; text: Words.say("ui-menu-leave")
                onClicked: { root.close(); root.app.leave(); }
            }
        }
        ChoiceSetting {
            title: Words.say("ui-settings-text-size")
            about: Words.say("ui-settings-text-size.explain")
            controlName: "menuTextSize"; size: 14; options: root.app.textSizes; current: root.app.textSize
            onPicked: index => root.app.textSizeWanted(index)
        }
        Toggle {
            objectName: "menuDim"; width: parent.width; text: Words.say("ui-settings-dim"); on: root.app.dim
            onToggledTo: on => root.app.dimWanted(on)
        }
    }
}
