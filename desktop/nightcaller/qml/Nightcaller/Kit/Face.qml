import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// Somebody who is not at the table: her drawn face, or a round with her colour and what tells her name from others.
Item {
    id: root
    property string name: ""
    property real hue: 0
    property bool leading: false
    property url picture: ""
    implicitWidth: 56 * Theme.u
    implicitHeight: width
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeColor: root.leading ? Theme.gold : Paint.tokenRim
            strokeWidth: root.width * (root.leading ? 0.06 : 0.035)
            fillGradient: RadialGradient {
                centerX: root.width * 0.38; centerY: root.width * 0.28; centerRadius: root.width * 0.85; focalX: centerX
                focalY: centerY
                GradientStop { position: 0; color: Paint.seat(root.hue, 0.5, 0.62) }
                GradientStop { position: 0.6; color: Paint.seat(root.hue, 0.55, 0.36) }
                GradientStop { position: 1; color: Paint.seat(root.hue, 0.6, 0.2) }
            }
            PathAngleArc {
                centerX: root.width / 2; centerY: root.width / 2; radiusX: root.width * 0.47; radiusY: radiusX
                sweepAngle: 360
            }
        }
    }
    Image {
        visible: root.picture.toString() !== ""
        anchors.centerIn: parent
        width: Theme.even(root.width * 0.9)
        height: width
        source: root.picture
        sourceSize: Qt.size(192, 192)
        smooth: true
        mipmap: true
    }
    Letters {
        visible: root.picture.toString() === ""; anchors.centerIn: parent
        text: root.name === "" ? "" : String.fromCodePoint(root.name.codePointAt(0)).toUpperCase(); color: Paint.numeral
        font { family: Theme.displayFamily(text); pixelSize: Math.max(6, root.width * 0.46); bold: true }
    }
}
