import QtQuick
import Nightcaller.Kit

// A page that may show something to one pair of eyes. It has to be covered when nobody knows whose they are any more:
// the window has lost the front or was minimised, the lid was closed, the panic key was struck.
Page {
    id: root
    bare: true
    dimSky: true
    readonly property bool seen: visible && Window.active && Application.state === Qt.ApplicationActive
    signal mustCover
    onSeenChanged: if (!seen) mustCover()
    Connections {
        target: root.app
        function onCoverRequested() { root.mustCover(); }
    }
    function seatName(number: int, name: string): string {
        return number > 0 ? Words.first("ui-visit-seat", { seat: number, name: name }) : "";
    }
}
