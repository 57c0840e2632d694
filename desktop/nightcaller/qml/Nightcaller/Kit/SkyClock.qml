pragma Singleton
import QtQuick
import Nightcaller.Theme

// One slow clock for everything in the sky: 15 ticks a second instead of a 60 Hz animation per star. Stands
// still with reduced motion, when no sky is shown, behind a page that is read, and while the window is not the active
// one: what moves behind letters is paid for by drawing them anew, fifteen times a second.
QtObject {
    id: root
    property real seconds: 0
    property int skies: 0
    property bool moving: true
    readonly property Timer timer: Timer {
        interval: 66
        repeat: true
        running: root.skies > 0 && root.moving && !Theme.reducedMotion && Application.state === Qt.ApplicationActive
        onTriggered: root.seconds += 0.066
    }
}
