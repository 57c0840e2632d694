import QtQuick

// Display type in the middle of its column; where there is none it takes no room.
Heading {
    width: parent?.width ?? 0
    horizontalAlignment: Text.AlignHCenter
    visible: text !== ""
}
