pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A player's private card: closed it shows whose it is and nothing else; while `hold` is held, or the card itself, it
// is
// open. What it says exists only as long. Dragging on it, the wheel and the arrow keys reach what does not fit.
Item {
    id: root
    required property HoldButton hold
    readonly property bool open: hold.held
    // Makes what it says: called when it opens, never kept.
    property var entries: () => []
    property bool dense: false
    property int number: 0
    property string name: ""
    property real hue: 0
    property string face: ""
    property string legend: ""
    readonly property real letters: Theme.type(16)
    // Where the card itself begins: with large letters it takes the corner of whatever stands beside it.
    readonly property alias edge: frame.x

    Item {
        id: frame
        objectName: "card"
        anchors.centerIn: parent
        // A hand's breadth, whatever the letters: lines of about sixty of them.
        width: Math.min(parent.width, root.letters * 40)
        height: Math.min(parent.height, 15 * Math.round(root.letters * 1.55))

        Rimmed {
            anchors.fill: parent
            visible: !root.open
            radius: 22 * Theme.u
            color: Theme.gold
            fill: Theme.well
            Column {
                anchors.centerIn: parent
                width: parent.width - 40 * Theme.u
                spacing: 16 * Theme.u
                SeatToken {
                    objectName: "whoseFace"
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(150 * Theme.u, frame.height * 0.4)
                    number: root.number
                    hue: root.hue
                    face: root.face
                    interactive: false
                }
                CentredHeading {
                    objectName: "whose"
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    text: root.name
                    size: 44
                }
                Letters {
                    width: parent.width; horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap; text: root.legend
                    color: Theme.inkDim; size: Theme.tight(17)
                }
            }
        }
        Loader {
            id: face
            objectName: "cardFace"
            anchors.fill: parent
            active: root.open
            sourceComponent: LinedCard {
                objectName: "linedCard"
                entries: root.entries()
                dense: root.dense
                letters: root.letters
            }
        }
        TapHandler {
            gesturePolicy: TapHandler.WithinBounds
            longPressThreshold: 0
            onPressedChanged: pressed ? root.hold.begin() : root.hold.cancel()
        }
        PointHandler {
            target: null
            property real last: 0
            onActiveChanged: last = point.position.y
            onPointChanged: {
                root.scroll(last - point.position.y);
                last = point.position.y;
            }
        }
        WheelHandler { onWheel: event => root.scroll(-event.angleDelta.y / 3) }
    }
    function scroll(by: real) {
        (face.item as LinedCard)?.sheet.scroll(by);
    }
    Keys.onPressed: event => {
        const sheet = (face.item as LinedCard)?.sheet, lines = { [Qt.Key_Down]: 1, [Qt.Key_Up]: -1,
            [Qt.Key_PageDown]: 9, [Qt.Key_PageUp]: -9 }[event.key];
        if (!sheet || lines === undefined)
            return;
        event.accepted = true;
        scroll(lines * sheet.pitch);
    }
}
