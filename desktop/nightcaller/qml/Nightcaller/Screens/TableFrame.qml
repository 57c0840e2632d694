pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The frame of every public screen of a game: the phase in letters for the whole room, the menu, the buttons at the
// foot. A dozen seats leave the corners of the table to the phase and the sun; a crowd, and large letters, sit below it.
Page {
    id: root
    property int today: 0
    property bool night: false
    property bool hasMenu: true
    // Seats around the table; 0 for a screen without a ring.
    property int seated: 0
    // What gets the keyboard when the screen opens.
    property Item entry: null
    property alias buttons: foot.data
    default property alias table: middle.data
    property bool crowded: seated > 12 || portrait || Theme.textScale > 1.25
    // How far the phase reaches down into the table's room.
    readonly property real phaseEnd: crowded || !phase.visible ? 0 : phase.y + phase.height - middle.y
    // A twelfth of the window's shorter side: letters to be read from three metres.
    readonly property real large: portrait ? 74 : 68
    bare: true
    day: 0.6
    dawn: 1
    sunX: 0.925
    sunY: 0.155
    moonSize: crowded ? 0 : 0.14
    Component.onCompleted: if (entry) entry.forceActiveFocus(Qt.TabFocusReason)

    // Why a seat cannot be chosen: told when it is tapped, gone by itself.
    function refuse(reason: string) {
        refusal.show(Words.say(reason));
    }

    Item {
        id: phase
        visible: root.today > 0
        anchors { left: parent.left; top: parent.top; leftMargin: root.margin; topMargin: 12 * Theme.u }
        width: root.crowded ? parent.width - 2 * root.margin - menuButton.width - 16 * Theme.u : Math.min(300 * Theme.u, parent.width * 0.24)
        height: root.crowded ? title.implicitHeight : title.implicitHeight + (other.visible ? other.implicitHeight : 0)
        Heading {
            id: title
            objectName: "phase"
            width: root.crowded ? Math.min(implicitWidth, parent.width) : parent.width
            text: root.today > 0 ? Words.first(root.night ? "event-night-falls" : "event-day-breaks", { day: root.today }) : ""
            size: root.large
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            lineHeight: 0.9
        }
        Prose {
            id: other
            x: root.crowded ? title.width + 20 * Theme.u : 0
            y: root.crowded ? title.implicitHeight * 0.5 : title.implicitHeight
            width: parent.width - x
            visible: text !== ""
            text: root.today > 0 ? Words.second(root.night ? "event-night-falls" : "event-day-breaks", { day: root.today }) : ""
            size: 19
            strong: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
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
        text: Words.first("ui-menu")
        onClicked: menu.open()
    }
    // Narrator style: the moderator's handbook is at hand on every screen; S speaks the line that he would read.
    PillButton {
        objectName: "book"
        visible: root.hasMenu && root.app && root.app.moderated
        z: 3
        anchors { right: menuButton.left; rightMargin: 10 * Theme.u; top: menuButton.top }
        size: 16
        emblem: "book"
        text: Words.first("ui-narrator-book")
        onClicked: root.app.open("ModeratorBook")
    }
    Keys.onPressed: event => {
        event.accepted = root.app && root.app.moderated && !event.isAutoRepeat && (event.key === Qt.Key_S || event.key === Qt.Key_M);
        if (!event.accepted)
            return;
        event.key === Qt.Key_S ? root.app.sayLine() : root.app.open("ModeratorBook");
    }
    Item {
        id: middle
        anchors {
            top: root.crowded && phase.visible ? phase.bottom : parent.top
            topMargin: 12 * Theme.u
            bottom: foot.top
            bottomMargin: 12 * Theme.u
            left: parent.left
            right: parent.right
            leftMargin: root.margin * 0.6
            rightMargin: root.margin * 0.6
        }
    }
    CentredRows {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: 14 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(wanted + 1, root.width - 2 * root.margin)
        spacing: 14 * Theme.u
    }
    Notice {
        id: refusal
        objectName: "refusal"
        seconds: 4
        anchors { left: parent.left; right: parent.right; bottom: foot.top; margins: 12 * Theme.u }
    }
    GameMenu { id: menu; app: root.app }
}
