import QtQuick
import Nightcaller.Theme

// A pane of settings with a gold heading.
Panel {
    id: root
    property string title: ""
    default property alias settings: column.data
    width: parent?.width ?? 0
    height: column.implicitHeight + 2 * padding
    Column {
        id: column
        width: parent.width
        spacing: 16 * Theme.u
        Heading { width: parent.width; text: root.title; size: 24; color: Theme.gold; visible: text !== "" }
    }
}
