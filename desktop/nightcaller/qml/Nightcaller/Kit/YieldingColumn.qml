import QtQuick
import Nightcaller.Theme

// A column that has to fit into its room: first what follows the reader's text size goes back towards its size at
// 100 %, then all of it shrinks. Larger letters at the foot of a thing make nothing above them smaller.
//   share    of the room over what the column takes; a function, asked anew after every step
//   lesser   what small letters are multiplied with; `lesserButtons` the same for buttons in the column
Column {
    id: root
    property real roomHigh: 0
    property real lesser: 1
    readonly property real least: 1 / Math.min(Theme.textScale, 1.6)
    readonly property real lesserButtons: Math.max(lesser, Theme.steady(1) / Theme.capped(1))
    property bool fitting: false
    // What it fits into, and was fitted into last. Its height is an outcome of the fitting as well as a cause: if a
    // part lays itself out otherwise than `settle` does, it would be fitted for ever, and the window stand still. So it
    // is fitted so many times, the later ones only to smaller letters, and then not until it has rested.
    property string given: [roomHigh, width, least].join()
    property string fitted: ""
    readonly property int most: 2000
    property int fitsLeft: most
    // Whether a fit was due when none was left: made up for after a rest, to smaller letters only, so that it ends.
    property bool waits: false
    readonly property Timer rest: Timer {
        interval: 100
        onTriggered: {
            root.fitsLeft = root.waits && root.given === root.fitted ? 10 : root.most;
            if (root.waits)
                root.fit();
        }
    }
    onImplicitHeightChanged: fit()
    onGivenChanged: fit()
    Component.onCompleted: fit()

    function share(): real {
        return roomHigh / Math.max(1, implicitHeight);
    }
    function settle(item: Item) {
        for (const child of item.children)
            settle(child);
        (item as Flow)?.forceLayout();
        (item as Column)?.forceLayout();
        (item as Grid)?.forceLayout();
        (item as Row)?.forceLayout();
    }
    // Handlers and not bindings: a binding whose outcome is a cause of it runs in a circle.
    function fit() {
        waits = !fitting && fitsLeft === 0;
        if (fitting || waits || least >= 1 && lesser === 1)
            return;
        fitting = true;
        fitsLeft -= 1;
        fitted = given;
        rest.restart();
        for (let tried = fitsLeft < most / 2 ? lesser : 1; ; tried = Math.max(least, tried - 0.05)) {
            lesser = tried;
            settle(root);
            if (share() >= 1 || tried <= least)
                break;
        }
        fitting = false;
    }
}
