import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// A value along a line: volume, speed. Arrow keys move it.
T.Slider {
    id: root
    property string name: ""
    implicitWidth: 260 * Theme.u
    implicitHeight: Math.max(44 * Theme.u, Theme.type(20) * 1.6)
    focusPolicy: Qt.StrongFocus
    Accessible.name: name
    background: Gauge {
        x: root.leftPadding; y: (root.height - height) / 2; width: root.availableWidth; height: implicitHeight
        share: root.visualPosition
    }
    handle: Rimmed {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: Theme.even(28 * Theme.u)
        height: width
        radius: width / 2
        color: root.visualFocus ? Theme.focus : Theme.goldDeep
        line: 2.5
        fill: root.pressed ? Theme.gold : Theme.goldPale
    }
}
