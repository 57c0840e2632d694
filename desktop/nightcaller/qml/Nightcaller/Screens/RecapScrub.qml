pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Kit

// Through all moments of the evening: play, one back, the bar with a tick for every night and day, one on.
FocusScope {
    id: root
    required property RecapViewModel vm
    property bool playing: false
    implicitHeight: row.implicitHeight

    function toggle() {
        if (!playing && vm.at >= vm.count - 1)
            vm.go(0);
        playing = !playing;
    }
    function step(by: int) {
        playing = false;
        vm.step(by);
    }
    function turn(by: int) {
        playing = false;
        vm.turn(by);
    }

    Timer {
        // time to read: longer sentences stand longer
        interval: Math.min(4200, 1100 + root.vm.sentence.length * 26)
        running: root.playing && root.visible
        repeat: true
        onTriggered: {
            root.vm.step(1);
            if (root.vm.at >= root.vm.count - 1)
                root.playing = false;
        }
    }
    Row {
        id: row
        width: parent.width
        spacing: 8 * Theme.u
        PillButton { id: play; objectName: "play"; size: Theme.capped(17); tone: root.playing ? "plain"
            : "primary"; text: " "; Accessible.name: Words.first(root.playing ? "ui-recap-pause"
                : "ui-recap-play"); onClicked: root.toggle()
            Shape {
                anchors.centerIn: parent
                width: Theme.even(18 * Theme.u)
                height: width
                preferredRendererType: Shape.CurveRenderer
                ShapePath {
                    strokeWidth: -1
                    fillColor: play.textColor
                    scale: Qt.size(0.18 * Theme.u, 0.18 * Theme.u)
                    PathSvg {
                        path: root.playing ? "M 15 5 L 40 5 L 40 95 L 15 95 Z M 60 5 L 85 5 L 85 95 L 60 95 Z"
                            : "M 15 2 L 95 50 L 15 98 Z"
                    }
                }
            }
        }
        PillButton {
            id: earlier; objectName: "earlier"; rapid: true; size: Theme.capped(17); text: "‹"; enabled: root.vm.at > 0
            Accessible.name: Words.first("ui-recap-earlier"); onClicked: root.step(-1)
        }
        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - play.width - earlier.width - later.width - 3 * parent.spacing
            height: bar.implicitHeight
            // nights are moons, days are suns
            Repeater {
                model: root.vm.starts
                RoleEmblem {
                    required property int index
                    required property int modelData
                    readonly property bool night: root.vm.chapters[index] === "event-night-falls"
                    width: Theme.even(Math.min(15 * Theme.u, parent.width / Math.max(1, root.vm.starts.length) * 0.8))
                    x: bar.handle.width / 2
                        + (bar.width - bar.handle.width) * modelData / Math.max(1, root.vm.count - 1) - width / 2
                    y: -height * 0.2
                    kind: night ? "moon" : "sun"
                    color: index === root.vm.chapter ? Theme.gold : Theme.inkFaint
                }
            }
            SlideBar {
                id: bar
                objectName: "scrub"
                focus: true
                width: parent.width
                name: Words.first("ui-recap-scrub") + ". "
                    + Words.first("ui-recap-place", { at: root.vm.at + 1, of: root.vm.count })
                from: 0
                to: Math.max(1, root.vm.count - 1)
                stepSize: 1
                snapMode: SlideBar.SnapAlways
                value: root.vm.at
                onMoved: { root.playing = false; root.vm.go(Math.round(value)); }
            }
        }
        PillButton {
            id: later; objectName: "later"; rapid: true; size: Theme.capped(17); text: "›"
            enabled: root.vm.at < root.vm.count - 1; Accessible.name: Words.first("ui-recap-later")
            onClicked: root.step(1)
        }
    }
}
