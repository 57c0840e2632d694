pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// Minus, a number, plus. The view model owns the number: `stepped(by)` asks for a change.
// Keyboard: left/down and right/up, plus and minus.
FocusScope {
    id: root
    property int value: 0
    property int from: 0
    property int to: 99
    property string name: ""
    property string text: value
    property real size: 20
    signal stepped(int by)
    implicitHeight: minus.implicitHeight
    implicitWidth: minus.width + plus.width + Math.max(Theme.type(size) * 2.6, number.implicitWidth + Theme.type(size))
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: name + " " + text
    function go(by: int) {
        if (value + by >= from && value + by <= to)
            stepped(by);
    }
    Keys.onPressed: event => {
        if ([Qt.Key_Left, Qt.Key_Down, Qt.Key_Minus].includes(event.key))
            go(-1);
        else if ([Qt.Key_Right, Qt.Key_Up, Qt.Key_Plus, Qt.Key_Equal].includes(event.key))
            go(1);
        else
            return;
        event.accepted = true;
    }
    component Sign: Item {
        id: sign
        property bool upright: false
        property bool on: true
        signal pressed
        implicitWidth: Theme.even(Math.max(Theme.px(44), Theme.type(root.size) * 2))
        implicitHeight: implicitWidth
        opacity: on ? 1 : 0.35
        Accessible.role: Accessible.Button
        Accessible.name: root.name + (upright ? " +" : " –")
        Accessible.onPressAction: pressed()
        Rimmed {
            anchors.fill: parent
            radius: width / 2
            color: root.activeFocus ? Theme.focus : Theme.rim
            line: root.activeFocus ? 2.5 : 1.5
            fill: tap.pressed ? Theme.pressed : Theme.raised
        }
        Rectangle {
            anchors.centerIn: parent; width: parent.width * 0.36; height: Theme.line(3); radius: height / 2
            color: Theme.gold
        }
        Rectangle {
            visible: sign.upright; anchors.centerIn: parent; height: parent.width * 0.36; width: Theme.line(3)
            radius: width / 2; color: Theme.gold
        }
        TapHandler { id: tap; gesturePolicy: TapHandler.WithinBounds; onTapped: sign.pressed() }
    }
    Sign {
        id: minus
        objectName: root.objectName + "Minus"
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        on: root.value > root.from
        onPressed: root.go(-1)
    }
    Prose {
        id: number
        anchors.centerIn: parent
        text: root.text
        size: root.size * 1.2
        strong: true
        wrapMode: Text.NoWrap
        color: root.value > 0 ? Theme.ink : Theme.inkFaint
    }
    Sign {
        id: plus
        objectName: root.objectName + "Plus"
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        upright: true
        on: root.value < root.to
        onPressed: root.go(1)
    }
}
