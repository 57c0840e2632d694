import QtQuick

// Buttons side by side, in as many rows as it takes, each row in the middle. `wanted` is the width of a single row.
Item {
    id: root
    property real spacing: 0
    readonly property real wanted: Math.max(0, shown().reduce((sum, child) => sum + child.width + spacing, -spacing))
    readonly property var rows: fill(shown(), width, spacing)
    implicitWidth: wanted
    implicitHeight: rows.reduce((sum, row) => sum + row.height + spacing, rows.length > 0 ? -spacing : 0)
    onRowsChanged: place()
    Component.onCompleted: place()

    // What takes room: a Repeater is a child too.
    function shown(): var {
        const found = [];
        for (const child of children)
            if (child.visible && child.width > 0 && child.height > 0)
                found.push(child);
        return found;
    }
    function fill(items: var, room: real, gap: real): var {
        const found = [];
        for (const item of items) {
            const last = found[found.length - 1];
            if (last && last.width + gap + item.width <= room) {
                last.items.push(item);
                last.width += gap + item.width;
                last.height = Math.max(last.height, item.height);
            } else {
                found.push({ items: [item], width: item.width, height: item.height });
            }
        }
        return found;
    }
    function place() {
        let y = 0;
        for (const row of rows) {
            let x = Math.round((width - row.width) / 2);
            for (const item of row.items) {
                item.x = x;
                item.y = Math.round(y + (row.height - item.height) / 2);
                x += item.width + spacing;
            }
            y += row.height + spacing;
        }
    }
}
