pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Two people beside each other: their score, then every number with a bar to either side.
ScrollArea {
    id: root
    required property SeasonViewModel vm
    readonly property list<string> people: vm.names
    spacing: 14 * Theme.u
    CentredProse { visible: root.people.length < 2; size: 22; text: Words.lines("ui-season-alone") }
    Row {
        visible: root.people.length > 1
        width: parent.width
        spacing: 16 * Theme.u
        Repeater {
            model: [true, false]
            Choice {
                id: seat
                required property bool modelData
                objectName: modelData ? "left" : "right"
                width: Math.floor((root.width - 60 * Theme.u) / 2)
                size: Theme.tight(16)
                name: Words.first(modelData ? "ui-season-left" : "ui-season-right")
                options: root.people
                current: root.people.indexOf(modelData ? root.vm.left : root.vm.right)
                onPicked: index => root.vm.seat(root.people[index], modelData)
            }
        }
    }
    Panel {
        visible: root.vm.score.length > 0
        width: parent.width
        height: visible ? duel.implicitHeight + 2 * padding : 0
        SeasonDuel {
            id: duel; anchors.horizontalCenter: parent.horizontalCenter; width: Math.min(parent.width, 640 * Theme.u)
            vm: root.vm; pressable: false
        }
    }
    CentredProse {
        visible: root.vm.score.length > 0; size: Theme.tight(19); color: Theme.inkDim
        text: visible ? Words.lines("ui-season-together", { count: root.vm.score[4], won: root.vm.score[3] }) : ""
    }
    Repeater {
        model: root.vm.beside
        Column {
            id: fact
            required property string title
            required property string value
            required property string otherValue
            required property real share
            required property real otherShare
            required property string sentence
            width: parent?.width ?? 0
            spacing: 2 * Theme.u
            Accessible.role: Accessible.StaticText
            Accessible.name: sentence
            CentredProse {
                text: fact.title; size: Theme.tight(18); color: Theme.gold; strong: true; Accessible.ignored: true
            }
            Row {
                width: parent.width
                spacing: 10 * Theme.u
                component Number: Letters {
                    width: Theme.type(Theme.tight(24)) * 3
                    font { family: Theme.serif; pixelSize: Theme.type(Theme.tight(24)); bold: true }
                }
                component Lane: Gauge {
                    property bool ahead: false
                    anchors.verticalCenter: parent.verticalCenter
                    width: (fact.width - 2 * Theme.type(Theme.tight(24)) * 3 - 30 * Theme.u) / 2
                    height: Theme.even(22 * Theme.u)
                    color: Theme.track
                    least: height
                    ink: ahead ? Theme.brass : Paint.bar
                    low: ahead ? Theme.brassDeep : Paint.barDeep
                }
                Number { text: fact.value; horizontalAlignment: Text.AlignRight }
                Lane { share: fact.share; mirrored: true; ahead: fact.share > fact.otherShare }
                Lane { share: fact.otherShare; ahead: fact.otherShare > fact.share }
                Number { text: fact.otherValue }
            }
        }
    }
}
