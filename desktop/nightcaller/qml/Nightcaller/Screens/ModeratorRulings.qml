pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What a moderator overrules, of the picked seat or of the evening: every ruling is held, and says why it cannot be.
Column {
    id: root
    required property ModeratorBookViewModel vm
    required property bool picked
    function why(reason: string): string {
        return reason === "" ? "" : Words.first(reason);
    }
    component OneOf: Ruling {
        required property var modelData
        required property int index
        because: root.why(modelData.why)
    }
    // One of many between two arrows.
    component Turning: Row {
        id: turning
        property string lessName: ""
        property string less: ""
        property string moreName: ""
        property string more: ""
        property alias text: one.text
        property alias color: one.color
        signal turned(int by)
        width: root.width
        spacing: 8 * Theme.u
        PillButton {
            id: back; objectName: turning.lessName; size: Theme.capped(18); text: "‹"; Accessible.name: turning.less
            onClicked: turning.turned(-1)
        }
        Prose {
            id: one; width: parent.width - back.width - on.width - 2 * parent.spacing
            anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignHCenter
            size: Theme.tight(18); strong: true
        }
        PillButton {
            id: on; objectName: turning.moreName; size: Theme.capped(18); text: "›"; Accessible.name: turning.more
            onClicked: turning.turned(1)
        }
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
    Turning {
        visible: root.picked
        lessName: "cardBefore"; less: Words.first("ui-narrator-previous")
        moreName: "cardAfter"; more: Words.first("ui-narrator-following")
        text: Words.first(root.vm.card === "" ? "ui-narrator-another-card" : Words.idOf("role", root.vm.card))
        color: root.vm.card === "" ? Theme.inkDim : Theme.ink
        onTurned: by => root.vm.turnCard(by)
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
        OneOf {
            objectName: "mark" + index
            emblem: "ballot"
            text: Words.first(modelData.on ? "ui-narrator-unmark" : "ui-narrator-mark",
                { mark: Words.first(Words.idOf("mark", modelData.id)) })
            onCompleted: root.vm.mark(modelData.id)
        }
    }
    Repeater {
        model: root.visible && root.picked ? root.vm.charges : []
        OneOf {
            objectName: "supply" + index
            emblem: "witch"
            text: Words.first(modelData.left ? "ui-narrator-spend" : "ui-narrator-refill",
                { charge: modelData.id })
            onCompleted: root.vm.turnCharge(modelData.id)
        }
    }
    Repeater {
        model: root.visible && root.picked ? root.vm.offices : []
        OneOf {
            objectName: "office" + index
            emblem: "sheriff"
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
    Turning {
        visible: !root.picked
        lessName: "dayBefore"; less: "–"; moreName: "dayAfter"; more: "+"
        text: Words.first("ui-narrator-day", { day: root.vm.day })
        onTurned: by => root.vm.turnDay(by)
    }
    Ruling {
        objectName: "setDay"; visible: !root.picked
        because: root.why(root.vm.dayWhy); emblem: "sun"
        text: Words.first("ui-narrator-set-day"); onCompleted: root.vm.setDay()
    }
}
