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
    readonly property real room: shown ? width + 8 * Theme.u : 0
    // A picture as wide as its column is less high beside the bar, and needs none then: it would come and go for ever,
    // and the window stand still. So it goes a few times, and then not until it has rested.
    property bool shown: false
    property int gone: 0
    // longer than a frame of a slow machine, or it would count as rest
    readonly property Timer rest: Timer { interval: 1000; onTriggered: root.gone = 0 }
    readonly property bool needed: view.contentHeight > highest + 1
    onNeededChanged: {
        if (!needed && gone > 3)
            return;
        gone += needed ? 0 : 1;
        rest.restart();
        shown = needed;
    }

    orientation: Qt.Vertical
    anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
    width: 12 * Theme.u
    padding: 2 * Theme.u
    visible: shown
    minimumSize: 0.06
    size: view.visibleArea.heightRatio
    position: view.visibleArea.yPosition
    onPositionChanged: if (pressed) view.contentY = view.originY + position * view.contentHeight
    contentItem: Rectangle {
        implicitWidth: 8 * Theme.u; radius: width / 2; color: root.pressed ? Theme.gold : Theme.rim
    }
    background: Rectangle { color: Theme.rail; radius: width / 2 }
}
