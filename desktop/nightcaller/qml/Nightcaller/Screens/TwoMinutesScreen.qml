pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A book's rules in two minutes: four pages, which the voice reads and turns.
Page {
    id: root
    required property TwoMinutesViewModel vm
    title: Words.first("ui-minutes")
    kicker: Words.say(vm.book)
    back: Words.say("ui-back")
    onBackRequested: app.back()
    Component.onCompleted: aloud.forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: vm.turn(-1)
    Keys.onRightPressed: vm.turn(1)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp;
        if (event.accepted)
            vm.turn(event.key === Qt.Key_PageDown ? 1 : -1);
    }
    footerMain: vm.leadsOn ? onward : aloud
    footer: [
        PillButton {
            objectName: "before"; size: 18; rapid: true; enabled: root.vm.page > 0
            text: "‹ " + Words.say("ui-minutes-before"); onClicked: root.vm.turn(-1)
        },
        PillButton {
            id: aloud; objectName: "aloud"; tone: root.vm.leadsOn ? "plain" : "primary"
            emblem: root.vm.reading ? "moon" : "cockerel"
            text: Words.say(root.vm.reading ? "ui-minutes-pause" : "ui-minutes-read"); onClicked: root.vm.read()
        },
        PillButton {
            objectName: "after"; visible: !root.vm.leadsOn; size: 18; rapid: true
            enabled: root.vm.page < root.vm.pages - 1
            text: Words.say("ui-minutes-after") + " ›"; onClicked: root.vm.turn(1)
        },
        PillButton {
            id: onward; objectName: "onward"; visible: root.vm.leadsOn; tone: "primary"
            text: Words.say("ui-books-next"); onClicked: root.vm.goOn()
            // it takes another button's place, which may have had the keyboard
            onVisibleChanged: (visible ? onward : aloud).forceActiveFocus(Qt.TabFocusReason)
        }
    ]

    ScrollArea {
        id: scroll
        anchors.fill: parent
        readonly property int open: root.vm.page
        onOpenChanged: contentY = 0
        spacing: 18 * Theme.u
        Item { width: 1; height: Math.max(0, (scroll.height - sheet.implicitHeight) * 0.4 - scroll.spacing) }
        Column {
            id: sheet
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 900 * Theme.u * Math.max(1, Theme.textScale * 0.75))
            spacing: 20 * Theme.u
            Flow {
                id: row
                anchors.horizontalCenter: parent.horizontalCenter
                readonly property int fit: Math.max(1, Math.floor((parent.width + spacing) / (cell + spacing)))
                readonly property real cell: Math.max(84 * Theme.u, Theme.type(14) * 7)
                width: Math.min(emblems.count, fit) * (cell + spacing) - spacing
                spacing: 10 * Theme.u
                Repeater {
                    id: emblems
                    model: root.vm.emblems
                    Column {
                        id: one
                        required property var modelData
                        width: row.cell
                        spacing: 4 * Theme.u
                        EmblemDisc {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Theme.even((one.modelData.name === "" ? 84 : 58) * Theme.u); kind: one.modelData.kind
                        }
                        CentredProse {
                            text: one.modelData.name === "" ? "" : Words.lines(one.modelData.name); size: 14
                            color: Theme.inkDim
                        }
                    }
                }
            }
            CentredHeading {
                objectName: "minutesHeading"; text: Words.say(root.vm.heading); size: 34; color: Theme.gold
            }
            CentredProse { objectName: "minutesText"; text: Words.lines(root.vm.message); size: 24; lineHeight: 1.25 }
            CentredProse { objectName: "minutesAside"; text: Words.lines(root.vm.aside); color: Theme.inkDim }
            ProgressLine {
                anchors.horizontalCenter: parent.horizontalCenter; width: Math.min(parent.width * 0.5, 320 * Theme.u)
                steps: root.vm.pages; value: (root.vm.page + 1) / root.vm.pages
            }
        }
    }
}
