import QtQuick
import Nightcaller.Theme

// A dark pane with a thin gold rim. Children go inside; `padding` keeps them off the rim.
Rimmed {
    id: root
    property real padding: 18 * Theme.u
    property bool accent: false
    default property alias content: inner.data
    implicitWidth: inner.childrenRect.width + 2 * padding
    implicitHeight: inner.childrenRect.height + 2 * padding
    radius: 18 * Theme.u
    color: accent ? Theme.gold : Theme.panelRim
    fill: Theme.panelHigh; low: Theme.panelLow
    Item {
        id: inner
        anchors { fill: parent; margins: root.padding }
    }
}
