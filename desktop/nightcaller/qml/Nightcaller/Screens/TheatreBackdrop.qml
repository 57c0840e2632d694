pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Kit

// A puppet stage: the night behind it, boards, curtains, and the puppets who sit before the laptop.
Item {
    id: root
    required property GuideViewModel vm
    // where the laptop stands, and where the stage ends below
    required property rect laptop
    required property real foot
    readonly property real wing: Math.round(width * 0.055)
    readonly property real floor: laptop.y + laptop.height * 0.72
    readonly property real drape: Math.round(Math.min(width, height) * 0.045)

    Rectangle {
        width: parent.width
        height: root.floor
        gradient: Gradient {
            GradientStop { position: 0; color: Paint.zenith[0] }
            GradientStop { position: 0.7; color: Paint.upperSky[0] }
            GradientStop { position: 1; color: Paint.middleSky[0] }
        }
    }
    Faded {
        y: root.floor
        width: parent.width
        height: parent.height - y
        high: Paint.stageBoard; low: Paint.stageBoardDeep
        Rectangle { width: parent.width; height: Theme.line(4); color: Paint.tableRim }
    }
    Repeater {
        model: root.vm.puppets
        Item {
            id: puppet
            required property int index
            required property int number
            required property string name
            required property real hue
            required property string face
            required property bool holds
            required property bool masked
            required property bool gone
            readonly property real room: (root.width - 2 * root.wing) / 4
            objectName: "puppet" + number
            x: root.wing + index * room
            y: root.drape + (holds ? 0 : (root.laptop.y - root.drape) * 0.1)
            width: room
            height: root.laptop.y + root.laptop.height - y
            opacity: gone ? 0.45 : 1
            Behavior on y {
                enabled: !Theme.reducedMotion
                NumberAnimation { duration: 250; easing.type: Easing.OutQuad }
            }
            readonly property real size: Theme.even(Math.min(width * 0.66, (root.laptop.y - root.drape) * 0.72))
            // a gown down to the boards
            Shape {
                preferredRendererType: Shape.CurveRenderer
                anchors.fill: parent
                ShapePath {
                    strokeWidth: -1
                    fillColor: puppet.gone ? Paint.deadMiddle : Paint.seat(puppet.hue, 0.32, 0.3)
                    startX: puppet.width / 2 - puppet.size * 0.26; startY: puppet.size * 0.8
                    PathLine { x: puppet.width / 2 + puppet.size * 0.26; y: puppet.size * 0.8 }
                    PathLine {
                        x: puppet.width / 2 + puppet.size * 0.56
                        y: Math.min(puppet.height, root.floor + puppet.size * 0.2 - puppet.y)
                    }
                    PathLine {
                        x: puppet.width / 2 - puppet.size * 0.56
                        y: Math.min(puppet.height, root.floor + puppet.size * 0.2 - puppet.y)
                    }
                }
            }
            GlowDisc {
                visible: puppet.holds; anchors.centerIn: head; width: puppet.size * 1.7; height: width
                color: Paint.moonGlow
            }
            Face {
                id: head; anchors.horizontalCenter: parent.horizontalCenter; width: puppet.size; name: puppet.name
                hue: puppet.hue; picture: puppet.face; leading: puppet.holds
            }
            Rectangle {
                visible: puppet.masked && !puppet.gone
                anchors.centerIn: head
                anchors.verticalCenterOffset: -head.height * 0.02
                width: head.width * 0.78
                height: head.height * 0.25
                radius: height * 0.45
                color: Paint.mask
                border { width: Theme.line(2); color: Theme.night }
                Row {
                    anchors.centerIn: parent
                    spacing: parent.width * 0.14
                    Repeater {
                        model: 2
                        Shape {
                            preferredRendererType: Shape.CurveRenderer
                            width: head.width * 0.2
                            height: width * 0.4
                            ShapePath {
                                strokeColor: Theme.goldLight
                                strokeWidth: Math.max(1.5, head.width * 0.022)
                                fillColor: "transparent"
                                capStyle: ShapePath.RoundCap
                                PathQuad {
                                    relativeX: head.width * 0.2; relativeY: 0; relativeControlX: head.width * 0.1
                                    relativeControlY: head.width * 0.12
                                }
                            }
                        }
                    }
                }
            }
            Rectangle {
                x: head.x - width * 0.2
                y: head.y + head.height * 0.02
                width: Theme.even(head.width * 0.3)
                height: width
                radius: width / 2
                color: puppet.holds ? Theme.gold : Theme.night
                border { width: Theme.line(2); color: Theme.gold }
                Heading {
                    anchors.centerIn: parent; text: puppet.number; font.pixelSize: Math.max(8, parent.height * 0.62)
                    color: puppet.holds ? Theme.inkOnGold : Theme.ink
                }
            }
            Rectangle {
                anchors { horizontalCenter: head.horizontalCenter; bottom: head.bottom; bottomMargin: -height * 0.3 }
                width: Math.min(plate.implicitWidth + height, puppet.width)
                height: plate.implicitHeight * 1.25
                radius: height / 2
                color: puppet.holds ? Theme.gold : Theme.night
                border { width: Theme.line(1); color: Theme.rim }
                Prose {
                    id: plate; anchors.centerIn: parent; text: puppet.name; strong: true; wrapMode: Text.NoWrap
                    color: puppet.holds ? Theme.inkOnGold : Theme.ink
                    font.pixelSize: Math.max(9, Math.round(puppet.size * 0.17))
                }
            }
        }
    }
    // the curtains
    Repeater {
        model: 2
        Rectangle {
            required property int index
            x: index * (root.width - width)
            width: root.wing
            height: root.foot
            rotation: index * 180
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Paint.drape }
                GradientStop { position: 0.2; color: Paint.drapeHigh }
                GradientStop { position: 0.4; color: Paint.drapeDeep }
                GradientStop { position: 0.65; color: Paint.drapeHigh }
                GradientStop { position: 0.85; color: Paint.drape }
                GradientStop { position: 1; color: Paint.drapeDeep }
            }
        }
    }
    Row {
        Repeater {
            model: 10
            Shape {
                id: scallop
                preferredRendererType: Shape.CurveRenderer
                width: root.width / 10
                height: root.drape
                ShapePath {
                    strokeColor: Theme.goldDeep
                    strokeWidth: Theme.line(2.5)
                    fillColor: Paint.drape
                    startX: 0; startY: -4
                    PathLine { x: 0; y: root.drape * 0.6 }
                    PathQuad {
                        x: scallop.width; y: root.drape * 0.6; controlX: scallop.width / 2; controlY: root.drape * 1.4
                    }
                    PathLine { x: scallop.width; y: -4 }
                }
            }
        }
    }
}
