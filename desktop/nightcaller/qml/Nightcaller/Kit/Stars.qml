import QtQuick
import Nightcaller.Theme

// A row of small bright stars above or below a line of dim letters: whoever looks from two metres has eyes set by them.
Row {
    id: root
    property real step: Theme.px(30)
    spacing: step - Theme.line(1.5)
    height: Theme.line(1.5)
    Repeater {
        model: Math.max(0, Math.floor(root.width / root.step))
        Rectangle { width: Theme.line(1.5); height: width; color: Theme.goldLight }
    }
}
