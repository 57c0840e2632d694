import QtQuick
import Nightcaller.Kit

// The frame in which the table decides something together. What it may be stands in a pane beside the people, above
// them where the window is upright: in the middle it would be too small. With `whole` the pane is there alone.
TableFrame {
    id: root
    property bool whole: false
    // How wide the pane is at most, on 1280 points and of the window, and how high where the window is upright.
    property real most: 470
    property real share: 0.4
    property real high: 0.42
    property alias people: ring.model
    property alias tappable: ring.interactive
    property alias line: talk.line
    property alias second: talk.second
    property alias hint: talk.hint
    property alias size: talk.size
    default property alias parts: list.column
    signal chosen(int seat)
    signal wayBack
    hasMenu: false
    seated: whole ? 0 : ring.count
    Keys.forwardTo: [ring]
    Keys.onEscapePressed: wayBack()
    readonly property real paneWidth: portrait || whole ? Math.min(width - 2 * margin, whole ? 900 * Theme.u : width)
        : Math.min(most * Theme.u, width * share)
    Panel {
        id: pane
        objectName: "ways"
        x: root.whole ? (parent.width - width) / 2 : root.margin * 0.4
        y: root.whole ? (parent.height - height) * 0.4 : 0
        width: root.paneWidth
        height: Math.min(list.implicitHeight + 2 * padding,
            parent.height * (root.portrait && !root.whole ? root.high : 1))
        padding: 16 * Theme.u
        ScrollArea {
            id: list
            anchors.fill: parent
            spacing: 12 * Theme.u
        }
    }
    SeatRing {
        id: ring
        visible: !root.whole
        readonly property real begins: root.portrait ? pane.height + 10 * Theme.u : 0
        x: parent.width - width
        y: begins
        width: root.portrait ? parent.width : parent.width - root.paneWidth - 20 * Theme.u
        height: parent.height - begins
        onChosen: seat => root.chosen(seat)
        onRefused: (seat, reason) => reason === "×" ? root.chosen(seat) : root.refuse(reason, ring.nameOf(seat))
        TableTalk { id: talk }
    }
}
