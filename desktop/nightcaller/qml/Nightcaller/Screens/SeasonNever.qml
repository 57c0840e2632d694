pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What nobody has been yet.
ScrollArea {
    id: root
    required property SeasonViewModel vm
    spacing: 16 * Theme.u
    Heading {
        width: parent.width; text: Words.lines(roles.count > 0 ? "ui-season-never" : "ui-season-never-none")
        size: Theme.tight(26)
    }
    SideBySide {
        spacing: 14 * Theme.u
        Repeater {
            id: roles
            model: root.vm.never
            Column {
                id: role
                required property string name
                required property string emblem
                width: Math.max(Theme.type(Theme.tight(18)) * 7, 128 * Theme.u)
                spacing: 4 * Theme.u
                EmblemDisc {
                    anchors.horizontalCenter: parent.horizontalCenter; width: Theme.even(84 * Theme.u)
                    kind: role.emblem
                }
                CentredProse { text: role.name; size: Theme.tight(18); strong: true }
            }
        }
    }
}
