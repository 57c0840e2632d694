import QtQuick
import Nightcaller.Kit

// While an evening's file is held over the window.
Rectangle {
    objectName: "dropHere"
    color: Theme.shade
    Heading {
        anchors.centerIn: parent
        width: parent.width * 0.8
        horizontalAlignment: Text.AlignHCenter
        size: Theme.capped(40)
        text: Words.lines("ui-drop-here")
    }
}
