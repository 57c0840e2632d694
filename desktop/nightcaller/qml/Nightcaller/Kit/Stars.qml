pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A row of small bright stars above or below a line of dim letters: whoever looks from two metres has eyes set by them.
// The first and the last one stand at the ends: a sign without a star beside it is told from another.
Row {
    id: root
    property real step: Theme.px(30)
    readonly property real dot: Theme.line(1.5)
    readonly property int gaps: Math.max(1, Math.round(width / step))
    spacing: (width - dot) / gaps - dot
    height: dot
    Repeater {
        model: root.width >= root.step ? root.gaps + 1 : 0
        Rectangle { width: root.dot; height: width; color: Theme.goldLight }
    }
}
