import QtQuick
import Nightcaller.Theme

// One line of news. Either bind `text` and act on `dismissed`, or call show(message): it goes by itself after
// `seconds` (0: only when tapped). What is bound waits while `busy`, and is there for its whole time after that; what
// answers a tap is there at once.
Item {
    id: root
    property string text: ""
    property int seconds: 7
    property real size: 18
    // How high it is, where it has a place of its own, which its letters fit; 0: as high as they need.
    property real high: 0
    property bool busy: false
    property string passing: ""
    readonly property string line: passing !== "" ? passing : busy ? "" : text
    readonly property bool shown: line !== ""
    signal dismissed
    // not by `shown`, which may still be what it was
    onLineChanged: line !== "" && seconds > 0 ? away.restart() : away.stop()
    function show(message: string) {
        passing = message;
        if (seconds > 0)
            away.restart();
    }
    function hide() {
        const answered = passing !== "";
        passing = "";
        if (!answered)
            dismissed();
    }
    implicitHeight: shown ? pane.height : 0
    visible: shown
    z: 50
    Timer { id: away; interval: root.seconds * 1000; onTriggered: root.hide() }
    Panel {
        id: pane
        accent: true
        padding: (root.high > 0 ? 4 : 14) * Theme.u
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width, words.implicitWidth + 28 * Theme.u + 2)
        height: root.high > 0 ? root.high : words.height + 2 * padding
        Prose {
            id: words
            objectName: "noticeText"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, root.width - 28 * Theme.u)
            height: root.high > 0 ? pane.height - 2 * pane.padding : implicitHeight
            fontSizeMode: root.high > 0 ? Text.Fit : Text.FixedSize
            minimumPixelSize: 10
            verticalAlignment: Text.AlignVCenter
            text: root.line
            size: root.size
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.AlertMessage
        }
        TapHandler { onTapped: root.hide() }
    }
}
