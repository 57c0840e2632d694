pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Kit

// Whoever rises, in the light: the seat as it stands at the table, larger, in front of rays.
Item {
    id: root
    property var seats: null
    readonly property bool empty: medals.count === 0
    // One of sixteen rays from the middle of a square, as long as half its side.
    function ray(at: int, r: real): string {
        const tip = (side) => (r + r * Math.cos((at + side) * Math.PI / 8)) + " "
            + (r + r * Math.sin((at + side) * Math.PI / 8));
        return "M " + r + " " + r + " L " + tip(-0.17) + " L " + tip(0.17) + " Z";
    }
    implicitWidth: 190 * Theme.u
    implicitHeight: width
    Shape {
        anchors.centerIn: parent
        width: root.width * 2.6
        height: width
        visible: !root.empty
        opacity: 0.16
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            strokeWidth: -1
            fillColor: Theme.goldLight
            PathSvg { path: Array.from({ length: 16 }, (_, at) => root.ray(at, root.width * 1.3)).join(" ") }
        }
    }
    Repeater {
        id: medals
        model: root.seats
        SeatToken {
            required number
            required name
            required hue
            required marks
            required initial
            required face
            objectName: "medal" + number
            anchors.centerIn: parent
            width: root.width * 0.84
            speaking: true
            interactive: false
            Accessible.role: Accessible.Graphic
        }
    }
}
