import QtQuick

// Buttons side by side, in as many rows as it takes, each row in the middle. `wanted` is the width of a single row.
// With a `main` one, that stands in the middle of the last row whatever else is there: the finger finds it without
// looking. What comes before it among the children is to its left, what comes after it to its right; where they do
// not fit beside it, they stand in rows above.
Item {
    id: root
    property real spacing: 0
    property Item main: null
    // while a screen is taken down its buttons go one by one: nothing is laid out any more
    property bool leaving: false
    readonly property real wanted: {
        if (leaving)
            return 0;
        const items = shown(), all = items.reduce((sum, child) => sum + child.width + spacing, -spacing);
        if (!main || !items.includes(main))
            return Math.max(0, all);
        const at = items.indexOf(main), wide = list => list.reduce((sum, child) => sum + child.width + spacing, 0);
        return main.width + 2 * Math.max(wide(items.slice(0, at)), wide(items.slice(at + 1)));
    }
    readonly property var rows: leaving ? [] : fill(shown(), width, spacing, main)
    implicitWidth: wanted
    implicitHeight: rows.reduce((sum, row) => sum + row.height + spacing, rows.length > 0 ? -spacing : 0)
    onRowsChanged: if (!leaving) place()
    Component.onDestruction: leaving = true
    Component.onCompleted: place()

    // What takes room: a Repeater is a child too.
    function shown(): var {
        const found = [];
        for (const child of children)
            if (child.visible && child.width > 0 && child.height > 0)
                found.push(child);
        return found;
    }
    function fill(items: var, room: real, gap: real, main: Item): var {
        const found = [];
        if (main && items.includes(main)) {
            if (wanted <= room + 1)
                return [{ items: items, width: wanted, height: Math.max(...items.map(item => item.height)),
                    around: true }];
            const above = fill(items.filter(item => item !== main), room, gap, null);
            return [...above, { items: [main], width: main.width, height: main.height }];
        }
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
            const at = row.items.indexOf(main);
            let x = Math.round((width - row.width) / 2);
            if (row.around) {
                x = Math.round((width - main.width) / 2);
                for (let i = 0; i < at; ++i)
                    x -= row.items[i].width + spacing;
            }
            for (const item of row.items) {
                item.x = x;
                // at the foot of its row: a tall neighbour does not lift the main one
                item.y = Math.round(y + (item === main ? row.height - item.height : (row.height - item.height) / 2));
                x += item.width + spacing;
            }
            y += row.height + spacing;
        }
    }
}
