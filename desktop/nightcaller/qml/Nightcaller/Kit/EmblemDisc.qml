import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// An emblem in the round violet field of the cards.
Item {
    id: root
    property string kind: "moon"
    implicitWidth: 150 * Theme.u
    implicitHeight: width
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeColor: Theme.goldDeep
            strokeWidth: root.width * 0.02
            fillGradient: RadialGradient {
                centerX: root.width / 2; centerY: root.width * 0.4; centerRadius: root.width * 0.6; focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: Paint.discHigh }
                GradientStop { position: 1; color: Paint.discLow }
            }
            PathAngleArc {
                centerX: root.width / 2; centerY: root.width / 2; radiusX: root.width * 0.48; radiusY: root.width * 0.48
                sweepAngle: 360
            }
        }
    }
    RoleEmblem { anchors.centerIn: parent; width: parent.width * 0.62; kind: root.kind; color: Theme.goldPale }
}
