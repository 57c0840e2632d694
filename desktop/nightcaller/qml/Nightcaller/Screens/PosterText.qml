import QtQuick
import Nightcaller.Kit

// Letters of a poster, in its own measure.
Letters {
    property bool display: false
    wrapMode: Text.Wrap
    strong: display
    font { family: display ? Theme.displayFamily(text) : Theme.sans; pixelSize: Math.max(4, size * Theme.u) }
}
