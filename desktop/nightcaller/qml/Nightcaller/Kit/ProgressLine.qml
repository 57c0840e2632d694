pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// How far along: the visits of a lap, a preparation. With `steps` it is cut into that many pieces.
Item {
    id: root
    property real value: 0
    property int steps: 0
    property string text: ""
    implicitWidth: 300 * Theme.u
    implicitHeight: track.height + (label.visible ? label.implicitHeight + 6 * Theme.u : 0)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: text
    CentredProse { id: label; text: root.text; size: 15; color: Theme.inkDim }
    Row {
        id: track
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.even(7 * Theme.u)
        spacing: root.steps > 1 ? Math.min(6 * Theme.u, width / root.steps * 0.3) : 0
        Repeater {
            model: Math.max(1, root.steps)
            Gauge {
                required property int index
                readonly property int pieces: Math.max(1, root.steps)
                width: (track.width - track.spacing * (pieces - 1)) / pieces
                height: track.height
                share: Math.max(0, Math.min(1, root.value * pieces - index))
            }
        }
    }
}
