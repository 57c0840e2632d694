pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// News for everybody, to be read from across the room: nightfall, dawn, the count of a vote, a shot, a correction.
TableFrame {
    id: root
    required property BulletinViewModel vm
    readonly property bool falling: vm.kind === "nightfall"
    readonly property bool breaking: vm.kind === "dawn"
    today: falling || breaking ? 0 : vm.day
    night: false
    dawn: breaking || vm.kind === "dawn_news" ? 1 : 0
    day: falling ? 0 : breaking ? 0.35 : 0.6
    moonX: falling ? 0.5 : 0.86
    moonY: falling ? 0.22 : 0.14
    moonSize: falling ? 0.3 : 0.15
    hasMenu: !vm.selfRunning

    Column {
        id: story
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.falling ? parent.height * 0.14 : 0 }
        width: Math.min(parent.width, 1040 * Theme.u)
        spacing: 18 * Theme.u
        scale: Math.min(1, parent.height / Math.max(1, implicitHeight))
        RoleEmblem {
            visible: root.breaking
            anchors.horizontalCenter: parent.horizontalCenter
            width: 110 * Theme.u
            height: width
            kind: "cockerel"
        }
        Heading {
            objectName: "bulletinTitle"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text !== ""
            text: root.falling ? Words.first("event-night-falls", { day: root.vm.day }) : root.breaking ? Words.first("event-day-breaks", { day: root.vm.day }) : ""
            size: 84
        }
        Prose {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text !== "" && root.falling || root.breaking
            text: root.falling ? Words.second("event-night-falls", { day: root.vm.day }) : root.breaking ? Words.second("event-day-breaks", { day: root.vm.day }) : ""
            size: 22
            strong: true
            color: Theme.gold
        }
        Prose {
            objectName: "eyesClosed"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: root.falling
            text: Words.lines(root.vm.selfRunning ? "ui-bulletin-eyes" : "ui-bulletin-laps")
            size: 26
            color: Theme.inkDim
        }
        Panel {
            visible: root.vm.voteCount > 0
            width: parent.width
            height: bars.implicitHeight + 2 * padding
            VoteBars { id: bars; width: parent.width; model: root.vm.votes; size: root.vm.voteCount > 7 ? 17 : 22 }
        }
        Prose {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: root.vm.abstained.length > 0
            text: visible ? Words.say("ui-bulletin-abstained", { seats: root.vm.abstained }) : ""
            size: 19
            color: Theme.inkDim
        }
        Repeater {
            model: root.vm.lines
            Column {
                id: line
                required property int index
                required property var modelData
                width: story.width
                Heading {
                    objectName: "news" + line.index
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: Words.first(line.modelData.message, line.modelData.arguments)
                    size: text.length > 40 ? 40 : 56
                }
                Prose {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    visible: text !== ""
                    text: Words.second(line.modelData.message, line.modelData.arguments)
                    size: 22
                    color: Theme.inkDim
                }
            }
        }
    }
    buttons: [
        PillButton {
            objectName: "goOn"
            visible: !root.vm.selfRunning
            focus: true
            tone: "primary"
            size: 24
            text: Words.say(root.falling ? "ui-bulletin-begin-night" : "ui-go-on")
            onClicked: root.vm.goOn()
        }
    ]
}
