import QtQuick
import Nightcaller.Theme

// What a card is made of, and a leaf of the handbook: a golden edge, paper, and a line along it.
Rectangle {
    id: root
    property real unit: Theme.u
    property color high: Theme.paper
    property color low: Theme.paperDeep
    property color line: Theme.paperLine
    property real inset: 12
    radius: 22 * unit
    color: Theme.goldDeep
    Faded {
        anchors { fill: parent; margins: Math.round(3 * root.unit) }
        radius: parent.radius - anchors.margins
        high: root.high; low: root.low
    }
    Rectangle {
        anchors { fill: parent; margins: root.inset * root.unit }
        radius: 14 * root.unit; color: "transparent"
        border { color: root.line; width: 1.5 * root.unit }
    }
}
