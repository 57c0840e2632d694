import QtQuick
import Nightcaller.Kit

// After a night that was shown: now you.
Page {
    id: root
    required property NowYouViewModel vm
    lively: true
    title: Words.first("ui-now-you")
    kicker: Words.second("ui-now-you")
    back: Words.say("ui-home")
    onBackRequested: app.back()
    Component.onCompleted: begin.forceActiveFocus(Qt.TabFocusReason)

    ScrollArea {
        id: scroll
        anchors.fill: parent
        spacing: 16 * Theme.u
        Item { width: 1; height: Math.max(0, (scroll.height - choices.implicitHeight) * 0.4 - scroll.spacing) }
        Column {
            id: choices
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, Math.max(720 * Theme.u, Theme.type(20) * 26))
            spacing: 14 * Theme.u
            CentredHeading { text: Words.first("ui-now-you-about"); size: 34 }
            CentredProse { text: Words.second("ui-now-you-about"); color: Theme.gold; strong: true }
            Item { width: 1; height: 8 * Theme.u }
            PillButton {
                id: begin; objectName: "beginButton"; width: parent.width; tone: "primary"; size: 24
                text: root.vm.seated === 0 ? Words.say("ui-now-you-names")
                    : Words.say("ui-now-you-seated", { count: root.vm.seated })
                onClicked: root.vm.begin()
            }
            Item { width: 1; height: 8 * Theme.u }
            CentredProse { text: Words.lines("ui-now-you-more"); color: Theme.inkDim }
            CentredRows {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(wanted + 1, parent.width)
                spacing: 12 * Theme.u
                PillButton {
                    objectName: "see-pass_around"; size: 18; emblem: "moon"; text: Words.say("ui-now-you-pass-around")
                    visible: root.vm.shown !== "pass_around"; onClicked: root.vm.see("pass_around")
                }
                PillButton {
                    objectName: "see-eyes_closed"; size: 18; emblem: "eye"; enabled: root.vm.unheard === ""
                    text: Words.say("ui-now-you-eyes-closed")
                        + (enabled ? "" : "  ·  " + Words.say(root.vm.unheard + ".title"))
                    visible: root.vm.shown !== "eyes_closed"; onClicked: root.vm.see("eyes_closed")
                }
                PillButton {
                    objectName: "see-narrator"; size: 18; emblem: "book"; text: Words.say("ui-now-you-narrator")
                    visible: root.vm.shown !== "narrator"; onClicked: root.vm.see("narrator")
                }
            }
        }
    }
}
