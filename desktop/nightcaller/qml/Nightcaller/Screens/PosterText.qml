import QtQuick
import Nightcaller.Theme

// Letters of a poster, in its own measure.
Text {
    id: root
    property real size: 24
    property bool display: false
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    color: Theme.ink
    font {
        family: root.display ? Theme.displayFamily(text) : Theme.sans; bold: root.display
        pixelSize: Math.max(4, size * Theme.u)
    }
}
