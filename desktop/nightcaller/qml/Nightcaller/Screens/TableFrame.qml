pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The frame of every public screen of a game: the phase in letters for the whole room, the menu, the buttons at the
// foot, the main one in the middle of the last row. Where the corners of the table are free, the phase and the sun
// stand in them; where a seat would lie under either, the table sits below.
Page {
    id: root
    property int today: 0
    // It is night at the table: no sun shines on what is decided in it.
    property bool night: app !== null && app.night
    property bool hasMenu: true
    // Whether the whole table looks at this screen and may decide something together.
    property bool gathered: true
    // Seats around the table; 0 for a screen without a ring.
    property int seated: 0
    // The ring, if there is one: whose seats may not lie under the phase, the sun or the menu.
    property SeatRing ring: null
    // What gets the keyboard when the screen opens.
    property Item entry: null
    property alias buttons: foot.data
    property alias main: foot.main
    default property alias table: middle.data
    property bool crowded: seated > 12 || portrait || nook.width > width * 0.3 || covered(nook, spread)
        || covered(menuRoom, spread)
        || facing && (faces(spread, step) || covered(menuRoom, beside))
    // Where the phase stands in its nook, and the seats if they had the whole height (middle x, middle y, size).
    readonly property rect nook: Qt.rect(margin, 12 * Theme.u, phase.visible ? title.natural : 0,
        title.implicitHeight + (other.visible ? other.implicitHeight : 0))
    readonly property rect menuRoom: Qt.rect(bookButton.visible ? bookButton.x : menuButton.x, menuButton.y,
        hasMenu ? menuButton.x + menuButton.width - (bookButton.visible ? bookButton.x : menuButton.x) : 0,
        menuButton.height)
    readonly property var spread: {
        if (!ring || seated === 0)
            return [];
        const top = 12 * Theme.u, high = foot.y - 24 * Theme.u, wide = ring.width;
        return ring.placed(ring.arrange(seated, wide, high), seated, margin * 0.6 + ring.x + wide / 2, top + high / 2);
    }
    // The face at a token's left shoulder looks out of it. Where it would look over the phase by a hair, the whole
    // table steps aside; all letters stay as large as they are.
    readonly property real step: 18 * Theme.u
    readonly property bool facing: faces(spread, 0)
    readonly property bool stepped: facing && !crowded
    readonly property var beside: spread.map(seat => [seat[0] + step, seat[1], seat[2]])
    function faces(seats: var, step: real): bool {
        return nook.width > 0
            && seats
                .some(seat => {
                    const x = seat[0] + step - seat[2] * 0.46, y = seat[1] - seat[2] * 0.44;
                    return Math.hypot(Math.max(nook.left - x, 0, x - nook.right),
                        Math.max(nook.top - y, 0, y - nook.bottom)) < seat[2] * 0.23;
                });
    }
    // The seats as they are: what the sun has to keep clear of.
    readonly property var seats: {
        if (!ring || seated === 0)
            return [];
        return ring.placed(ring.layout, seated, middle.x + ring.x + ring.width / 2,
            middle.y + ring.y + ring.height / 2);
    }
    readonly property rect sunRoom: {
        const size = Math.min(width,
            height) * 0.14, right = (bookButton.visible ? bookButton.x : menuButton.visible ? menuButton.x : width)
            - 16 * Theme.u;
        return Qt.rect(right - size, 10 * Theme.u, size, size);
    }
    readonly property bool sunny: !(crowded && phase.visible && phase.x + phase.width > sunRoom.x)
        && !covered(sunRoom, seats)
    function covered(box: rect, seats: var): bool {
        return box.width > 0
            && seats
                .some(seat => Math.abs(seat[0] - box.x - box.width / 2) < (box.width + seat[2] * 1.12) / 2
                    && Math.abs(seat[1] + seat[2] * 0.06 - box.y - box.height / 2) < (box.height + seat[2] * 1.2) / 2);
    }
    // How far the phase reaches down into the table's room.
    readonly property real phaseEnd: crowded || !phase.visible ? 0 : phase.y + phase.height - middle.y
    // A twelfth of the window's shorter side: letters to be read from three metres.
    readonly property real large: portrait ? 74 : 68
    bare: true
    forRoom: true
    day: night ? 0 : 0.6
    dawn: night ? 0 : 1
    // beside the menu, never under it, and only where it shines on nobody's seat
    readonly property real noonX: (sunRoom.x + sunRoom.width / 2) / Math.max(1, width)
    readonly property real noonY: (sunRoom.y + sunRoom.height / 2) / Math.max(1, height)
    sunX: noonX
    sunY: noonY
    moonX: noonX
    moonY: noonY
    moonSize: sunny ? 0.14 : 0
    Component.onCompleted: if (entry) entry.forceActiveFocus(Qt.TabFocusReason)

    // Why a seat cannot be chosen, and whose it is: told when it is tapped, gone by itself.
    function refuse(reason: string, name: string) {
        answered(Words.of(name, reason));
    }

    Item {
        id: phase
        visible: root.today > 0
        anchors { left: parent.left; top: parent.top; leftMargin: root.margin; topMargin: 12 * Theme.u }
        width: root.crowded
            ? Math.min(parent.width - 2 * root.margin - menuButton.width
                - (bookButton.visible ? bookButton.width + 10 * Theme.u : 0) - 16 * Theme.u,
                title.natural + 1 + (other.visible ? 20 * Theme.u + other.natural : 0))
            : Math.max(title.natural, other.visible ? other.natural : 0) + 1
        height: root.crowded ? title.implicitHeight : title.implicitHeight + (other.visible ? other.implicitHeight : 0)
        Heading {
            id: title
            objectName: "phase"
            // measured, not asked of the text: a line that is shrunk to fit calls that its own width
            readonly property real natural: metrics.font.pixelSize * 0 + metrics.advanceWidth(text)
                + metrics.font.pixelSize * 0.1
            FontMetrics {
                id: metrics
                font { family: title.font.family; pixelSize: Theme.display(Theme.steady(root.large)); bold: true }
            }
            width: root.crowded ? Math.min(natural, parent.width - (other.visible ? other.natural + 20 * Theme.u : 0))
                : parent.width
            text: root.today > 0
                ? Words.first(root.night ? "event-night-falls" : "event-day-breaks", { day: root.today }) : ""
            size: Theme.steady(root.large)
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            lineHeight: 0.9
        }
        Prose {
            id: other
            // measured as well: an elided line's own width hangs on the room that it gets
            readonly property real natural: Math.ceil(otherMetrics.font.pixelSize * 0
                + otherMetrics.advanceWidth(text.toUpperCase()) + text.length * font.letterSpacing)
                + 1
            FontMetrics {
                id: otherMetrics
                font { family: other.font.family; pixelSize: other.font.pixelSize; weight: other.font.weight }
            }
            x: root.crowded ? title.width + 20 * Theme.u : 0
            y: root.crowded ? title.implicitHeight * 0.5 : title.implicitHeight
            width: parent.width - x
            visible: text !== ""
            text: root.today > 0
                ? Words.second(root.night ? "event-night-falls" : "event-day-breaks", { day: root.today }) : ""
            size: Theme.tight(19)
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
        size: Theme.capped(16)
        text: Words.say("ui-menu")
        onClicked: menu.open()
    }
    // Narrator style: the moderator's handbook is at hand on every screen; S speaks the line that he would read.
    PillButton {
        id: bookButton
        objectName: "book"
        visible: root.hasMenu && root.app && root.app.moderated
        z: 3
        anchors { right: menuButton.left; rightMargin: 10 * Theme.u; top: menuButton.top }
        size: Theme.capped(16)
        emblem: "book"
        text: Words.first("ui-narrator-book")
        onClicked: root.app.open("ModeratorBook")
    }
    Keys.onPressed: event => {
        event.accepted = root.app && root.app.moderated && !event.isAutoRepeat
            && (event.key === Qt.Key_S || event.key === Qt.Key_M);
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
            horizontalCenter: parent.horizontalCenter
            horizontalCenterOffset: root.stepped ? root.step : 0
        }
        width: parent.width - root.margin * 1.2
    }
    CentredRows {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: 14 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(wanted + 1, root.width - 2 * root.margin)
        spacing: 14 * Theme.u
    }
    GameMenu { id: menu; app: root.app; table: root.gathered }
}
