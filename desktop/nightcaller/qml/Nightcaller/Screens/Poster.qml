pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A picture for the group chat: a column on a night sky. Measures are in 1080ths of its width, whatever the window's
// size.
Item {
    id: root
    readonly property real k: Theme.u
    readonly property size pixels: Qt.size(1620, Math.round(1620 * height / width))
    // How far down there are stars, how far from the edge the column is, and what is left below and between its parts.
    property real stars: 940
    property real edge: 60
    property real below: 60
    property real gap: 30
    default property alias parts: column.data
    readonly property real wide: column.width
    width: 1080 * k
    height: Math.ceil(column.y + column.implicitHeight + below * k)
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Paint.posterHigh }
            GradientStop { position: 0.45; color: Paint.posterMiddle }
            GradientStop { position: 1; color: Paint.posterLow }
        }
    }
    // stars where the golden ratio puts them
    Repeater {
        model: 60
        Rectangle {
            required property int index
            x: ((index * 0.7548776662) % 1) * root.width
            y: ((index * 0.6180339887) % 1) * root.stars * root.k
            width: (1 + index % 3) * 1.2 * root.k
            height: width
            radius: width / 2
            color: Paint.posterStar
            opacity: 0.15 + 0.4 * ((index * 0.31) % 1)
        }
    }
    GlowDisc { x: root.width - width * 0.72; y: -height * 0.32; width: 620 * root.k; height: width; strength: 0.4 }
    RoleEmblem {
        x: root.width - 190 * root.k; y: 42 * root.k; width: 130 * root.k; kind: "moon"; color: Paint.posterMoon
    }
    Rectangle {
        anchors { fill: parent; margins: 18 * root.k }
        color: "transparent"; radius: 26 * root.k
        border { color: Paint.posterRim; width: 2 * root.k }
    }
    Column {
        id: column
        x: root.edge * root.k
        y: x
        width: root.width - 2 * x
        spacing: root.gap * root.k
    }
}
