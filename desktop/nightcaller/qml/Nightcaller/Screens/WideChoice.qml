import QtQuick
import Nightcaller.Kit

// A choice across the pane that it stands in.
Choice {
    width: parent?.width ?? 0
    size: Theme.capped(17)
}
