pragma Singleton
import QtQuick
import Nightcaller.Theme

// A question has just appeared where another one was, and no finger can have meant it yet. A private page says so with
// `begin()`; for as long as `on`, nothing on it is tapped or struck, whoever holds the laptop and whatever is asked:
// the second half of a double tap goes nowhere, and neither does a number that was begun for the question before.
QtObject {
    id: root
    readonly property bool on: since.running && Theme.deafFor > 0
    signal begun

    function begin() {
        if (Theme.deafFor > 0)
            since.restart();
        begun();
    }
    // Milliseconds; fewer than a new button is deaf: who fills in one blank after the other does not wait for it.
    readonly property int moment: Theme.deafFor * 0.75
    readonly property Timer since: Timer { interval: root.moment }
}
