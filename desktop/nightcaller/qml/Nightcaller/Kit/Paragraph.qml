import QtQuick

// Running text across the column that it stands in; where there is none it takes no room.
Prose {
    width: parent?.width ?? 0
    visible: text !== ""
}
