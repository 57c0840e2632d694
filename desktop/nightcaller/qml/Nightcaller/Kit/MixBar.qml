pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// How many games of some the village, the wolves and third sides won: one bar, a number on every part. What nobody won
// is the empty rest.
Item {
    id: root
    property int village: 0
    property int wolves: 0
    property int third: 0
    property int total: 1
    property real size: 18
    implicitHeight: Theme.even(Theme.type(size) * 1.9)
    Rectangle { anchors.fill: parent; radius: 8 * Theme.u; color: Theme.track }
    Row {
        id: parts
        height: parent.height
        spacing: Theme.line(2)
        Repeater {
            id: sides
            model: [{ side: "village", count: root.village }, { side: "wolves", count: root.wolves },
                { side: "third", count: root.third }]
                .filter(part => part.count > 0)
            Rectangle {
                id: part
                required property var modelData
                width: Math.max(Theme.line(2),
                    (root.width - (sides.count - 1) * parts.spacing) * modelData.count / Math.max(1, root.total))
                height: parts.height
                radius: 8 * Theme.u
                color: Paint.side(modelData.side)
                Row {
                    anchors.centerIn: parent
                    visible: implicitWidth < part.width - 4 * Theme.u
                    spacing: 6 * Theme.u
                    RoleEmblem {
                        anchors.verticalCenter: parent.verticalCenter; width: Theme.type(root.size)
                        kind: ({ village: "sun", wolves: "werewolf", third: "cupid" })[part.modelData.side]
                        color: Paint.sideInk(part.modelData.side)
                    }
                    Letters {
                        anchors.verticalCenter: parent.verticalCenter; text: part.modelData.count
                        color: Paint.sideInk(part.modelData.side)
                        font { family: Theme.serif; pixelSize: Theme.type(root.size * 1.1); bold: true }
                    }
                }
            }
        }
    }
}
