import QtQuick
import Nightcaller.Theme

// A dark pane with a thin gold rim. Children go inside; `padding` keeps them off the rim.
Rectangle {
    id: root
    property real padding: 18 * Theme.u
    property bool accent: false
    default property alias content: inner.data
    implicitWidth: inner.childrenRect.width + 2 * padding
    implicitHeight: inner.childrenRect.height + 2 * padding
    radius: 18 * Theme.u
    color: accent ? Theme.gold : Theme.panelRim
    Rectangle {
        anchors { fill: parent; margins: Theme.line(1.5) }
        radius: root.radius - Theme.line(1.5)
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.panelHigh }
            GradientStop { position: 1; color: Theme.panelLow }
        }
    }
    Item {
        id: inner
        anchors { fill: parent; margins: root.padding }
    }
}
