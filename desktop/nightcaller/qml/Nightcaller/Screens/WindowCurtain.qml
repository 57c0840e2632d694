import QtQuick
import Nightcaller.Kit
import Nightcaller.ViewModels

// The curtain over everything.
Curtain {
    required property AppViewModel app
    objectName: "curtain"
    focus: true
    title: Words.first("ui-cover-title")
    text: Words.lines("ui-cover-text")
    open: Words.say("ui-cover-open")
    onOpened: app.uncover()
}
