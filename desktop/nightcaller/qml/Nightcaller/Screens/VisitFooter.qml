import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The foot of a visit: three places that never move and are lit for everybody. The big one in the middle is held and
// decides (or shows once more what is decided, or is tapped on a board); the eye on the left is held to see one's
// own card; the right one is "nobody", and later "change". Nothing of a choice is in the accessibility tree.
Item {
    id: root
    property string cardText: ""
    property bool cardVisible: true
    property string mainText: ""
    property string heldText: mainText
    property bool mainHeld: true
    property bool mainEnabled: true
    property alias mainReady: hold.ready
    property alias mainLeast: hold.least
    property string sideText: ""
    property bool sideVisible: true
    property bool sideOn: false
    readonly property alias eye: eye
    readonly property alias main: hold
    signal decided
    signal letGo
    signal tapped
    signal sided
    signal looked

    // upright, large letters need two rows; a window that is wide has no height to spare for them
    readonly property bool stacked: width < (Theme.portrait ? Theme.display(640) : 640 * Theme.u)
    readonly property real letters: stacked ? 1 : Theme.capped(1)
    readonly property real gap: 16 * Theme.u
    readonly property real slot: Math.max(58 * Theme.u,
        stacked ? Theme.display(20) * 2.9 : Theme.type(Theme.tight(20)) * 2.7)
    implicitHeight: stacked ? slot * 2 + gap : slot

    HoldButton {
        id: eye
        objectName: "hold"
        visible: root.cardVisible
        x: 0
        y: 0
        width: root.stacked ? (root.width - root.gap) / 2 : (root.width - 2 * root.gap) * 0.28
        height: root.slot
        size: 18 * root.letters
        text: root.cardText
        heldText: root.cardText
        onCompleted: root.looked()
    }
    HoldButton {
        id: hold
        objectName: "confirm"
        visible: root.mainHeld
        x: middle.x
        y: middle.y
        width: middle.width
        height: root.slot
        tone: "primary"
        emblem: "moon"
        size: 21 * root.letters
        enabled: root.mainEnabled
        text: root.mainText
        heldText: root.heldText
        onCompleted: root.decided()
        onReleased: root.letGo()
    }
    PillButton {
        id: middle
        objectName: "goOn"
        visible: !root.mainHeld
        x: root.stacked ? 0 : eye.width + root.gap
        y: root.stacked ? root.slot + root.gap : 0
        width: root.stacked ? root.width : root.width - 2 * (eye.width + root.gap)
        height: root.slot
        tone: "primary"
        size: 21 * root.letters
        enabled: root.mainEnabled
        text: root.mainText
        onClicked: root.tapped()
    }
    PillButton {
        objectName: "skip"
        visible: root.sideVisible
        x: root.width - width
        y: 0
        width: eye.width
        height: root.slot
        size: 18 * root.letters
        checked: root.sideOn
        text: (root.sideOn ? "✓ " : "") + root.sideText
        Accessible.ignored: true
        onClicked: root.sided()
    }
}
