pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// How hard something is: one, two or three of three full dots.
Row {
    id: root
    property int of: 1
    property real size: 13
    spacing: Theme.line(3)
    Repeater {
        model: 3
        Rectangle {
            required property int index
            width: Theme.even(Theme.type(root.size))
            height: width
            radius: width / 2
            color: Theme.gold
            Rectangle {
                visible: parent.index >= root.of
                anchors { fill: parent; margins: Theme.line(1.5) }
                radius: width / 2; color: Paint.emptyDot
            }
        }
    }
}
