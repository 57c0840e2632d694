pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Paper lanterns that rise over the hills for half a minute. With reduced motion they hang in the air.
Item {
    id: root
    property real begun: 0
    readonly property real elapsed: Theme.reducedMotion ? 12 : SkyClock.seconds - begun
    // until the slowest is out of sight
    readonly property bool flies: visible && elapsed < 34
    onFliesChanged: SkyClock.flying += flies ? 1 : -1
    Component.onCompleted: begun = SkyClock.seconds
    Component.onDestruction: if (flies) SkyClock.flying -= 1

    function rnd(i: int, salt: int): real {
        const v = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
        return v - Math.floor(v);
    }
    Repeater {
        model: 14
        Item {
            id: lantern
            required property int index
            readonly property real age: root.elapsed - index * 0.55
            readonly property real size: (26 + 34 * root.rnd(index, 3)) * Theme.u
            width: size
            height: size * 1.25
            // the middle belongs to the words
            x: Math.round(root.width * (index % 2 ? 0.06 * root.rnd(index, 1) : 0.9 + 0.055 * root.rnd(index, 1))
                + 10 * Theme.u * Math.sin(age * 0.7 + index))
            y: Math.round(root.height * (0.96 - 0.06 * age * (0.7 + 0.6 * root.rnd(index, 2))))
            visible: age > 0 && y > -height
            opacity: Math.min(1, age * 0.6)
            GlowDisc { anchors.centerIn: parent; width: lantern.size * 3; height: width; color: Paint.lanternGlow }
            Rectangle {
                anchors.fill: parent
                radius: width * 0.3
                gradient: Gradient {
                    GradientStop { position: 0; color: Paint.lanternLow }
                    GradientStop { position: 0.55; color: Paint.lanternMiddle }
                    GradientStop { position: 1; color: Paint.lanternHigh }
                }
                Rectangle {
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                    width: parent.width * 0.62; height: Math.max(1, parent.height * 0.05); radius: height / 2
                    color: Paint.lanternFoot
                }
            }
        }
    }
}
