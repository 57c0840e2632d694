pragma Singleton
import QtQuick
import Nightcaller.Theme

// One slow clock for everything in the sky: 5 ticks a second, or 15 while something flies, instead of a 60 Hz animation
// per star: stars and clouds are slow, and every tick is a frame that is drawn and paid for. Stands
// still with reduced motion, when no sky is shown, behind a page that is read, and while the window is not the active
// one: what moves behind letters is paid for by drawing them anew as well.
QtObject {
    id: root
    property real seconds: 0
    property int skies: 0
    property int flying: 0
    property bool moving: true
    readonly property int tick: flying > 0 ? 66 : 200
    readonly property Timer timer: Timer {
        interval: root.tick
        repeat: true
        running: root.skies > 0 && root.moving && !Theme.reducedMotion && Application.state === Qt.ApplicationActive
        onTriggered: root.seconds += root.tick / 1000
    }
}
