import QtQuick
import Nightcaller.Theme

// One line of news. Either bind `text` and act on `dismissed`, or call show(message): it goes by itself after
// `seconds` (0: only when tapped).
Item {
    id: root
    property string text: ""
    property int seconds: 7
    property real size: 18
    property real highest: 0
    property string passing: ""
    readonly property string line: text !== "" ? text : passing
    readonly property bool shown: line !== ""
    signal dismissed
    onTextChanged: if (text !== "" && seconds > 0) away.restart()
    function show(message: string) {
        passing = message;
        if (seconds > 0)
            away.restart();
    }
    function hide() {
        passing = "";
        away.stop();
        dismissed();
    }
    implicitHeight: shown ? pane.height : 0
    visible: shown
    z: 50
    Timer { id: away; interval: root.seconds * 1000; onTriggered: root.hide() }
    Panel {
        id: pane
        accent: true
        padding: 14 * Theme.u
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width, words.implicitWidth + 2 * padding + 2)
        height: words.height + 2 * padding
        transformOrigin: Item.Top
        scale: root.highest > 0 ? Math.min(1, root.highest / height) : 1
        Prose {
            id: words
            objectName: "noticeText"
            width: Math.min(implicitWidth, root.width - 2 * pane.padding)
            text: root.line
            size: root.size
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.AlertMessage
        }
        TapHandler { onTapped: root.hide() }
    }
}
