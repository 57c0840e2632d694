import QtQuick
import Nightcaller.Theme

// On or off. The view model owns the state: bind `on`, act on `toggledTo`.
Tap {
    id: root
    property bool on: false
    property real size: 19
    // What is on or off, for whoever cannot see what stands beside it.
    property string name: ""
    signal toggledTo(bool on)
    // Its own state, not `Accessible.checked`: Qt writes the button's over that one whenever a screen reader is there.
    checkable: true
    checked: on
    onClicked: {
        toggledTo(!on);
        checked = Qt.binding(() => on);
    }
    implicitHeight: Math.max(Theme.px(44), label.implicitHeight + 12 * Theme.u)
    implicitWidth: label.implicitWidth + track.width + 16 * Theme.u
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.CheckBox
    Accessible.name: name === "" ? text : name
    Rimmed {
        id: track
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.even(height * 1.8)
        height: Theme.even(Math.max(Theme.px(30), Theme.type(root.size) * 1.4))
        radius: height / 2
        color: root.visualFocus ? Theme.focus : root.on ? Theme.goldLight : Theme.rim
        line: root.visualFocus ? 2.5 : 1.5
        fill: root.on ? Theme.goldDeep : Theme.well
        Rectangle {
            width: Theme.even(parent.height * 0.7)
            height: width
            radius: width / 2
            anchors.verticalCenter: parent.verticalCenter
            x: root.on ? parent.width - width - parent.height * 0.15 : parent.height * 0.15
            color: root.on ? Theme.knob : Theme.inkFaint
            Behavior on x { enabled: !Theme.reducedMotion; NumberAnimation { duration: 120 } }
            // a tick, so that the state is a shape too
            Rectangle {
                visible: root.on; anchors.centerIn: parent; width: Theme.line(3); height: parent.height * 0.44
                radius: width / 2; color: Theme.goldDeep
            }
        }
    }
    Letters {
        id: label
        anchors {
            left: track.right; leftMargin: 12 * Theme.u; right: parent.right; verticalCenter: parent.verticalCenter
        }
        text: Words.whole(root.text); wrapMode: Text.Wrap; size: root.size
    }
}
