import QtQuick
import Nightcaller.Kit
import Nightcaller.ViewModels

// The window's line of news.
Notice {
    required property AppViewModel app
    objectName: "news"
    // long enough to be read twice
    seconds: Math.max(6, Math.ceil(Words.ems(text) * 0.3))
    // on the table it may not reach the seats: its letters grow to 130 %
    size: highest > 0 ? 18 * Math.min(1, 1.3 / Theme.textScale) : 18
    text: app.notice
    onDismissed: app.heard()
}
