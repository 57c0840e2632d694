import QtQuick
import Nightcaller.Kit

// Whose page it is, and when. Beside a small table it stands in the free corner, in letters as large as keep it off the
// seats; where there is no corner it stands in a line above.
//   ring       the people around the middle of the page, in an item that is laid out below a title that is not `aside`
//   ringBottom where they end when it is; not asked of the ring, which moves with a title above it
Item {
    id: root
    property string titleName: ""
    property string title: ""
    property string second: ""
    property real size: 34
    property bool portrait: false
    property bool aside: false
    property SeatRing ring: null
    property real ringBottom: 0

    readonly property real largest: portrait ? size : Theme.capped(size)
    readonly property real gap: 2 * Theme.u
    // The seats beside it: middle x, middle y, size; in the page's measures.
    readonly property var seats: {
        if (!aside || !ring)
            return [];
        const ringTop = 14 * Theme.u, high = ringBottom - ringTop;
        return ring.placed(ring.arrange(Math.max(1, ring.count), ring.width, high), ring.count, parent.width / 2,
            ringTop + high / 2);
    }
    function covered(wide: real, high: real): bool {
        return seats
            .some(seat => Math.abs(seat[0] - x - wide / 2) < (wide + seat[2] * 1.2) / 2
                && Math.abs(seat[1] + seat[2] * 0.06 - y - high / 2) < (high + seat[2] * 1.25) / 2);
    }
    readonly property real fit: {
        const wide = big.font.pixelSize * 0 + big.advanceWidth(title) * 1.02, below = small.font.pixelSize * 0
            + small.advanceWidth(second), most = aside
            ? parent.width * 0.34 : width;
        for (let fit = 1; fit > 0.4; fit -= 0.03)
            if (wide * fit <= most
                && !covered(Math.max(wide * fit, below),
                    (big.height * fit + (second === "" ? 0 : gap + small.height * 1.1))))
                return fit;
        return 0.4;
    }
    implicitHeight: heading.height + (second === "" ? 0 : gap + beside.height)
    height: implicitHeight
    FontMetrics { id: big; font { family: heading.font.family; pixelSize: Theme.display(root.largest); bold: true } }
    FontMetrics { id: small; font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(16)); bold: true } }

    Heading {
        id: heading
        objectName: root.titleName
        width: root.aside
            ? Math.max(root.width, big.font.pixelSize * 0 + big.advanceWidth(root.title) * root.fit * 1.02 + 2)
            : root.width
        horizontalAlignment: root.aside ? Text.AlignLeft : Text.AlignHCenter
        text: root.title
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        font.pixelSize: Math.floor(Theme.display(root.largest) * root.fit)
    }
    Prose {
        id: beside
        y: heading.height + root.gap
        width: root.width
        visible: text !== ""
        horizontalAlignment: heading.horizontalAlignment
        text: root.second
        size: Theme.tight(16)
        strong: true
        color: Theme.gold
    }
}
