import QtQuick
import Nightcaller.Kit

// What the voice says, in the strip at the foot of the window. Where the room reads, what is longer than one row of
// letters of a twelfth of the window is shown row by row while it is said, and as a whole when it has been said.
Heading {
    id: root
    required property AppViewModel app
    required property real letters
    required property bool forRoom
    // What the strip shows one after the other; empty where all of it stands in one row, and where nobody says it.
    readonly property var rows: forRoom && app.subtitleMs > 0 ? split(app.subtitle) : []
    property int row: 0
    objectName: "subtitle"
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    fontSizeMode: Text.Fit
    minimumPixelSize: 10
    text: rows[row] ?? Words.parted(app.subtitle, metrics.font, width)
    font.pixelSize: letters
    Accessible.role: Accessible.AlertMessage
    Accessible.name: app.subtitle

    FontMetrics {
        id: metrics
        font { family: Theme.displayFamily(root.app.subtitle); pixelSize: root.letters; bold: true }
    }
    function fits(text: string): bool {
        return metrics.advanceWidth(text.trim()) <= width;
    }
    // A row is one or more sentences, or a part of one: up to where somebody who reads takes breath, else a word or
    // name.
    readonly property var ends: [/.+?(?:[.!?…]+[”’"']*(?=\s|$)|[。？！]+[”’]*|$)\s*/g,
        /.+?(?:[,;:](?=\s|$)|[，；：]|$)\s*/g, /[^ 、]+(?:、| *)/g]
    function split(text: string): var {
        const rows = parts(text, 0);
        return rows.length > 1 ? rows.map(one => one.trim()) : [];
    }
    function parts(text: string, by: int): var {
        if (fits(text) || by === ends.length)
            return [text];
        // rows that end between words are about as long as each other
        const wide = metrics.advanceWidth(text), most = by < 2 ? width : 1.25 * wide / Math.ceil(wide / width);
        const rows = [];
        let open = false, left = text.length;
        for (const piece of text.match(ends[by]) ?? []) {
            const joined = (rows[rows.length - 1] ?? "") + piece, divided = parts(piece, by + 1);
            left -= piece.length;
            if (open && divided.length === 1 && fits(joined) && (left === 0 || metrics.advanceWidth(joined) <= most))
                rows[rows.length - 1] = joined;
            else
                rows.push(...divided);
            open = divided.length === 1;
        }
        return rows;
    }
    onRowsChanged: {
        row = 0;
        wait();
    }
    Connections {
        target: root.app
        function onCoveredChanged() { next.running = !root.app.covered && root.row < root.rows.length; }
    }
    // The last row stays a little, so that the whole line is not a flash between it and the next one.
    function wait() {
        next.stop();
        if (row >= rows.length)
            return;
        next.interval = app.subtitleMs * rows[row].length / rows.join("").length + (row === rows.length - 1 ? 1500 : 0);
        next.running = !app.covered;
    }
    Timer {
        id: next
        onTriggered: { root.row += 1; root.wait(); }
    }
}
