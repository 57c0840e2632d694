import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// The foot of every private screen: three places that never move, whatever the page and whoever looks. The big
// one in the middle confirms, hands on, goes on; the eye on the left is held; the right one is "nobody".
// Nothing of a choice is in the accessibility tree: `confirmName` is what a screen reader would say.
Item {
    id: root
    property string holdText: ""
    property string heldText: holdText
    property bool holdVisible: true
    property string confirmText: ""
    property string confirmName: confirmText
    property bool confirmEnabled: false
    property string skipText: ""
    property bool skipVisible: true
    property bool skipEnabled: false
    property bool skipOn: false
    readonly property alias hold: eye
    readonly property alias confirmButton: middle
    signal confirmed
    signal skipped
    signal heldOnce

    readonly property bool stacked: width < 640 * Theme.u
    readonly property real gap: 16 * Theme.u
    readonly property real slot: Math.max(58 * Theme.u, Theme.type(20) * 2.7)
    implicitHeight: stacked ? slot * 2 + gap : slot

    HoldButton {
        id: eye
        objectName: "hold"
        visible: root.holdVisible
        x: 0
        y: 0
        width: root.stacked ? (root.width - root.gap) / 2 : (root.width - 2 * root.gap) * 0.3
        height: root.slot
        size: 19
        text: root.holdText
        heldText: root.heldText
        onCompleted: root.heldOnce()
    }
    PillButton {
        id: middle
        objectName: "confirm"
        x: root.stacked ? 0 : eye.width + root.gap
        y: root.stacked ? root.slot + root.gap : 0
        width: root.stacked ? root.width : root.width - 2 * (eye.width + root.gap)
        height: root.slot
        tone: "primary"
        size: 21
        enabled: root.confirmEnabled
        text: root.confirmText
        Accessible.name: root.confirmName
        onClicked: root.confirmed()
    }
    PillButton {
        objectName: "skip"
        visible: root.skipVisible
        x: root.width - width
        y: 0
        width: eye.width
        height: root.slot
        size: 19
        checked: root.skipOn
        enabled: root.skipEnabled
        text: (root.skipOn ? "✓ " : "") + root.skipText
        Accessible.ignored: true
        onClicked: root.skipped()
    }
}
