import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme
import Nightcaller.Kit

// Four digits that will open one seat's private screens.
T.Popup {
    id: root
    property int seat: -1
    property string player: ""
    signal chosen(int seat, string digits)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    anchors.centerIn: T.Overlay.overlay
    padding: 28 * Theme.u
    width: Math.min((parent ? parent.width : 600) - 32 * Theme.u, Math.max(480 * Theme.u, Theme.type(18) * 24))
    height: column.implicitHeight + 2 * padding
    onAboutToShow: digits.clear()
    T.Overlay.modal: Rectangle { color: "#b005061a" }
    background: Panel { accent: true }
    contentItem: Column {
        id: column
        spacing: 16 * Theme.u
        Heading { width: parent.width; size: 26; text: Words.say("ui-pin-title", { name: root.player }) }
        Prose { width: parent.width; color: Theme.inkDim; text: Words.lines("ui-pin-about") }
        TextEntry {
            id: digits
            objectName: "pinEntry"
            focus: true
            width: parent.width
            size: 24
            hint: "• • • •"
            name: Words.say("ui-pin-title", { name: root.player })
            maximumLength: 4
            inputMethodHints: Qt.ImhDigitsOnly | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            validator: RegularExpressionValidator { regularExpression: /[0-9]{0,4}/ }
            onEntered: if (text.length === 4) save.click()
        }
        Flow {
            width: parent.width
            spacing: 12 * Theme.u
            layoutDirection: Qt.RightToLeft
            PillButton { id: save; objectName: "pinSave"; tone: "primary"; enabled: digits.text.length === 4; text: Words.say("ui-pin-save"); onClicked: { root.chosen(root.seat, digits.text); root.close(); } }
            PillButton { objectName: "pinNone"; text: Words.say("ui-pin-none"); onClicked: { root.chosen(root.seat, ""); root.close(); } }
        }
    }
}
