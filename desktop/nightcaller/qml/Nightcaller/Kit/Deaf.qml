import QtQuick
import Nightcaller.Theme

// Swallows what a finger meant for something else. Whatever can be tapped carries one: it is deaf for a moment after
// it has appeared or moved under the finger, after it has done what it does, so that a double tap does it once, and
// while a question is `Fresh`. `rapid` buttons (one step more, one more) hear every tap once they are there; what is
// held cannot be meant for another question (`held`). Mouse and touch end here; keys ask `takes(event)`.
MouseArea {
    id: root
    property bool rapid: false
    property bool held: false
    readonly property bool on: since.running && Theme.deafFor > 0 || Fresh.on && !held
    anchors.fill: parent
    z: 1000
    enabled: on
    preventStealing: true

    function begin() {
        if (Theme.deafFor > 0)
            since.restart();
    }
    // The thing was done: once is enough.
    function did() {
        if (!rapid)
            begin();
    }
    // Whether a key is for this button now; auto-repeat never is.
    function takes(event: var): bool {
        return !on && !event.isAutoRepeat;
    }
    Component.onCompleted: begin()
    Timer { id: since; interval: Theme.deafFor }
    Connections {
        target: root.parent
        function onVisibleChanged() {
            if (root.parent.visible)
                root.begin();
        }
        function onXChanged() { root.begin(); }
        function onYChanged() { root.begin(); }
    }
}
