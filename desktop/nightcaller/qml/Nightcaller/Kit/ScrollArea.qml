import QtQuick
import Nightcaller.Theme

// A column of content that scrolls when it does not fit: flick, wheel, bar, Page Up and Page Down, and whatever
// gets the focus is brought into view.
Item {
    id: root
    default property alias column: inner.data
    property alias spacing: inner.spacing
    property alias contentY: flick.contentY
    readonly property alias contentHeight: flick.contentHeight
    // How high it can become, where its own height follows its content's: the bar makes the content narrower and so
    // higher, and may not hang on what comes of that.
    property real highest: height
    readonly property real furthest: Math.max(0, flick.contentHeight - height)
    // As below: one part of a pixel more, and the clip would cut the lower rim of the last row off.
    implicitHeight: Math.ceil(inner.implicitHeight) + 1
    clip: flick.crops // a layer crops the picture alone: without this, rows out of sight would take taps

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
            contentY = Math.min(furthest, bottom - height + 12 * Theme.u);
    }
    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: if (focused) reveal(focused)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            contentY = Math.min(furthest, contentY + height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            contentY = Math.max(0, contentY - height * 0.9);
        else
            return;
        event.accepted = true;
    }

    Flickable {
        id: flick
        anchors.fill: parent
        contentWidth: width
        contentHeight: root.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.VerticalFlick
        interactive: contentHeight > height
        // The software renderer paints a Shape that is wholly clipped away as if there were no clip (an empty clip
        // region counts as none in QQuickShapeSoftwareRenderNode, Qt 6.11). A layer crops for real; but one opaque
        // Rectangle without a radius in it turns its whole background black, so give lines and bars a radius.
        readonly property bool crops: GraphicsInfo.api === GraphicsInfo.Software && interactive
        clip: !crops
        layer.enabled: crops
        Column {
            id: inner
            // Whole pixels: the software renderer rounds what is wide up, and the clip would cut its right rim off.
            width: Math.floor(flick.width - bar.room)
            spacing: 14 * Theme.u
        }
    }
    ScrollRail { id: bar; view: flick; highest: root.highest }
}
