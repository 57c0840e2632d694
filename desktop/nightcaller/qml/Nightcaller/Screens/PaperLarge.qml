import QtQuick
import Nightcaller.Kit

// The page to be printed, as wide as the window has room for. Arrows turn and scroll it; a tap beside it closes it.
Pane {
    id: root
    required property PaperViewModel vm
    light: true
    padding: 16 * Theme.u
    least: 1000
    height: highest
    onOpened: { sheet.contentY = 0; close.forceActiveFocus(Qt.TabFocusReason); }
    function turn(by: int) {
        root.vm.turn(by);
        sheet.contentY = 0;
    }
    function scroll(by: real) {
        sheet.contentY = Math.max(0, Math.min(sheet.furthest, sheet.contentY + by * sheet.height));
    }
    contentItem: Item {
        Keys.onLeftPressed: root.turn(-1)
        Keys.onRightPressed: root.turn(1)
        Keys.onUpPressed: root.scroll(-0.2)
        Keys.onDownPressed: root.scroll(0.2)
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_PageUp && event.key !== Qt.Key_PageDown)
                return;
            root.scroll(event.key === Qt.Key_PageUp ? -0.9 : 0.9);
            event.accepted = true;
        }
        ScrollArea {
            id: sheet
            objectName: "largeScroll"
            anchors {
                left: parent.left; right: parent.right; top: parent.top; bottom: ways.top; bottomMargin: 12 * Theme.u
            }
            Image {
                objectName: "largePage"
                width: parent.width
                height: Math.round(width / root.vm.shape)
                source: root.visible ? root.vm.picture : ""
                mipmap: true
                Accessible.role: Accessible.Graphic
                Accessible.name: Words.say("ui-paper-preview", { page: root.vm.page + 1, pages: root.vm.pages })
            }
        }
        CentredRows {
            id: ways
            anchors.bottom: parent.bottom
            width: parent.width
            height: implicitHeight
            spacing: 12 * Theme.u
            PillButton {
                objectName: "largeBefore"; size: Theme.capped(17); text: "‹"; enabled: root.vm.page > 0
                Accessible.name: Words.say("ui-paper-before"); onClicked: root.turn(-1)
            }
            PillButton {
                id: close; objectName: "closeLarge"; size: Theme.capped(17); text: Words.say("ui-paper-smaller")
                onClicked: root.close()
            }
            PillButton {
                objectName: "largeAfter"; size: Theme.capped(17); text: "›"; enabled: root.vm.page + 1 < root.vm.pages
                Accessible.name: Words.say("ui-paper-next"); onClicked: root.turn(1)
            }
        }
    }
}
