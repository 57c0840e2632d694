pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A card that is turned by holding `hold`. Its face exists only while it is held.
Item {
    id: root
    required property HoldButton hold
    property Component face
    readonly property bool revealed: hold.held
    RoleCard {
        id: card
        objectName: "card"
        readonly property real fits: Math.min(parent.width, parent.height / 1.42, 420 * Theme.u)
        anchors.centerIn: parent
        width: Math.round(fits)
        height: Math.round(fits * 1.42)
        revealed: root.hold.held
        face: root.face
        backText: Words.first("ui-app-name")
    }
}
