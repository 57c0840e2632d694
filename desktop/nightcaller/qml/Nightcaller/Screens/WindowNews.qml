import QtQuick
import Nightcaller.Kit

// The window's line of news.
Notice {
    required property AppViewModel app
    objectName: "news"
    // long enough to be read twice
    seconds: passing !== "" ? 4 : Math.max(6, Math.ceil(Words.ems(text) * 0.3))
    text: app.notice
    onDismissed: app.heard()
    onLineChanged: if (line !== "" && line === text) app.begun()
}
