import QtQuick
import Nightcaller.Kit

// What is written in the middle of the table: an emblem, a small line, the large line, a hint; whatever is inside
// stands below. The column shrinks rather than lose a line, its small letters first.
// `within` is a column that this one is a part of, and that decides for it.
YieldingColumn {
    id: root
    property string emblem: ""
    property string kicker: ""
    property string line: ""
    property string second: ""
    property string hint: ""
    property real size: 68
    readonly property Item room: parent
    property YieldingColumn within: null
    roomHigh: within || !room ? 0 : room.height
    readonly property real little: within ? within.lesser : lesser
    anchors.centerIn: parent
    width: parent ? parent.width : 0
    spacing: 6 * Theme.u
    // how wide its widest line is, and the ring whose middle it lies in
    readonly property real spread: visibleChildren
        .reduce((most, child) => Math.max(most, child.contentWidth ?? child.width), 1)
    // what `snug` goes by: the ring may get its width after its height
    readonly property real ringRoom: ring ? ring.innerWidth + ring.innerHeight : 0
    given: [roomHigh, width, least, ringRoom].join()
    readonly property SeatRing ring: room ? room.parent as SeatRing : null
    scale: Math.min(1, (room ? room.height : 1) / Math.max(1, implicitHeight),
        ring ? ring.snug(spread, implicitHeight) : 1)
    function share(): real {
        return within ? 1
            : Math.min((room ? room.height : 1) / Math.max(1, implicitHeight),
                ring && ring.snug(spread, implicitHeight) < 1 ? 0 : 1);
    }

    RoleEmblem {
        visible: root.emblem !== "" && root.room && root.room.height > 250 * Theme.u
        anchors.horizontalCenter: parent.horizontalCenter
        width: 58 * Theme.u
        kind: root.emblem === "" ? "moon" : root.emblem
    }
    CentredProse {
        objectName: "kicker"
        text: root.kicker
        size: Theme.tight(20) * root.little
        strong: true
        color: Theme.gold
    }
    CentredHeading {
        objectName: "talk"
        text: root.line
        // a line that nearly fits shrinks, by whole pixels, for a font has no others; a longer one wraps
        size: Theme.steady(root.size) * (fit >= 0.6 ? Math.floor(metrics.font.pixelSize * fit) / metrics.font.pixelSize
            : 0.62)
        readonly property real fit: Math.min(1,
            width / Math.max(1, metrics.advanceWidth(root.line) + metrics.font.pixelSize * 0.1))
        FontMetrics {
            id: metrics
            font {
                family: Theme.displayFamily(root.line); pixelSize: Theme.display(Theme.steady(root.size)); bold: true
            }
        }
        maximumLineCount: 3
        elide: Text.ElideRight
        lineHeight: 0.92
    }
    CentredProse { text: root.second; size: Theme.tight(20) * root.little; color: Theme.inkDim }
    Prose {
        objectName: "hint"
        anchors.horizontalCenter: parent.horizontalCenter
        // lines of a like length: no word is left alone in the last one
        width: Math.min(root.width, Math.ceil(Words.least(text, font, root.width)) + 2)
        horizontalAlignment: Text.AlignHCenter
        visible: text !== ""
        text: Words.whole(root.hint)
        size: Theme.tight(18) * root.little
        color: Theme.inkDim
    }
}
