import QtQuick
import Nightcaller.Theme

// A long list that makes only the rows in sight: flick, wheel, bar, Page Up and Page Down, and whatever gets the
// focus is brought into view. For a few rows of mixed content there is ScrollArea.
Item {
    id: root
    property alias model: list.model
    property alias delegate: list.delegate
    property alias spacing: list.spacing
    property alias header: list.header
    property alias contentY: list.contentY
    readonly property alias count: list.count
    readonly property alias contentHeight: list.contentHeight
    clip: list.crops // as in ScrollArea: taps, too

    function scrollBy(pages: real) {
        list.contentY = Math.max(list.originY,
            Math.min(list.originY + list.contentHeight - list.height, list.contentY + pages * list.height));
    }
    function toTop() { list.positionViewAtBeginning(); }
    function itemAt(index: int): Item { return list.itemAtIndex(index); }
    readonly property Item focused: Window.activeFocusItem
    onFocusedChanged: {
        let inside = focused;
        while (inside && inside.parent !== list.contentItem)
            inside = inside.parent;
        if (inside)
            list.positionViewAtIndex(list.indexAt(inside.x + 1, inside.y + 1), ListView.Contain);
    }
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
            return;
        scrollBy(event.key === Qt.Key_PageDown ? 0.9 : -0.9);
        event.accepted = true;
    }

    ListView {
        id: list
        width: Math.floor(root.width - bar.room) // as in ScrollArea
        height: root.height
        boundsBehavior: Flickable.StopAtBounds
        spacing: 14 * Theme.u
        currentIndex: -1 // else Qt makes a highlight that nobody sees, and it grows frame by frame after each new width
        // Tab finds the next row although it is not in sight yet. Not a buffer: its rows are made in the background,
        // and Qt 6.11 complains of those that a shorter list does not want any more.
        cacheBuffer: 0
        displayMarginBeginning: Math.max(200, root.height / 2)
        displayMarginEnd: displayMarginBeginning
        // As in ScrollArea: the software renderer does not crop Shapes, a layer does.
        readonly property bool crops: GraphicsInfo.api === GraphicsInfo.Software && contentHeight > height
        clip: !crops
        layer.enabled: crops
    }
    ScrollRail { id: bar; view: list }
}
