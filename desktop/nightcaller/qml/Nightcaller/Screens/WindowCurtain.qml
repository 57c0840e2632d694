import QtQuick
import Nightcaller.Kit
import Nightcaller.ViewModels

// The curtain over everything. A call has no menu: from here whoever is up stops it, and everybody looks.
Curtain {
    required property AppViewModel app
    objectName: "curtain"
    focus: true
    title: Words.lines("ui-cover-title")
    text: Words.lines("ui-cover-text")
    open: Words.say("ui-cover-open")
    onOpened: app.uncover()
    HoldButton {
        objectName: "curtainHalt"; visible: parent.app.mayHalt; emblem: "cockerel"; duration: 1400
        size: Theme.capped(18); width: Math.min(implicitWidth, parent.width - 48 * Theme.u)
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 24 * Theme.u }
        text: Words.say("ui-menu-halt"); onCompleted: parent.app.halt()
    }
}
