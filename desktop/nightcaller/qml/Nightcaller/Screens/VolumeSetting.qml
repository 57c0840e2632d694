import QtQuick
import Nightcaller.Kit

// How loud something is.
Setting {
    id: root
    required property string of
    property alias volume: bar.value
    signal moved
    title: Words.say("ui-settings-volume-" + of)
    SlideBar {
        id: bar
        objectName: "volume-" + root.of; width: Math.min(implicitWidth, parent.width)
        name: root.title; stepSize: 0.05
        onMoved: root.moved()
    }
}
