import QtQuick
import Nightcaller.Theme

// A small coloured label: a team, a kind.
Rectangle {
    id: root
    property string text: ""
    property color tone: Theme.chip
    property real size: 14.5
    property color ink: Theme.ink
    implicitWidth: label.implicitWidth + Theme.type(size) * 2
    implicitHeight: Theme.even(label.implicitHeight + Theme.type(size) * 0.7)
    radius: height / 2
    color: tone
    Prose {
        id: label; anchors.centerIn: parent; width: Math.min(implicitWidth, root.width - Theme.px(12))
        elide: Text.ElideRight; wrapMode: Text.NoWrap; text: root.text; color: root.ink; size: root.size; strong: true
    }
}
