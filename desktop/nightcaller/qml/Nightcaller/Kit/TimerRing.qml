import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// Time left as a ring and a number.
Item {
    id: root
    property real value: 1
    property string text: ""
    property bool urgent: false
    implicitWidth: 78 * Theme.u
    implicitHeight: width
    Accessible.role: Accessible.Clock
    Accessible.name: text
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        ShapePath {
            strokeColor: Theme.dial; strokeWidth: root.width * 0.09; fillColor: "transparent"
            PathAngleArc {
                centerX: root.width / 2; centerY: root.height / 2; radiusX: root.width * 0.43
                radiusY: root.width * 0.43; sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: root.urgent ? Theme.alarm : Theme.gold; strokeWidth: root.width * (root.urgent ? 0.12 : 0.09)
            fillColor: "transparent"; capStyle: ShapePath.RoundCap
            PathAngleArc {
                centerX: root.width / 2; centerY: root.height / 2; radiusX: root.width * 0.43
                radiusY: root.width * 0.43; startAngle: -90; sweepAngle: 360 * Math.max(0, Math.min(1, root.value))
            }
        }
    }
    Letters {
        anchors.centerIn: parent; width: parent.width * 0.7; horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit; minimumPixelSize: 6; text: root.text; strong: true
        font.pixelSize: Math.max(6, root.width * 0.36)
    }
}
