pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// The sky over the table, from night through dawn to day. The same for every role and team.
//   dawn  0..1  the horizon warms and the stars go out
//   day   0..1  full daylight (takes over from dawn)
//   dim         a veil for covers and cards
Item {
    id: root
    property real dawn: 0
    property real day: 0
    property bool dim: false
    property real moonX: 0.92
    property real moonY: 0.13
    property real moonSize: Math.min(width, height) * 0.17
    // Where the sun stands when it is up. Low over the hills it comes straight up from behind them; higher in the sky,
    // or where it stands elsewhere on the next page, it comes and goes with the light: on its way it would shine
    // through words.
    property real sunSize: moonSize
    property real sunX: 0.16
    property real sunY: 0.15
    property real sunlight: 1
    readonly property real rise: Math.min(1, (dawn * 0.45 + day) / 0.7)
    readonly property bool overHills: sunY > 0.7
    onSunXChanged: place()
    onSunYChanged: place()
    function place() {
        if (rise === 0 || Theme.reducedMotion)
            return;
        sunlight = 0;
        appearing.restart();
    }
    NumberAnimation { id: appearing; target: root; property: "sunlight"; to: 1; duration: 1200 }
    readonly property real starlight: Math.max(0, 1 - dawn * 1.4) * (1 - day)

    // Whatever stands in the sky and below it comes with the second frame: the first one is on the screen sooner.
    property bool settled: false
    Connections {
        target: root.Window.window
        enabled: !root.settled
        function onFrameSwapped() { root.settled = true; }
    }
    Timer {
        interval: 1
        running: root.settled
        onTriggered: landscape.setSource("Landscape.qml", { sky: root })
    }

    Component.onCompleted: SkyClock.skies += 1
    Component.onDestruction: SkyClock.skies -= 1

    function phase(night: color, dawning: color, noon: color): color {
        return Paint.mix(Paint.mix(night, dawning, dawn), noon, day);
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: root.phase(...Paint.zenith) }
            GradientStop { position: 0.35; color: root.phase(...Paint.upperSky) }
            GradientStop { position: 0.62; color: root.phase(...Paint.middleSky) }
            GradientStop { position: 0.82; color: root.phase(...Paint.lowerSky) }
            GradientStop { position: 1; color: root.phase(...Paint.horizon) }
        }
    }

    Loader { id: landscape; objectName: "landscape"; anchors.fill: parent }
    Rectangle {
        anchors.fill: parent
        visible: root.dim
        color: Theme.skyShade
    }
}
