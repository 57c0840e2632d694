pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme
import Nightcaller.Kit

// The published cards side by side, the same for every seat: which one do you hold? Every tile has the same size and
// light; the chosen one has a gold rim, and nothing of it is in the accessibility tree.
Item {
    id: root
    property string prompt: ""
    property var model: null
    property var text: row => ""
    signal chosen(string role)

    readonly property real gap: 12 * Theme.u
    readonly property int count: tiles.count
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
    Heading {
        id: title
        objectName: "prompt"
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.prompt
        size: 36
    }
    Item {
        id: body
        anchors { top: title.bottom; topMargin: 18 * Theme.u; left: parent.left; right: parent.right; bottom: parent.bottom }
        Flow {
            anchors.centerIn: parent
            width: root.columns * (root.tileWidth + root.gap) - root.gap + 1
            spacing: root.gap
            Repeater {
                id: tiles
                model: root.model
                T.AbstractButton {
                    id: tile
                    required property int index
                    required property string word
                    required property string message
                    required property string general
                    required property bool selected
                    objectName: "card-" + word
                    width: root.tileWidth
                    height: root.tileHeight
                    text: root.text(tile)
                    focusPolicy: Qt.StrongFocus
                    Accessible.ignored: true
                    onClicked: root.chosen(word)
                    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) click(); }
                    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) click(); }
                    background: Rectangle {
                        radius: 16 * Theme.u
                        color: tile.visualFocus ? "#ffffff" : tile.selected ? Theme.goldLight : Theme.rim
                        Rectangle {
                            anchors { fill: parent; margins: Theme.line(tile.visualFocus || tile.selected ? 3 : 1.5) }
                            radius: parent.radius - anchors.margins
                            color: tile.down ? "#080a20" : "#11153c"
                        }
                    }
                    RoleEmblem {
                        id: emblem
                        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: tile.height * 0.12 }
                        width: Math.min(tile.width * 0.5, tile.height * 0.46)
                        height: width
                        kind: tile.word.slice(tile.word.lastIndexOf(".") + 1)
                    }
                    Text {
                        anchors { top: emblem.bottom; bottom: parent.bottom; left: parent.left; right: parent.right; margins: 8 * Theme.u }
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 9
                        wrapMode: Text.Wrap
                        textFormat: Text.PlainText
                        text: (tile.selected ? "✓ " : "") + tile.text
                        color: Theme.ink
                        font { family: Theme.sans; pixelSize: Theme.type(19); bold: true }
                    }
                }
            }
        }
    }
}
