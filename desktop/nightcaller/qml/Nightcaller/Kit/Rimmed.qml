import QtQuick
import Nightcaller.Theme

// A shape with a rim, whose colour is `color`. Two rectangles: the software renderer does not smooth the corner of a
// border.
Rectangle {
    id: root
    property real line: 1.5
    property color fill
    property Gradient fade: null
    Rectangle {
        anchors { fill: parent; margins: Theme.line(root.line) }
        radius: root.radius - anchors.margins
        color: root.fill
        gradient: root.fade
    }
}
