import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// A pane over everything, that has the keyboard until it is closed. Escape closes it; a tap beside it does if `light`.
T.Popup {
    id: root
    property bool light: false
    // How wide it is at least, and in letters of running text.
    property real least: 520
    property real letters: 28
    modal: true
    focus: true
    closePolicy: light ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside : T.Popup.CloseOnEscape
    anchors.centerIn: T.Overlay.overlay
    padding: 28 * Theme.u
    width: Math.min((parent ? parent.width : 600) - 32 * Theme.u, Math.max(least * Theme.u, Theme.type(18) * letters))
    readonly property real highest: (T.Overlay.overlay ? T.Overlay.overlay.height : 600) - 24 * Theme.u
    T.Overlay.modal: Rectangle { color: Theme.shade }
    background: Panel { accent: true }
}
