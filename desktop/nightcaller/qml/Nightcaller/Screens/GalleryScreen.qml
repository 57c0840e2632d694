pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Every part of the Kit on one screen, for those who draw new ones: `nightcaller --screen Gallery`.
Page {
    id: root
    required property GalleryViewModel vm
    title: "Kit"
    kicker: "Every part, one hand"
    back: "Back"
    onBackRequested: app?.back()
    corner: [
        PillButton { size: 17; text: "中文" },
        PillButton { size: 17; emblem: "book"; text: "" }
    ]
    footer: [
        PillButton { objectName: "plainButton"; text: "Plain" },
        PillButton { objectName: "primaryButton"; tone: "primary"; text: "Primary" },
        PillButton { objectName: "dangerButton"; tone: "danger"; text: "Danger"; onClicked: dialog.open() },
        PillButton { enabled: false; text: "Disabled" },
        HoldButton { id: hold; objectName: "hold"; text: "Hold to reveal"; heldText: "Release to hide" }
    ]
    ScrollArea {
        anchors.fill: parent
        spacing: 22 * Theme.u
        SeatRing {
            objectName: "ring"
            width: parent.width
            height: 560 * Theme.u
            model: root.vm.seats
            onChosen: seat => root.vm.choose(seat)
            CentredHeading {
                anchors.verticalCenter: parent.verticalCenter; anchors.verticalCenterOffset: -30 * Theme.u
                text: "狼人请睁眼"
            }
            TimerRing {
                anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom }
                value: 0.76; text: "23"
            }
        }
        Row {
            spacing: 30 * Theme.u
            SeatToken { width: 112 * Theme.u; number: 9; name: "雨桐"; hue: 0.21 }
            Repeater {
                model: ["star", "shield", "cross", "drop", "eye", "heart", "diamond", "triangle", "square", "ring",
                    "ballot"]
                SeatMark { required property string modelData; kind: modelData; width: 40 * Theme.u }
            }
        }
        SideBySide {
            spacing: 18 * Theme.u
            Repeater {
                model: ["werewolf", "seer", "witch", "hunter", "guardian", "idiot", "commoner", "sheriff", "moon",
                    "sun", "cockerel", "ballot", "book", "villager"]
                EmblemDisc { required property string modelData; kind: modelData; width: 120 * Theme.u }
            }
        }
        Row {
            spacing: 30 * Theme.u
            RoleCard {
                width: 300 * Theme.u; height: implicitHeight; revealed: hold.held; backText: "狼人杀"
                face: CardFace {
                    emblem: "seer"; name: "预言家"; second: "Seer"; team: "好人阵营"; text: "每晚可以查验一名玩家，得知其属于好人还是狼人。"
                }
            }
            CardFace {
                width: 300 * Theme.u; height: 426 * Theme.u; emblem: "witch"; name: "女巫"; second: "Witch"; team: "好人阵营"
                text: "一瓶解药，一瓶毒药，各用一次。"; notes: ["3 · 阿泽"]
            }
            Column {
                spacing: 18 * Theme.u
                width: 420 * Theme.u
                Stepper { objectName: "stepper"; value: 3; name: "Seer" }
                Choice { objectName: "choice"; width: parent.width; options: ["easy", "classic", "wild"]; current: 1 }
                Toggle { objectName: "toggle"; on: true; text: "Reduced motion" }
                Toggle { text: "Dim screen" }
                SlideBar { objectName: "slide"; value: 0.6; width: parent.width }
                TextEntry { objectName: "entry"; width: parent.width; hint: "Name" }
                TextEntry { width: parent.width; text: "Olivia"; problem: "Two people have this name." }
                ProgressLine { width: parent.width; steps: 9; value: 0.4; text: "4 / 9" }
                Chip { text: "好人阵营 · 神职" }
            }
        }
        VoteBars { width: parent.width; model: root.vm.votes }
        Notice { width: parent.width; text: "No voice for Chinese on this computer: subtitles and a chime instead." }
    }
    ConfirmDialog {
        id: dialog; title: "Leave the game?"; message: "It stays where it is; Continue goes on from here."; yes: "Leave"
        no: "Keep playing"
    }
}
