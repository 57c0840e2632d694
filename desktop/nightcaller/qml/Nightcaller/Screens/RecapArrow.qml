import QtQuick
import QtQuick.Shapes
import Nightcaller.Kit

// A line from one seat to another, bent towards the middle of the table. Coordinates are those of the parent.
//   line   "act" has a point, "swap" has two, "bond" is a dotted thread, "vote" is thin
//   mark   the SeatMark that rides on it and gives it its colour
Item {
    id: root
    property point from
    property point to
    property point middle
    property real seat: 80
    property string line: "act"
    property string mark: ""
    property bool now: true
    readonly property bool thin: line === "vote"
    readonly property real weight: Math.max(1.5, seat * (thin ? 0.035 : now ? 0.06 : 0.045))
    readonly property color ink: mark === "" ? (thin ? Theme.gold : Paint.arrow) : rider.drawing[1]
    readonly property point bend: Qt.point((from.x + to.x) / 2 + (middle.x - (from.x + to.x) / 2) * 0.38,
        (from.y + to.y) / 2 + (middle.y - (from.y + to.y) / 2) * 0.38)
    readonly property point start: near(from, bend, seat * 0.56)
    readonly property point end: near(to, bend, seat * 0.58)
    // where the mark rides
    readonly property point saddle: Qt.point(start.x * 0.25 + bend.x * 0.5 + end.x * 0.25,
        start.y * 0.25 + bend.y * 0.5 + end.y * 0.25)
    anchors.fill: parent
    opacity: now ? 1 : line === "bond" ? 0.75 : 0.3

    function near(seatAt: point, towards: point, gap: real): point {
        const dx = towards.x - seatAt.x, dy = towards.y - seatAt.y, far = Math.max(1, Math.hypot(dx, dy));
        // name plates hang below their seats: a line that comes from below stops earlier
        const by = Math.min(gap * (1 + 0.55 * Math.max(0, dy / far)), far * 0.8);
        return Qt.point(seatAt.x + dx / far * by, seatAt.y + dy / far * by);
    }
    function head(tip: point): string {
        const dx = tip.x - bend.x, dy = tip.y
            - bend.y, far = Math.max(1, Math.hypot(dx, dy)), ux = dx / far, uy = dy / far;
        const long = weight * 3.4, wide = weight * 1.9, bx = tip.x - ux * long, by = tip.y - uy * long;
        return "M " + tip.x + " " + tip.y + " L " + (bx - uy * wide) + " " + (by + ux * wide) + " L " + (bx + uy * wide)
            + " " + (by - ux * wide) + " Z";
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            strokeColor: root.ink
            strokeWidth: root.weight
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            strokeStyle: root.line === "bond" ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [0.1, 2.2]
            startX: root.start.x
            startY: root.start.y
            PathQuad { x: root.end.x; y: root.end.y; controlX: root.bend.x; controlY: root.bend.y }
        }
        ShapePath {
            strokeWidth: -1
            fillColor: root.ink
            PathSvg {
                path: root.line === "bond" ? ""
                    : root.head(root.end) + (root.line === "swap" ? " " + root.head(root.start) : "")
            }
        }
    }
    SeatMark {
        id: rider
        visible: root.mark !== "" && !root.thin
        width: Theme.even(root.seat * (root.now ? 0.36 : 0.28))
        x: root.saddle.x - width / 2
        y: root.saddle.y - height / 2
        kind: root.mark === "" ? "ring" : root.mark
    }
}
