import QtQuick
import Nightcaller.Kit

// What a moderator holds in his book, as wide as its leaf.
HoldButton {
    width: parent?.width ?? 0
    size: Theme.capped(17)
    duration: 900
}
