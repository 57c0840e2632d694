pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit
import Nightcaller.ViewModels

// What a moderator overrules, of the picked seat or of the evening: every ruling is held, and says why it cannot be.
Column {
    id: root
    required property ModeratorBookViewModel vm
    required property bool picked
    function why(reason: string): string {
        return reason === "" ? "" : Words.first(reason);
    }

    Paragraph { text: Words.first("ui-narrator-overrule-about"); size: Theme.tight(15); color: Theme.inkDim }
    AskCards {
        objectName: "askCards"; visible: root.vm.asksForCards; width: parent.width; size: Theme.capped(17)
        text: Words.first("ui-narrator-ask-cards"); onCompleted: root.vm.askForCards()
    }
    Ruling {
        objectName: "killOrRevive"; visible: root.picked
        because: root.why(root.vm.lifeWhy)
        tone: root.vm.alive ? "danger" : "plain"; emblem: root.vm.alive ? "moon" : "sun"
        text: root.picked
            ? Words.first(root.vm.alive ? "ui-narrator-kill" : "ui-narrator-revive",
                { name: root.vm.name })
            : ""
        onCompleted: root.vm.killOrRevive()
    }
    Row {
        visible: root.picked
        width: parent.width
        spacing: 8 * Theme.u
        PillButton {
            id: less; objectName: "cardBefore"; size: Theme.capped(18); text: "‹"
            Accessible.name: Words.first("ui-narrator-previous"); onClicked: root.vm.turnCard(-1)
        }
        Prose {
            width: parent.width - less.width - more.width - 2 * parent.spacing
            anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignHCenter
            text: Words.first(root.vm.card === "" ? "ui-narrator-another-card"
                : Words.idOf("role", root.vm.card))
            size: Theme.tight(18); strong: true; color: root.vm.card === "" ? Theme.inkDim : Theme.ink
        }
        PillButton {
            id: more; objectName: "cardAfter"; size: Theme.capped(18); text: "›"
            Accessible.name: Words.first("ui-narrator-following"); onClicked: root.vm.turnCard(1)
        }
    }
    Ruling {
        objectName: "giveCard"; visible: root.picked
        because: root.why(root.vm.cardWhy)
        emblem: Words.kindOf(root.vm.card)
        text: root.picked ? Words.first("ui-narrator-hold-role", { name: root.vm.name }) : ""
        onCompleted: root.vm.giveCard()
    }
    Repeater {
        model: root.visible && root.picked ? root.vm.marks : []
        Ruling {
            required property var modelData
            required property int index
            objectName: "mark" + index
            emblem: "ballot"
            because: root.why(modelData.why)
            text: Words.first(modelData.on ? "ui-narrator-unmark" : "ui-narrator-mark",
                { mark: Words.first(Words.idOf("mark", modelData.id)) })
            onCompleted: root.vm.mark(modelData.id)
        }
    }
    Repeater {
        model: root.visible && root.picked ? root.vm.charges : []
        Ruling {
            required property var modelData
            required property int index
            objectName: "supply" + index
            emblem: "witch"
            because: root.why(modelData.why)
            text: Words.first(modelData.left ? "ui-narrator-spend" : "ui-narrator-refill",
                { charge: modelData.id })
            onCompleted: root.vm.turnCharge(modelData.id)
        }
    }
    Repeater {
        model: root.visible && root.picked ? root.vm.offices : []
        Ruling {
            required property var modelData
            required property int index
            objectName: "office" + index
            emblem: "sheriff"
            because: root.why(modelData.why)
            text: Words.first(modelData.on ? "ui-narrator-office-gone" : "ui-narrator-office",
                { office: Words.first(Words.idOf("role", modelData.id)) })
            onCompleted: root.vm.appoint(modelData.id)
        }
    }
    Paragraph {
        visible: root.picked && !root.vm.peeking; text: Words.first("ui-narrator-switches"); size: Theme.tight(15)
        color: Theme.inkDim
    }
    Ruling {
        objectName: "jump"; visible: !root.picked; emblem: root.vm.night ? "sun" : "moon"
        because: root.why(root.vm.jumpWhy)
        text: Words.first(root.vm.night ? "ui-narrator-to-day" : "ui-narrator-to-night")
        onCompleted: root.vm.jump(root.vm.night ? "day" : "night")
    }
    Row {
        visible: !root.picked
        width: parent.width
        spacing: 8 * Theme.u
        PillButton {
            id: earlier; objectName: "dayBefore"; size: Theme.capped(18); text: "‹"; Accessible.name: "–"
            onClicked: root.vm.turnDay(-1)
        }
        Prose {
            width: parent.width - earlier.width - later.width - 2 * parent.spacing
            anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignHCenter
            text: Words.first("ui-narrator-day", { day: root.vm.day }); size: Theme.tight(18); strong: true
        }
        PillButton {
            id: later; objectName: "dayAfter"; size: Theme.capped(18); text: "›"; Accessible.name: "+"
            onClicked: root.vm.turnDay(1)
        }
    }
    Ruling {
        objectName: "setDay"; visible: !root.picked
        because: root.why(root.vm.dayWhy); emblem: "sun"
        text: Words.first("ui-narrator-set-day"); onCompleted: root.vm.setDay()
    }
}
