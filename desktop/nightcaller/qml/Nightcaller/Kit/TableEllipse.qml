pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// The wooden table. `squareness` 2 is an ellipse; more makes room for a crowd along the sides.
Item {
    id: root
    property real squareness: 2

    function outline(inset: real): list<point> {
        const a = width / 2, b = height / 2, rx = a - inset, ry = b - inset, k = 2 / squareness, points = [];
        for (let i = 0; i <= 144; ++i) {
            const t = i * Math.PI / 72, c = Math.cos(t), s = Math.sin(t);
            points.push(Qt.point(a + rx * Math.sign(c) * Math.pow(Math.abs(c), k),
                b + ry * Math.sign(s) * Math.pow(Math.abs(s), k)));
        }
        return points;
    }

    GlowDisc {
        id: shadow
        anchors.centerIn: parent
        width: parent.width * 1.35
        height: width
        transform: Scale { origin.y: shadow.width / 2; yScale: root.width > 0 ? root.height / root.width : 1 }
        color: Paint.tableShadow
        strength: 1
    }
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeColor: Paint.tableRim
            strokeWidth: 7 * Theme.u
            joinStyle: ShapePath.RoundJoin
            fillGradient: RadialGradient {
                centerX: root.width / 2; centerY: root.height * 0.42
                centerRadius: Math.max(root.width, root.height) * 0.62; focalX: centerX; focalY: centerY
                GradientStop { position: 0; color: Paint.feltLight }
                GradientStop { position: 0.55; color: Paint.felt }
                GradientStop { position: 1; color: Paint.feltDark }
            }
            PathPolyline { path: root.outline(0) }
        }
        ShapePath {
            strokeColor: Paint.tableInlay; strokeWidth: 1.5 * Theme.u; fillColor: "transparent"
            PathPolyline { path: root.outline(14 * Theme.u) }
        }
        ShapePath {
            strokeColor: Theme.goldFaint; strokeWidth: 1.2 * Theme.u; fillColor: "transparent"
            strokeStyle: ShapePath.DashLine; dashPattern: [2, 6]
            PathPolyline { path: root.outline(24 * Theme.u) }
        }
    }
}
