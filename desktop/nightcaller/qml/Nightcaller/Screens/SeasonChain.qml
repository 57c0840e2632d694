pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Kit

// The latest games as a chain: a step up where the village won, a step down where the wolves did.
Item {
    id: root
    required property SeasonViewModel vm
    readonly property int count: levels.length
    readonly property list<int> levels: vm.levels
    readonly property real high: Math.max(0, ...levels)
    readonly property real low: Math.min(0, ...levels)
    readonly property real link: Theme.even(Math.min(30 * Theme.u, (width - 20 * Theme.u) / Math.max(1, count) * 0.92))
    readonly property real step: Math.min(link * 0.55, (84 * Theme.u - link) / Math.max(1, high - low))
    readonly property real apart: count > 1 ? Math.min(link * 1.4, (width - link - 4 * Theme.u) / (count - 1)) : 0
    readonly property real begin: (width - apart * (count - 1)) / 2
    implicitHeight: (high - low) * step + link + said.implicitHeight + 16 * Theme.u
    height: implicitHeight
    function at(index: int): point {
        return Qt.point(begin + index * apart, link / 2 + 4 * Theme.u + (high - (levels[index] ?? 0)) * step);
    }
    Accessible.role: Accessible.Graphic
    Accessible.name: Words.first("ui-season-chain")
    Shape {
        preferredRendererType: Shape.CurveRenderer
        ShapePath {
            strokeColor: Paint.chainLine
            strokeWidth: Theme.line(3)
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathPolyline { path: Array.from(root.levels, (_level, index) => root.at(index)) }
        }
    }
    Repeater {
        model: root.vm.chain
        Item {
            id: one
            required property int index
            required property string side
            required property string emblem
            required property bool streak
            required property string sentence
            readonly property point place: root.at(index)
            objectName: "link" + index
            x: Math.round(place.x - width / 2)
            y: Math.round(place.y - height / 2)
            width: root.link
            height: width
            Accessible.role: Accessible.StaticText
            Accessible.name: sentence
            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: one.streak ? Theme.goldLight : Paint.side(one.side)
                Rectangle {
                    anchors { fill: parent; margins: Math.max(1, one.width * 0.08) }
                    radius: width / 2
                    color: one.side === "wolves" ? Paint.chainWolves
                        : one.side === "third" ? Paint.chainThird
                        : Paint.side(one.side)
                }
            }
            RoleEmblem {
                anchors.centerIn: parent; width: parent.width * 0.66; kind: one.emblem; color: Paint.sideInk(one.side)
            }
        }
    }
    CentredRows {
        id: said
        y: (root.high - root.low) * root.step + root.link + 10 * Theme.u
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(wanted + 1, parent.width)
        spacing: 18 * Theme.u
        Prose {
            visible: text !== ""; width: Math.min(implicitWidth, root.width); text: root.vm.streak
            size: Theme.tight(21); strong: true; color: Theme.goldLight; font.family: Theme.displayFamily(text)
        }
        Prose {
            width: Math.min(implicitWidth, root.width)
            text: Words.lines("ui-season-chain-about", { count: root.count }); size: Theme.tight(19)
            color: Theme.inkDim
        }
    }
}
