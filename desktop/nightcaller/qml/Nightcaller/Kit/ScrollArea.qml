pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// A column of content that scrolls when it does not fit: flick, wheel, bar, Page Up and Page Down, and whatever
// gets the focus is brought into view. A fade at an edge says that there is more.
Flickable {
    id: root
    default property alias column: inner.data
    property alias spacing: inner.spacing
    contentWidth: width
    contentHeight: inner.implicitHeight
    // The software renderer paints a Shape that is wholly clipped away as if there were no clip (an empty clip
    // region counts as none in QQuickShapeSoftwareRenderNode, Qt 6.11). A layer crops for real; but one opaque
    // Rectangle without a radius in it turns its whole background black, so give lines and bars a radius.
    readonly property bool crops: GraphicsInfo.api === GraphicsInfo.Software && interactive
    clip: !crops
    layer.enabled: crops
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height
    T.ScrollBar.vertical: T.ScrollBar {
        id: bar
        parent: root
        anchors { top: parent.top; right: parent.right; bottom: parent.bottom }
        width: 12 * Theme.u
        padding: 2 * Theme.u
        visible: root.contentHeight > root.height + 1
        contentItem: Rectangle { implicitWidth: 8 * Theme.u; radius: width / 2; color: bar.pressed ? Theme.gold : "#59527a" }
        background: Rectangle { color: "#14ffffff"; radius: width / 2 }
    }
    function reveal(item: Item) {
        let inside = item;
        while (inside && inside !== inner)
            inside = inside.parent;
        if (!inside)
            return;
        const top = item.mapToItem(inner, 0, 0).y, bottom = top + item.height;
        if (top < contentY)
            contentY = Math.max(0, top - 12 * Theme.u);
        else if (bottom > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), bottom - height + 12 * Theme.u);
    }
    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: if (focused) reveal(focused)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            contentY = Math.min(Math.max(0, contentHeight - height), contentY + height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            contentY = Math.max(0, contentY - height * 0.9);
        else
            return;
        event.accepted = true;
    }
    Column {
        id: inner
        width: root.width - (bar.visible ? bar.width + 8 * Theme.u : 0)
        spacing: 14 * Theme.u
    }
}
