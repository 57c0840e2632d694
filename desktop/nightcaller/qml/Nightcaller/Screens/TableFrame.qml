pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The frame of every public screen of a game: the phase in large type, the menu, the buttons at the foot.
Page {
    id: root
    property int today: 0
    property bool night: false
    property bool hasMenu: true
    property alias buttons: foot.data
    default property alias table: middle.data
    readonly property bool tight: height < 660 * Theme.u || portrait
    bare: true

    Column {
        id: phase
        visible: root.today > 0
        anchors { left: parent.left; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        width: root.portrait ? parent.width * 0.6 : Math.min(300 * Theme.u, parent.width * 0.24)
        Heading {
            objectName: "phase"
            width: parent.width
            text: root.today > 0 ? Words.first(root.night ? "event-night-falls" : "event-day-breaks", { day: root.today }) : ""
            size: 46
            maximumLineCount: 1
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
        Prose {
            width: parent.width
            visible: text !== ""
            text: root.today > 0 ? Words.second(root.night ? "event-night-falls" : "event-day-breaks", { day: root.today }) : ""
            size: 17
            strong: true
            color: Theme.gold
            font.letterSpacing: 2 * Theme.u
            font.capitalization: Font.AllUppercase
        }
    }
    PillButton {
        id: menuButton
        objectName: "menuButton"
        visible: root.hasMenu
        z: 3
        anchors { right: parent.right; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        size: 16
        text: Words.say("ui-menu")
        onClicked: menu.open()
    }
    Item {
        id: middle
        anchors {
            top: root.portrait ? phase.bottom : parent.top
            topMargin: 14 * Theme.u
            bottom: foot.top
            bottomMargin: 12 * Theme.u
            left: parent.left
            right: parent.right
            leftMargin: root.margin * 0.6
            rightMargin: root.margin * 0.6
        }
    }
    Flow {
        id: foot
        readonly property real wanted: {
            let w = 0;
            for (const child of children)
                if (child.visible)
                    w += child.width + spacing;
            return Math.max(0, w - spacing);
        }
        anchors { bottom: parent.bottom; bottomMargin: 18 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(wanted + 1, root.width - 2 * root.margin)
        spacing: 14 * Theme.u
    }
    GameMenu { id: menu; app: root.app }
}
