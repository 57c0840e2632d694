import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// A soft radial glow or shadow. A Shape, not an effect, so that the software renderer draws it too.
Shape {
    id: root
    property color color: Paint.glow
    property real strength: 0.5
    preferredRendererType: Shape.CurveRenderer
    ShapePath {
        strokeWidth: -1
        fillGradient: RadialGradient {
            centerX: root.width / 2
            centerY: root.height / 2
            centerRadius: root.width / 2
            focalX: centerX
            focalY: centerY
            GradientStop { position: 0; color: Qt.alpha(root.color, root.strength) }
            GradientStop { position: 0.35; color: Qt.alpha(root.color, root.strength * 0.42) }
            GradientStop { position: 0.7; color: Qt.alpha(root.color, root.strength * 0.1) }
            GradientStop { position: 1; color: Qt.alpha(root.color, 0) }
        }
        PathAngleArc {
            centerX: root.width / 2; centerY: root.height / 2; radiusX: root.width / 2; radiusY: root.height / 2
            sweepAngle: 360
        }
    }
}
