import QtQuick
import Nightcaller.Theme

// How much of a whole: a lane, and what of it is filled.
Rectangle {
    id: root
    property real share: 0
    property color ink: Theme.gold
    property color low: ink
    // How wide what is filled is at least, if anything is.
    property real least: 0
    // Filled from its end, not from its beginning.
    property bool mirrored: false
    implicitHeight: Theme.even(8 * Theme.u)
    radius: height / 2
    color: Theme.groove
    Faded {
        visible: root.share > 0; x: root.mirrored ? parent.width - width : 0
        width: Math.max(root.least, parent.width * root.share); height: parent.height; radius: height / 2
        high: root.ink; low: root.low
    }
}
