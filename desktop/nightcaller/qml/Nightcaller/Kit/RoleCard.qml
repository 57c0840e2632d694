pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// A card that shows its back. `face` is instantiated only while `revealed` and destroyed in the same event that
// ends it: nothing secret stays in the scene. Turning is animated one way only; hiding is instant.
//   RoleCard { revealed: hold.held; backText: Words.first("ui-app-name"); face: CardFace { ... } }
Item {
    id: root
    property bool revealed: false
    property Component face
    property string backText: ""
    readonly property real unit: width / 360
    implicitWidth: 360 * Theme.u
    implicitHeight: Math.round(width * 1.42)

    property real turn: revealed ? 180 : 0
    Behavior on turn {
        enabled: root.revealed && !Theme.reducedMotion
        NumberAnimation { duration: 320; easing.type: Easing.OutCubic }
    }
    transform: Rotation {
        origin.x: root.width / 2; origin.y: root.height / 2
        axis { x: 0; y: 1; z: 0 }
        angle: root.turn < 90 ? root.turn : root.turn - 180
    }

    GlowDisc {
        anchors.centerIn: parent; width: parent.height * 1.35; height: width; color: Paint.cardGlow; strength: 0.42
    }

    CardPaper {
        id: back
        anchors.fill: parent
        visible: root.turn < 90
        unit: root.unit
        color: Theme.gold; high: Paint.cardBack; low: Paint.cardBackDeep; line: Theme.goldLine; inset: 14
        Shape {
            preferredRendererType: Shape.CurveRenderer
            anchors.fill: parent
            ShapePath {
                strokeColor: Paint.cardRays
                strokeWidth: 1.2 * root.unit
                fillColor: "transparent"
                PathSvg {
                    path: {
                        let p = "";
                        const cx = back.width / 2, cy = back.height / 2, k = root.unit;
                        for (let i = 0; i < 48; ++i) {
                            const a = i * Math.PI / 24, r0 = (i % 2 ? 104 : 96) * k, r1 = (i % 2 ? 128 : 146) * k;
                            p += " M " + (cx + r0 * Math.cos(a)) + " " + (cy + r0 * Math.sin(a)) + " L "
                                + (cx + r1 * Math.cos(a)) + " " + (cy + r1 * Math.sin(a));
                        }
                        return p;
                    }
                }
            }
            ShapePath {
                strokeColor: Theme.goldLine
                strokeWidth: 1.6 * root.unit
                fillColor: Paint.cardDisc
                PathAngleArc {
                    centerX: back.width / 2; centerY: back.height / 2; radiusX: 88 * root.unit; radiusY: 88 * root.unit
                    sweepAngle: 360
                }
            }
        }
        RoleEmblem { anchors.centerIn: parent; width: 96 * root.unit; kind: "moon" }
        Repeater {
            model: 4
            Shape {
                id: corner
                required property int index
                preferredRendererType: Shape.CurveRenderer
                width: 22 * root.unit
                height: width
                x: index % 2 ? back.width - 31 * root.unit - width : 31 * root.unit
                y: index > 1 ? back.height - 34 * root.unit - height : 34 * root.unit
                ShapePath {
                    strokeWidth: -1
                    fillColor: Theme.gold
                    scale: Qt.size(corner.width / 100, corner.width / 100)
                    PathSvg { path: "M 50 4 L 62 37 L 97 38 L 69 59 L 79 93 L 50 73 L 21 93 L 31 59 L 3 38 L 38 37 Z" }
                }
            }
        }
        Letters {
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 46 * root.unit }
            width: parent.width - 60 * root.unit; horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit; minimumPixelSize: 8; text: root.backText; color: Theme.gold
            font { family: Theme.serif; pixelSize: 34 * root.unit; bold: true; letterSpacing: 3 * root.unit }
        }
    }
    Loader {
        objectName: "cardFace"
        anchors.fill: parent
        active: root.revealed
        visible: root.turn >= 90
        sourceComponent: root.face
    }
}
