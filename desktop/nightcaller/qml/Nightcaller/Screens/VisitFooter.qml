import QtQuick
import Nightcaller.Kit

// The foot of a visit: lit for everybody. The big place in the middle is held and decides (or shows once more what is
// decided, or is tapped on a board); the eye on the left is held to see one's own card; the right one is "nobody", and
// later "change". Nothing of a choice is in the accessibility tree.
PrivateFooter {
    id: root
    property string mainHeldText: confirmText
    property bool mainHeld: true
    property alias mainReady: hold.ready
    property alias mainLeast: hold.least
    readonly property alias main: hold
    signal decided
    signal letGo
    aside: 0.28
    small: 18
    middleName: "goOn"
    confirmVisible: !mainHeld
    skipEnabled: true

    instead: HoldButton {
        id: hold
        objectName: "confirm"
        visible: root.mainHeld
        anchors.fill: parent
        tone: "primary"
        emblem: "moon"
        size: 21 * root.letters
        enabled: root.confirmEnabled
        text: root.confirmText
        heldText: root.mainHeldText
        language: root.language
        onCompleted: root.decided()
        onReleased: root.letGo()
    }
}
