import QtQuick
import Nightcaller.Theme

// A shape with a rim, whose colour is `color`; it may fade from `fill` to `low`. Two rectangles: the software renderer
// does not smooth the corner of a border.
Rectangle {
    id: root
    property real line: 1.5
    property color fill
    property color low: fill
    Faded {
        anchors { fill: parent; margins: Theme.line(root.line) }
        radius: root.radius - anchors.margins
        high: root.fill
        low: root.low
    }
}
