pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The published cards side by side, the same for everybody: which one do you hold, which one is meant? Every tile has
// the same size and light; the chosen one has a gold rim, and nothing of it is in the accessibility tree.
Item {
    id: root
    property string prompt: ""
    property string kicker: ""
    property string reason: ""
    property var model: null
    property var text: row => ""
    signal chosen(string role)

    readonly property real gap: 12 * Theme.u
    readonly property int count: tiles.count
    // Arrow keys walk over the tiles, row by row.
    Keys.onPressed: event => {
        const by = { [Qt.Key_Left]: -1, [Qt.Key_Right]: 1, [Qt.Key_Up]: -columns, [Qt.Key_Down]: columns }[event.key];
        if (by === undefined || event.modifiers & ~Qt.KeypadModifier || count === 0)
            return;
        event.accepted = true;
        let from = -1;
        for (let at = 0; at < count; ++at)
            if (tiles.itemAt(at).activeFocus)
                from = at;
        const to = from < 0 ? 0 : from + by;
        if (to >= 0 && to < count)
            tiles.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
    }
    // as many columns as make the tiles largest
    readonly property int columns: {
        let best = 1, size = 0;
        for (let n = 1; n <= Math.max(1, count); ++n) {
            const rows = Math.ceil(Math.max(1, count) / n);
            const w = (width - (n - 1) * gap) / n, h = (body.height - (rows - 1) * gap) / rows;
            const fits = Math.min(w, h * 1.25, 210 * Theme.u);
            if (fits > size + 0.5) {
                size = fits;
                best = n;
            }
        }
        return best;
    }
    readonly property real tileWidth: Math.min((width - (columns - 1) * gap) / columns, 210 * Theme.u)
    readonly property real tileHeight: {
        const rows = Math.max(1, Math.ceil(count / columns));
        return Math.min((body.height - (rows - 1) * gap) / rows, 190 * Theme.u);
    }
    CentredHeading {
        id: title
        objectName: "prompt"
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        text: Words.whole(root.prompt)
        size: Theme.capped(root.count > 12 ? 26 : 36)
    }
    Letters {
        id: why
        objectName: "reason"
        anchors { top: title.bottom; topMargin: text === "" ? 0 : 4 * Theme.u; left: parent.left; right: parent.right }
        height: text === "" ? 0 : font.pixelSize * 1.5
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        text: root.reason !== "" ? root.reason : root.kicker
        color: root.reason !== "" ? Theme.refusal : Theme.gold
        size: Theme.tight(16)
        strong: true
    }
    Item {
        id: body
        anchors {
            top: why.bottom; topMargin: (root.count > 12 ? 8 : 18) * Theme.u; left: parent.left; right: parent.right
            bottom: parent.bottom
        }
        Flow {
            anchors.centerIn: parent
            width: root.columns * (root.tileWidth + root.gap) - root.gap + 1
            spacing: root.gap
            Repeater {
                id: tiles
                model: root.model
                Tap {
                    id: tile
                    required property int index
                    required property string word
                    required property string message
                    required property string general
                    required property bool selected
                    required property bool card
                    objectName: "card-" + word
                    width: root.tileWidth
                    height: root.tileHeight
                    text: root.text(tile)
                    Accessible.ignored: true
                    onClicked: root.chosen(word)
                    background: Rimmed {
                        radius: 16 * Theme.u
                        color: tile.visualFocus ? Theme.focus : tile.selected ? Theme.goldLight : Theme.rim
                        line: tile.visualFocus || tile.selected ? 3 : 1.5
                        fill: tile.down ? Theme.pressed : Theme.tile
                    }
                    RoleEmblem {
                        id: emblem
                        // "nobody" is no card
                        opacity: tile.card ? 1 : 0
                        anchors {
                            horizontalCenter: parent.horizontalCenter; top: parent.top
                            topMargin: tile.height * (tile.height < 110 * Theme.u ? 0.08 : 0.12)
                        }
                        width: Math.min(tile.width * 0.5, tile.height * (tile.height < 110 * Theme.u ? 0.4 : 0.46))
                        kind: Words.kindOf(tile.word)
                    }
                    Letters {
                        anchors {
                            top: tile.card ? emblem.bottom : parent.top; bottom: parent.bottom; left: parent.left
                            right: parent.right; margins: Math.min(8 * Theme.u, tile.height * 0.06)
                        }
                        horizontalAlignment: Text.AlignHCenter; verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.Fit; minimumPixelSize: 9; wrapMode: Text.Wrap
                        text: (tile.selected ? "✓ " : "") + Words.whole(tile.text); size: Theme.tight(19); strong: true
                    }
                }
            }
        }
    }
}
