import QtQuick
import Nightcaller.Kit

// The lights are on: somebody has forgotten the PIN of her seat, and the whole table looks.
TableFrame {
    id: root
    required property ForgottenViewModel vm
    gathered: false
    entry: never
    Keys.onEscapePressed: root.vm.neverMind()

    YieldingColumn {
        id: words
        roomHigh: parent.height
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter }
        width: Math.min(parent.width, 1160 * Theme.u)
        spacing: 22 * Theme.u
        scale: Math.min(1, parent.height / Math.max(1, implicitHeight))
        CentredHeading {
            objectName: "forgotten"
            text: Words.first("ui-forgotten-title", { seat: root.vm.number, name: root.vm.name })
            size: Theme.capped(64) * words.lesserButtons; lineHeight: 0.95
        }
        CentredProse {
            text: Words.second("ui-forgotten-title", { seat: root.vm.number, name: root.vm.name })
            size: Theme.tight(26) * words.lesser; color: Theme.gold
        }
        CentredProse {
            text: Words.lines("ui-forgotten-about", { name: root.vm.name }); size: Theme.tight(24) * words.lesser
        }
    }
    buttons: [
        PillButton {
            id: never; objectName: "neverMind"; tone: "primary"; size: Theme.capped(20)
            text: Words.say("ui-forgotten-not"); onClicked: root.vm.neverMind()
        },
        HoldButton {
            objectName: "vouch"; tone: "danger"; emblem: "villager"; size: Theme.capped(20); duration: 1400
            text: Words.say("ui-forgotten-hold", { name: root.vm.name }); onCompleted: root.vm.vouch()
        }
    ]
}
