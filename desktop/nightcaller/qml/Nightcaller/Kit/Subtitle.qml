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
        Heading {
            objectName: "subtitle"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            size: root.size
            Accessible.role: Accessible.AlertMessage
        }
        Prose {
            objectName: "subtitleSecond"
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.second
            size: root.size * 0.44
            color: Theme.inkDim
        }
    }
}
