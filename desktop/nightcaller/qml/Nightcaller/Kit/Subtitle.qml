import QtQuick
import Nightcaller.Theme

// What the voice says, in letters that can be read across the room.
Item {
    id: root
    property string text: ""
    property string second: ""
    property real size: 46
    implicitHeight: column.implicitHeight
    Column {
        id: column
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6 * Theme.u
        CentredHeading {
            objectName: "subtitle"
            text: root.text
            size: root.size
            Accessible.role: Accessible.AlertMessage
        }
        CentredProse { objectName: "subtitleSecond"; text: root.second; size: root.size * 0.44; color: Theme.inkDim }
    }
}
