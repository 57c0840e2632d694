import QtQuick
import Nightcaller.Theme

// What lies under the finger of whoever holds the laptop: card, answer, notes. Dark, without an emblem, in lines of one
// size: for the hand, not for the next chair. Secret by nature: Text only, and it exists only while it is held.
Rimmed {
    id: root
    property var entries: []
    property bool dense: false
    property real letters: Theme.type(16)
    property alias sheet: sheet
    color: Theme.gold
    radius: 22 * Theme.u
    fill: Theme.night
    FlushLines {
        id: sheet
        objectName: "cardLines"
        anchors { fill: parent; margins: Math.max(16 * Theme.u, root.letters) }
        entries: root.entries
        dense: root.dense
        letters: root.letters
        ink: Theme.inkOnNight
    }
}
