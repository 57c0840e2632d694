import QtQuick
import QtQuick.Templates as T

// What is tapped: by a finger, Space or Enter, once, and not by what was meant for something else (`Deaf`).
T.AbstractButton {
    id: root
    // Tapped again and again on purpose: one step more, the next language.
    property bool rapid: false
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => { if (deaf.takes(event)) click(); }
    Keys.onEnterPressed: event => { if (deaf.takes(event)) click(); }
    Keys.onSpacePressed: event => event.accepted = !deaf.takes(event)
    onClicked: deaf.did()
    Deaf { id: deaf; rapid: root.rapid }
}
