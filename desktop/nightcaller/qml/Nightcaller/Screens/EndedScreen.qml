pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Who won and why, with lanterns over the hills; then the story (`Recap`).
Page {
    id: root
    lively: true
    required property EndedViewModel vm
    readonly property bool wolves: vm.recap.wolves
    bare: !vm.telling
    forRoom: !vm.telling
    title: vm.telling ? Words.first(vm.recap.winner) : ""
    kicker: vm.telling
        ? [vm.past ? vm.recap.date : "", Words.second(vm.recap.winner), Words.say(vm.recap.reason)]
            .filter(line => line !== "").join(" · ")
        : ""
    back: vm.past ? Words.say("ui-evenings") : ""
    onBackRequested: vm.goBack()
    contentWidth: 1220
    dawn: vm.telling ? 0.3 : wolves ? 0 : 1
    day: vm.telling ? 0 : wolves ? 0 : 0.25
    dimSky: vm.telling
    moonX: vm.telling ? 0.93 : 0.5
    // around the emblem, and above the words
    readonly property real skyHigh: Math.max(1, height, Window.height)
    readonly property real discMiddle: bodyTop + verdict.y + words.y + words.height * (1 - words.scale) / 2
        + disc.height * words.scale / 2
    moonY: vm.telling ? 0.09 : discMiddle / skyHigh
    moonSize: vm.telling ? 0 : Math.min(0.34, (disc.height + 44 * Theme.u) * words.scale / Math.min(width, skyHigh))
    sunX: 0.5
    sunY: vm.telling ? 1.2 : 0.91
    Component.onCompleted: (vm.telling ? recap : tell).forceActiveFocus(Qt.TabFocusReason)

    // --- the verdict ---

    Item {
        id: verdict
        visible: !root.vm.telling
        anchors { fill: parent; bottomMargin: unsaved.room }
        Lanterns { anchors.fill: parent }
        YieldingColumn {
            id: words
            roomHigh: verdict.height * 0.8
            anchors {
                horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter
                verticalCenterOffset: root.wolves ? parent.height * 0.1 : -parent.height * 0.06
            }
            width: Math.min(parent.width - 2 * root.margin, 1000 * Theme.u)
            spacing: 14 * Theme.u
            scale: Math.min(1, roomHigh / Math.max(1, implicitHeight))
            EmblemDisc {
                id: disc; anchors.horizontalCenter: parent.horizontalCenter; width: 150 * Theme.u
                kind: root.vm.recap.emblem
            }
            CentredHeading {
                objectName: "verdict"; text: Words.first(root.vm.recap.winner)
                size: Theme.capped(84) * words.lesserButtons; lineHeight: 0.95
            }
            CentredProse {
                text: Words.second(root.vm.recap.winner); size: Theme.tight(26) * words.lesser; strong: true
                color: Theme.gold
            }
            CentredProse {
                objectName: "reason"; text: root.vm.recap.reason === "" ? "" : Words.lines(root.vm.recap.reason)
                size: Theme.tight(26) * words.lesser
            }
            CentredProse {
                objectName: "winners"; text: root.vm.recap.won; size: Theme.tight(20) * words.lesser
                color: Theme.inkDim
            }
            CentredProse {
                objectName: "lasted"; text: root.vm.recap.lasted; size: Theme.tight(18) * words.lesser
                color: Theme.inkDim
            }
        }
    }

    Recap {
        id: recap
        visible: root.vm.telling
        anchors { fill: parent; bottomMargin: unsaved.room }
        vm: root.vm.recap
    }
    // the disk has not taken the story: for as long as that is so
    Panel {
        id: unsaved
        objectName: "unsaved"
        readonly property real room: visible ? height + 10 * Theme.u : 0
        visible: root.vm.unsaved
        accent: true
        padding: 12 * Theme.u
        anchors {
            left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: root.vm.telling ? 0 : root.margin
            rightMargin: anchors.leftMargin
        }
        height: why.implicitHeight + ways.implicitHeight + 2 * padding + 8 * Theme.u
        CentredProse {
            id: why; text: Words.lines(root.vm.elsewhere === "" ? "ui-ended-unsaved-alone" : "ui-ended-unsaved")
            size: Theme.tight(17)
        }
        CentredRows {
            id: ways
            anchors { top: why.bottom; topMargin: 8 * Theme.u }
            width: parent.width
            height: implicitHeight
            spacing: 12 * Theme.u
            PillButton {
                objectName: "saveAgain"; size: Theme.capped(17); text: Words.say("ui-ended-save-again")
                onClicked: root.vm.saveAgain()
            }
            PillButton {
                objectName: "saveElsewhere"; visible: root.vm.elsewhere !== ""; size: Theme.capped(17)
                text: Words.say("ui-ended-save-elsewhere", { place: root.vm.elsewhere })
                onClicked: root.vm.saveElsewhere()
            }
        }
    }
    footerMain: vm.telling ? again : tell
    footer: [
        PillButton {
            objectName: "savePage"; visible: root.vm.telling; size: Theme.capped(17); emblem: "book"
            text: Words.say("ui-ended-save-page"); onClicked: root.vm.recap.savePage()
        },
        PillButton {
            objectName: "savePicture"; visible: root.vm.telling; size: Theme.capped(17)
            text: Words.say("ui-ended-save-picture"); onClicked: recap.savePicture()
        },
        PillButton {
            id: tell; objectName: "tellStory"; visible: !root.vm.telling; tone: "primary"; size: Theme.capped(22)
            emblem: "book"; text: Words.say("ui-ended-tell")
            onClicked: { root.vm.tellStory(); recap.forceActiveFocus(Qt.TabFocusReason); recap.playing = true; }
        },
        PillButton {
            id: again; objectName: "rematch"; tone: root.vm.telling && !root.vm.past ? "primary" : "plain"
            size: Theme.capped(root.vm.telling ? 19 : 20); text: Words.say("ui-ended-rematch")
            onClicked: root.vm.again()
        },
        // its room is there from the beginning: nothing moves when something has been saved
        PillButton {
            objectName: "openFolder"; visible: root.vm.telling; enabled: root.vm.recap.folder !== ""
            opacity: enabled ? 1 : 0; size: Theme.capped(17); emblem: "eye"; text: Words.say("ui-ended-open-folder")
            Accessible.ignored: !enabled; Accessible.description: root.vm.recap.folder
            onClicked: root.vm.recap.openFolder()
        },
        PillButton {
            objectName: "otherDeck"; size: Theme.capped(root.vm.telling ? 17 : 20)
            text: Words.say("ui-ended-other-deck"); onClicked: root.vm.otherDeck()
        },
        PillButton {
            objectName: "goHome"; size: Theme.capped(root.vm.telling ? 17 : 20); text: Words.say("ui-ended-home")
            onClicked: root.vm.goHome()
        }
    ]
}
