import QtQuick
import Nightcaller.Kit

// The end as the rules see it, before a single card is shown: the table takes it, or overrules it and plays on.
// Both are held. Whoever has seen the cards cannot play on any more, so nothing here names a seat.
Page {
    id: root
    lively: true
    required property VerdictViewModel vm
    bare: true
    forRoom: true
    contentWidth: 1220
    dawn: 0.4
    // above the words, however large they are
    readonly property real least: Math.min(width, height)
    readonly property real highest: 0.05 * height
    readonly property real across: Math.max(0,
        Math.min(0.3 * least, bodyTop + verdict.y + words.y + words.height * (1 - words.scale) / 2 - highest))
    // the sky is as high as the window, with the strip of the spoken line
    readonly property real skyHigh: Math.max(1, height, Window.height)
    moonX: 0.5
    moonY: (highest + across / 2) / skyHigh
    moonSize: across / Math.max(1, width > skyHigh ? skyHigh : width)
    sunX: 0.5
    sunY: 1.2
    Component.onCompleted: everything.forceActiveFocus(Qt.TabFocusReason)

    Item {
        id: verdict
        anchors.fill: parent
        YieldingColumn {
            id: words
            roomHigh: verdict.height * 0.8
            anchors {
                horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter
                verticalCenterOffset: parent.height * 0.12
            }
            width: Math.min(parent.width - 2 * root.margin, 1000 * Theme.u)
            spacing: 16 * Theme.u
            scale: Math.min(1, roomHigh / Math.max(1, implicitHeight))
            CentredHeading {
                objectName: "ruling"; text: Words.first(root.vm.winner); size: Theme.capped(76) * words.lesserButtons
                lineHeight: 0.95
            }
            CentredProse {
                text: Words.second(root.vm.winner); size: Theme.tight(26) * words.lesser; strong: true
                color: Theme.gold
            }
            CentredProse {
                objectName: "rulingReason"; text: root.vm.reason === "" ? "" : Words.lines(root.vm.reason)
                size: Theme.tight(26) * words.lesser
            }
            CentredProse {
                objectName: "playOnWhy"; text: Words.lines("ui-verdict-play-on-why")
                size: Theme.tight(18) * words.lesser; color: Theme.inkDim
            }
        }
    }
    footerMain: everything
    footer: [
        HoldButton {
            id: everything; objectName: "showEverything"; tone: "primary"; emblem: "eye"; size: Theme.capped(20)
            duration: 900; text: Words.say("ui-verdict-show"); onCompleted: root.vm.reveal()
        },
        HoldButton {
            objectName: "playOn"; emblem: "moon"; size: Theme.capped(20); duration: 1400
            because: root.vm.hindrance === "" ? "" : Words.say(root.vm.hindrance)
            text: Words.say("ui-verdict-play-on"); onCompleted: root.vm.playOn()
        }
    ]
}
