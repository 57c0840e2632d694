pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Four digits. It shows how many were typed, never which: no key lights up or takes the focus, the digits lie in
// another order each time the pad opens, and they are as small as text for one hand may be, so that nobody beside or
// across the table reads them off the finger.
FocusScope {
    id: root
    property int typed: 0
    property bool alarm: false
    property string title: ""
    property string eraseText: ""
    property bool deaf: false
    signal digit(int digit)
    signal erase
    default property alias below: foot.data
    property list<int> order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    readonly property real cell: Math.min(78 * Theme.u, height / 8.6, width / 4.2)

    function scramble() {
        const left = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], drawn = [];
        while (left.length > 0)
            drawn.push(left.splice(Math.floor(Math.random() * left.length), 1)[0]);
        order = drawn;
    }
    onVisibleChanged: if (visible) scramble()
    Component.onCompleted: scramble()

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

    YieldingColumn {
        id: column
        anchors.centerIn: parent
        roomHigh: root.height
        scale: Math.min(1, root.height / Math.max(1, implicitHeight))
        width: Math.min(parent.width, 460 * Theme.u)
        spacing: root.cell * 0.2
        CentredProse {
            objectName: "padTitle"; text: root.title; size: Theme.tight(21) * column.lesser; strong: true
            color: root.alarm ? Theme.refusal : Theme.ink
        }
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
            opacity: root.deaf ? 0.45 : 1
            Repeater {
                model: 12
                Item {
                    id: place
                    required property int index
                    // -1 is empty, -2 takes a digit back
                    readonly property int digit: index === 9 ? -1
                        : index === 11 ? -2
                        : root.order[index === 10 ? 9 : index]
                    width: root.cell * 1.2
                    height: root.cell
                    opacity: digit === -1 ? 0 : 1
                    enabled: digit !== -1
                    objectName: digit >= 0 ? "digit" + digit : digit === -2 ? "erase" : ""
                    Accessible.role: Accessible.Button
                    Accessible.ignored: digit === -1
                    Accessible.name: digit >= 0 ? digit : root.eraseText
                    Accessible.onPressAction: place.press()
                    function press() { digit >= 0 ? root.digit(digit) : root.erase(); }
                    Rimmed {
                        anchors.fill: parent
                        radius: height / 2
                        color: Theme.rim
                        fill: Theme.raised
                    }
                    Letters {
                        anchors.centerIn: parent; text: place.digit >= 0 ? place.digit : "←"
                        size: Theme.tight(19) * column.lesser
                    }
                    TapHandler { gesturePolicy: TapHandler.WithinBounds; onTapped: place.press() }
                }
            }
        }
        Column { id: foot; width: parent.width; spacing: 10 * Theme.u }
    }
}
