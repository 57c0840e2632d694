pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// Four digits before a seat's private pages. It shows how many were typed, never which; a wrong PIN locks nobody
// out, and the table can vouch for its owner.
FocusScope {
    id: root
    property int typed: 0
    property bool wrong: false
    property string title: ""
    property string wrongText: ""
    property string eraseText: ""
    property string vouchText: ""
    signal digit(int digit)
    signal erase
    signal vouched
    readonly property real cell: Math.min(78 * Theme.u, height / 8.6, width / 4.2)

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            if (!event.isAutoRepeat)
                root.digit(event.key - Qt.Key_0);
        } else if (event.key === Qt.Key_Backspace) {
            root.erase();
        } else {
            return;
        }
        event.accepted = true;
    }

    Column {
        id: column
        anchors.centerIn: parent
        width: Math.min(parent.width, 460 * Theme.u)
        spacing: root.cell * 0.2
        Prose { objectName: "padTitle"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: root.wrong ? root.wrongText : root.title; size: 21; strong: true; color: root.wrong ? "#ffb59c" : Theme.ink }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: root.cell * 0.34
            Repeater {
                model: 4
                Rectangle {
                    required property int index
                    width: root.cell * 0.3
                    height: width
                    radius: width / 2
                    color: index < root.typed ? Theme.gold : "transparent"
                    border { color: Theme.gold; width: Theme.line(2) }
                }
            }
        }
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            columns: 3
            spacing: root.cell * 0.16
            Repeater {
                model: [1, 2, 3, 4, 5, 6, 7, 8, 9, -1, 0, -2]
                Item {
                    id: place
                    required property int modelData
                    width: root.cell * 1.2
                    height: root.cell
                    PillButton {
                        anchors.fill: parent
                        visible: place.modelData !== -1
                        objectName: place.modelData >= 0 ? "digit" + place.modelData : "erase"
                        size: 26
                        text: place.modelData >= 0 ? place.modelData : "←"
                        Accessible.name: place.modelData >= 0 ? text : root.eraseText
                        onClicked: place.modelData >= 0 ? root.digit(place.modelData) : root.erase()
                    }
                }
            }
        }
        HoldButton {
            objectName: "vouch"
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width
            duration: 3000
            size: 16
            emblem: "villager"
            text: root.vouchText
            onCompleted: root.vouched()
        }
    }
}
