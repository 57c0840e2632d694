pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The card as it will look in both languages, and what is changed about it.
Column {
    id: root
    required property WorkshopViewModel vm
    required property real roomHigh
    signal emblemWanted
    signal wordsWanted
    spacing: 12 * Theme.u
    CardFace {
        objectName: "workshopCard"
        width: Math.min(parent.width, Math.max(root.roomHigh, 300 * Theme.u) / 1.42)
        height: width * 1.42
        anchors.horizontalCenter: parent.horizontalCenter
        emblem: root.vm.emblem
        emblemSize: 84
        spread: true
        nameSize: 40
        name: root.vm.names[0] || root.vm.names[1] || "…"
        second: root.vm.names[0] ? root.vm.names[1] : ""
        team: Words.first("own-gap-team", { value: root.vm.team })
        text: root.vm.cards[0]
        secondText: root.vm.cards[1]
        Accessible.role: Accessible.StaticText
        Accessible.name: name + ", " + team + ". " + text
    }
    Repeater {
        model: root.vm.tags.length
        TextEntry {
            required property int index
            readonly property string tag: root.vm.tags[index]
            objectName: "name" + index
            width: parent?.width ?? 0
            size: 18
            maximumLength: 24
            text: root.vm.names[index]
            hint: Words.first("ui-workshop-name", { language: root.vm.tongues[index] })
            label: root.vm.tongues[index]
            inputMethodHints: Qt.ImhNone
            onEntered: root.vm.callIt(tag, text)
            onLeaving: root.vm.callIt(tag, text)
        }
    }
    SideBySide {
        spacing: 10 * Theme.u
        PillButton {
            objectName: "emblemButton"; size: 17; emblem: root.vm.emblem; text: Words.first("ui-workshop-emblem")
            onClicked: root.emblemWanted()
        }
        PillButton {
            objectName: "wordsButton"; size: 17; emblem: "book"; text: Words.first("ui-workshop-words")
            onClicked: root.wordsWanted()
        }
    }
}
