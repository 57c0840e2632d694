pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// Seats around the table as the people sit: equal distances along the edge, seat 1 at twelve o'clock, clockwise.
// `model` has the fields of SeatRow (number, name, hue, alive, selected, marks, told, blocked, note, speaking, emblem).
// Tap, Enter, Space or typing the number choose a seat; a seat that cannot be chosen says why through `refused`.
// Children are laid over the middle of the table; `innerWidth`/`innerHeight` is the room they have.
FocusScope {
    id: root
    property var model: null
    property int count: seats.count
    property bool numberFirst: true
    property bool interactive: true
    property bool secret: false
    // of whoever reads it alone; "" is the table's
    property string language: ""
    // Seats carry a second line on their plates: a little more room for each.
    property bool noted: false
    readonly property real seatSize: layout.size
    readonly property real squareness: 2 + 2.2 * Math.max(0, Math.min(1, (count - 14) / 26))
    readonly property real innerWidth: table.width * 0.72
    // a squarer table has more room in its corners
    readonly property real innerHeight: table.height * (0.76 + 0.08 * Math.min(1, (squareness - 2) / 0.5))
    // How large the tokens are at most, of what they could be: where nobody is chosen the table may have the room.
    property real tokens: 1
    // larger letters reach the names as far as their plates do, although what stands below may make the tokens smaller
    property real lettering: Math.min(1.15, Theme.textScale)
    default property alias centre: middle.data
    signal chosen(int seat)
    signal refused(int seat, string reason)

    readonly property var layout: arrange(Math.max(1, count), width, height)

    // The quarter of a superellipse of radius 1 from its top to its right; the others are its reflections.
    readonly property var quarter: {
        const steps = 360, xs = [], ys = [];
        for (let i = 0; i <= steps; ++i) {
            xs.push(Math.pow(Math.sin(Math.PI / 2 * i / steps), 2 / squareness));
            ys.push(Math.pow(Math.cos(Math.PI / 2 * i / steps), 2 / squareness));
        }
        return { xs: xs, ys: ys };
    }
    // How far each point of the quarter is from its top along the edge.
    function along(rx: real, ry: real): var {
        const xs = quarter.xs, ys = quarter.ys, far = [0];
        for (let i = 1; i < xs.length; ++i) {
            const x = rx * (xs[i] - xs[i - 1]), y = ry * (ys[i] - ys[i - 1]);
            far.push(far[i - 1] + Math.sqrt(x * x + y * y));
        }
        return far;
    }
    // The length of the edge, then both coordinates of each of `n` points evenly spaced along it.
    function spaced(n: int, rx: real, ry: real, far: var): var {
        const xs = quarter.xs, ys = quarter.ys, last = far.length - 1, points = [4 * far[last]];
        for (let seat = 0; seat < n; ++seat) {
            const side = Math.floor(4 * seat / n), rest = far[last] * (4 * seat / n - side);
            const target = side % 2 ? far[last] - rest : rest;
            let low = 0, high = last;
            while (low < high) {
                const mid = low + high >> 1;
                if (far[mid] < target)
                    low = mid + 1;
                else
                    high = mid;
            }
            // between two samples: the corners of a squarer table are sampled thinly
            const i = Math.max(0, low - 1), t = low ? (far[low] - target) / Math.max(1e-9, far[low] - far[i]) : 0;
            points.push((side < 2 ? rx : -rx) * (xs[low] + (xs[i] - xs[low]) * t),
                (side % 3 ? ry : -ry) * (ys[low] + (ys[i] - ys[low]) * t));
        }
        return points;
    }
    // The largest tokens that fit into a room, and where they go.
    function arrange(n: int, w: real, h: real): var {
        const tall = h > w, apart = noted ? 1.4 : 1.2;
        let size = Math.max(8, Math.min(124 * Theme.u, w / (tall ? 4.6 : 6.4), h / (tall ? 6.4 : 5.2)));
        let rx = 0, ry = 0, far = [];
        for (let pass = 0; pass < 12; ++pass) {
            rx = Math.max(1, Math.min(w / 2 - size * 0.72, tall ? 1e6 : h * (0.86 + 0.5 * (squareness - 2) / 2.2)));
            ry = Math.max(1, Math.min(h / 2 - size * 0.66, tall ? rx * (1.42 + (squareness - 2) / 2.2) : 1e6));
            far = along(rx, ry);
            const room = 4 * far[far.length - 1] / n / apart;
            if (size <= room)
                break;
            size = Math.max(8, Math.min(size * 0.97, (room + size) / 2));
        }
        if (tokens < 1) {
            size *= tokens;
            rx = Math.max(1, w / 2 - size * 0.72);
            ry = Math.max(1, h / 2 - size * 0.66);
            far = along(rx, ry);
        }
        return { size: Math.max(8, Math.floor(size)), rx: rx, ry: ry, points: spaced(n, rx, ry, far) };
    }

    // The first `n` seats of what `arrange` has found, round a point: the middle's x and y, and the size, of each.
    function placed(set: var, n: int, x: real, y: real): var {
        const seats = [];
        for (let seat = 0; seat < n; ++seat)
            seats.push([x + (set.points[1 + seat * 2] ?? 0), y + (set.points[2 + seat * 2] ?? 0), set.size]);
        return seats;
    }

    // Where a seat's plate may lie, from its token's left edge: a neighbour further down has her badge at the left
    // shoulder and her marks at the right one, and they may be at the height of the plate.
    function between(seat: int): var {
        const d = seatSize, points = layout.points, free = { from: -1e6, to: 1e6 };
        for (const other of [(seat + count - 1) % count, (seat + 1) % count]) {
            const x = points[1 + other * 2] - points[1 + seat * 2], y = points[2 + other * 2] - points[2 + seat * 2];
            if (y < d * 0.44 || y > d * 1.15)
                continue;
            if (x > 0)
                free.to = Math.min(free.to, x - d * ((seats.itemAt(other) as SeatToken)?.badged ? 0.2 : 0.05));
            else
                free.from = Math.max(free.from, x + d * 1.1);
        }
        return free;
    }

    // How far something in the middle has to shrink to lie on the table, inside its stitching: in corners an ellipse
    // has
    // less room than a box of its width and height.
    function snug(wide: real, high: real): real {
        const stitching = 30 * Theme.u, x = wide / Math.max(1, table.width - 2 * stitching), y = high / Math.max(1,
            table.height - 2 * stitching);
        return Math.min(1, Math.pow(Math.pow(x, squareness) + Math.pow(y, squareness), -1 / squareness));
    }

    function nameOf(seat: int): string {
        return (seats.itemAt(seat) as SeatToken)?.name ?? "";
    }
    function pick(seat: int) {
        const token = seats.itemAt(seat) as SeatToken;
        if (!interactive || !token)
            return;
        if (token.blocked !== "")
            refused(seat, token.blocked);
        else if (token.alive)
            chosen(seat);
    }

    // Typed digits: 1 then 2 within the pause is seat 12, not seats 1 and 2. What was begun for one question is not
    // ended for the next.
    property string typed: ""
    Timer { id: pause; interval: 650; onTriggered: root.takeTyped() }
    Connections {
        target: Fresh
        function onBegun() { root.typed = ""; pause.stop(); }
    }
    function takeTyped() {
        const number = parseInt(typed);
        typed = "";
        pause.stop();
        if (number >= 1 && number <= count) {
            (seats.itemAt(number - 1) as SeatToken).forceActiveFocus(Qt.TabFocusReason);
            pick(number - 1);
        }
    }
    Keys.onPressed: event => {
        // on a French keyboard digits are typed with Shift
        if (event.isAutoRepeat || !interactive || event.modifiers & ~(Qt.KeypadModifier | Qt.ShiftModifier))
            return;
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            event.accepted = true;
            if (Fresh.on)
                return;
            typed += String(event.key - Qt.Key_0);
            if (parseInt(typed) * 10 > count || typed.length >= 2)
                takeTyped();
            else
                pause.restart();
        } else if (event.key === Qt.Key_Left || event.key === Qt.Key_Up) {
            step(-1);
            event.accepted = true;
        } else if (event.key === Qt.Key_Right || event.key === Qt.Key_Down) {
            step(1);
            event.accepted = true;
        }
    }
    // Arrow keys walk around the table, past the dead.
    function step(by: int) {
        let from = -1;
        for (let i = 0; i < count; ++i)
            if ((seats.itemAt(i) as SeatToken).activeFocus)
                from = i;
        for (let k = 1; k <= count; ++k) {
            const token = seats.itemAt(((from < 0 && by > 0 ? -1 : from) + by * k + 2 * count) % count) as SeatToken;
            if (token && token.enabled && token.alive) {
                token.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    TableEllipse {
        id: table
        objectName: "wood"
        anchors.centerIn: parent
        squareness: root.squareness
        width: Math.max(1, 2 * (root.layout.rx - root.seatSize * 0.72))
        height: Math.max(1, 2 * (root.layout.ry - root.seatSize * 0.72))
    }
    Item {
        id: middle
        anchors.centerIn: parent
        width: root.innerWidth
        height: root.innerHeight
    }
    Repeater {
        id: seats
        model: root.model
        delegate: SeatToken {
            id: token
            required property int index
            required number
            required name
            required hue
            required alive
            required selected
            required marks
            required blocked
            required note
            required told
            required speaking
            required emblem
            required initial
            required face
            objectName: "seat" + number
            numberFirst: root.numberFirst
            lettering: root.lettering
            interactive: root.interactive
            secret: root.secret
            language: root.language
            width: root.seatSize
            height: root.seatSize
            x: Math.round(root.width / 2 + (root.layout.points[1 + index * 2] ?? 0) - width / 2)
            y: Math.round(root.height / 2 + (root.layout.points[2 + index * 2] ?? 0) - height / 2)
            // the words at its foot lie over the face on the shoulder of whoever sits further down
            z: 1 - y / Math.max(1, root.height)
            plateWidth: root.layout.points[0] / Math.max(1, root.count) * 0.98
            readonly property var free: root.between(index)
            plateFrom: free.from
            plateTo: free.to
            edgeFrom: -x
            edgeTo: root.width - x
            onClicked: root.pick(token.index)
        }
    }
}
