import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// The bar at the right of what scrolls: there when not everything is in sight, as long as what is.
T.ScrollBar {
    id: root
    required property Flickable view
    // how high the content may be without it
    property real highest: parent ? parent.height : 0
    // What the content has to leave free for it.
    readonly property real room: visible ? width + 8 * Theme.u : 0

    orientation: Qt.Vertical
    anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
    width: 12 * Theme.u
    padding: 2 * Theme.u
    visible: view.contentHeight > highest + 1
    minimumSize: 0.06
    size: view.visibleArea.heightRatio
    position: view.visibleArea.yPosition
    onPositionChanged: if (pressed) view.contentY = view.originY + position * view.contentHeight
    contentItem: Rectangle {
        implicitWidth: 8 * Theme.u; radius: width / 2; color: root.pressed ? Theme.gold : Theme.rim
    }
    background: Rectangle { color: Theme.rail; radius: width / 2 }
}
