import QtQuick
import Nightcaller.Kit

// A pane over the season's pages, with a title and one way to close it; its content scrolls where it is long.
Pane {
    id: root
    property string title: ""
    default property alias content: area.column
    padding: 26 * Theme.u
    least: 720
    letters: 30
    readonly property real around: heading.implicitHeight + close.height + 2 * padding + 34 * Theme.u
    height: Math.min(highest, around + area.contentHeight)
    onOpened: close.forceActiveFocus(Qt.TabFocusReason)
    contentItem: Item {
        // As wide as the pane, not as this item: that gets both its measures when the pane gets its height, and a title
        // that breaks anew then would be a cause of what it follows from.
        Heading {
            id: heading
            width: root.width - root.leftPadding - root.rightPadding; size: Theme.capped(26); text: root.title
        }
        ScrollArea {
            id: area
            highest: root.highest - root.around
            width: heading.width
            anchors {
                top: heading.bottom; topMargin: 14 * Theme.u; bottom: close.top; bottomMargin: 14 * Theme.u
            }
        }
        PillButton {
            id: close; objectName: "closePopup"
            anchors { right: parent.right; bottom: parent.bottom }
            size: Theme.tight(18); text: Words.say("ui-season-done"); onClicked: root.close()
        }
    }
}
