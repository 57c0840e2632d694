import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// What can be done from every public screen of a game. Going back is held: a stray tap costs nothing.
T.Popup {
    id: root
    required property AppViewModel app
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    anchors.centerIn: T.Overlay.overlay
    width: Math.min((parent ? parent.width : 600) - 32 * Theme.u, Math.max(460 * Theme.u, Theme.type(18) * 22))
    height: column.implicitHeight + 2 * padding
    padding: 26 * Theme.u
    T.Overlay.modal: Rectangle { color: "#b005061a" }
    background: Panel { accent: true }
    contentItem: Column {
        id: column
        spacing: 12 * Theme.u
        Heading { width: parent.width; text: Words.say("ui-menu"); size: 28 }
        PillButton { objectName: "menuContinue"; width: parent.width; tone: "primary"; focus: true; text: Words.say("ui-menu-continue"); onClicked: root.close() }
        HoldButton {
            objectName: "menuUndo"
            visible: root.app.mayUndo
            width: parent.width
            emblem: "moon"
            size: 19
            text: Words.say("ui-menu-undo")
            duration: 900
            onCompleted: { root.close(); root.app.undo(); }
        }
        PillButton { objectName: "menuOverrule"; width: parent.width; emblem: "sheriff"; text: Words.say("ui-overrule"); onClicked: { root.close(); root.app.open("Overrule"); } }
        Column {
            visible: root.app.style >= 0
            width: parent.width
            spacing: 4 * Theme.u
            Prose { width: parent.width; text: Words.lines("ui-menu-style"); size: 15; color: Theme.inkDim }
            Choice {
                objectName: "menuStyle"
                width: Math.min(implicitWidth, parent.width)
                size: 16
                name: Words.say("ui-house-style")
                options: [Words.say("ui-style-pass-around"), Words.say("ui-style-eyes-closed"), Words.say("ui-style-narrator")]
                current: root.app.style
                onPicked: index => root.app.chooseStyle(index)
            }
        }
        PillButton { objectName: "menuHandbook"; width: parent.width; emblem: "book"; text: Words.say("ui-handbook"); onClicked: { root.close(); root.app.open("Handbook"); } }
        PillButton { objectName: "menuSettings"; width: parent.width; emblem: "sun"; text: Words.say("ui-settings"); onClicked: { root.close(); root.app.open("Settings"); } }
        PillButton { objectName: "menuCover"; width: parent.width; emblem: "eye"; text: Words.say("ui-menu-cover"); onClicked: { root.close(); root.app.cover(); } }
        PillButton { objectName: "menuLeave"; width: parent.width; text: Words.say("ui-menu-leave"); onClicked: { root.close(); root.app.leave(); } }
    }
}
