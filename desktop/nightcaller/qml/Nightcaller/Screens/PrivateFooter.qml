import QtQuick
import Nightcaller.Kit

// The foot of every private screen: three places that never move, whatever the page and whoever looks. The big
// one in the middle confirms, hands on, goes on; the eye on the left is held; the right one is "nobody".
// Nothing of a choice is in the accessibility tree: `confirmName` is what a screen reader would say.
Item {
    id: root
    // of whoever has the laptop; "" is the table's
    property string language: ""
    property string holdText: ""
    property string heldText: holdText
    property bool holdVisible: true
    property string holdTone: "plain"
    property string confirmText: ""
    property string confirmName: confirmText
    property bool confirmEnabled: false
    property bool confirmVisible: true
    // What stands in the middle where nothing is tapped there.
    property alias instead: place.data
    property string middleName: "confirm"
    property string skipText: ""
    property bool skipVisible: true
    property bool skipEnabled: false
    property bool skipOn: false
    // In sight of all it is held: there no step back is silent, and a stray tap decides nothing.
    property bool skipHeld: false
    // How wide the places left and right are, of the whole, and how large their letters.
    property real aside: 0.3
    property real small: 19
    readonly property alias hold: eye
    readonly property alias confirmButton: middle
    signal confirmed
    signal skipped
    signal heldOnce

    // upright, large letters need two rows; a window that is wide has no height to spare for them
    readonly property bool stacked: width < (Theme.portrait ? Theme.display(640) : 640 * Theme.u)
    property real letters: stacked ? 1 : Theme.capped(1)
    readonly property real gap: 16 * Theme.u
    readonly property real slot: Math.max(58 * Theme.u,
        stacked ? Theme.display(20) * 2.9 : Theme.type(Theme.tight(20)) * 2.7)
    implicitHeight: stacked ? slot * 2 + gap : slot

    HoldButton {
        id: eye
        objectName: "hold"
        visible: root.holdVisible
        x: 0
        y: 0
        width: root.stacked ? (root.width - root.gap) / 2 : (root.width - 2 * root.gap) * root.aside
        height: root.slot
        size: root.small * root.letters
        text: root.holdText
        heldText: root.heldText
        language: root.language
        tone: root.holdTone
        onCompleted: root.heldOnce()
    }
    Item { id: place; anchors.fill: middle }
    PillButton {
        id: middle
        objectName: root.middleName
        visible: root.confirmVisible
        x: root.stacked ? 0 : eye.width + root.gap
        y: root.stacked ? root.slot + root.gap : 0
        width: root.stacked ? root.width : root.width - 2 * (eye.width + root.gap)
        height: root.slot
        // its letters follow from its width, so it may ask for none
        implicitWidth: 0
        // not gold as long as it only says what to do, and read all the same
        tone: enabled ? "primary" : "plain"
        opacity: enabled ? 1 : 0.75
        // all that is chosen on a page stands in one line, of two languages in a line each
        readonly property var rows: text.split("\n")
        size: 21 * root.letters * Math.max(0.5,
            Math.min(1, (width - 2 * Theme.display(21 * root.letters))
                / Math.max(1, ...rows.map(row => label.advanceWidth(row))),
                rows.length > 1 ? height * 0.9 / (rows.length * label.height) : 1))
        FontMetrics { id: label; font { family: Theme.sans; pixelSize: Theme.display(21 * root.letters); bold: true } }
        enabled: root.confirmEnabled
        text: root.confirmText
        Accessible.name: root.confirmName
        onClicked: root.confirmed()
    }
    HoldButton {
        id: heldSkip
        objectName: "skip"
        visible: root.skipVisible && root.skipHeld
        x: root.width - width
        y: 0
        width: eye.width
        height: root.slot
        size: root.small * root.letters
        emblem: "moon"
        because: root.skipEnabled ? "" : Words.first("blocked-nothing-to-decide")
        text: root.skipText
        Accessible.ignored: true
        onCompleted: { cancel(); root.skipped(); }
    }
    // The key that means the same: where it is held, the keyboard goes there, and holds it itself.
    function skip() {
        if (skipHeld)
            heldSkip.forceActiveFocus(Qt.TabFocusReason);
        else if (skipEnabled)
            skipped();
    }
    PillButton {
        objectName: "skip"
        visible: root.skipVisible && !root.skipHeld
        x: root.width - width
        y: 0
        width: eye.width
        height: root.slot
        size: root.small * root.letters
        checked: root.skipOn
        enabled: root.skipEnabled
        text: (root.skipOn ? "✓ " : "") + root.skipText
        Accessible.ignored: true
        onClicked: root.skipped()
    }
}
