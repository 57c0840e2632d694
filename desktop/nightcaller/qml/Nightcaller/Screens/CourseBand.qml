pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// A part of night and day as a line with stations: who is called or what happens, from left to right. A station
// with a role opens its page. Pale: not at this table.
Faded {
    id: root
    property string title: ""
    property string about: ""
    property string emblem: "moon"
    required property Rows steps
    readonly property int columns: Math.max(1, Math.floor(flow.width / Math.max(Theme.px(128), Theme.type(15) * 7.5)))
    signal chosen(string role)
    visible: stations.count > 0
    height: visible ? inside.implicitHeight + 28 * Theme.u : 0
    radius: 16 * Theme.u
    high: Paint.band
    low: Theme.well
    Column {
        id: inside
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 14 * Theme.u }
        spacing: 10 * Theme.u
        Row {
            width: parent.width
            spacing: 10 * Theme.u
            RoleEmblem {
                id: sign; width: Theme.display(22); kind: root.emblem; color: Theme.goldLight
                anchors.verticalCenter: parent.verticalCenter
            }
            Heading {
                width: parent.width - sign.width - parent.spacing; text: root.title; size: 22; color: Theme.goldLight
            }
        }
        Paragraph { text: root.about; size: 15 }
        Flow {
            id: flow
            width: parent.width
            Repeater {
                id: stations
                model: root.steps
                Tap {
                    id: station
                    required property int index
                    required property string name
                    required property string emblem
                    required property string role
                    required property string when
                    required property bool here
                    required property int number
                    objectName: "step-" + root.emblem + index + (here ? "" : "-absent")
                    width: Math.floor(flow.width / root.columns)
                    implicitHeight: column.implicitHeight + 10 * Theme.u
                    enabled: role !== ""
                    focusPolicy: role === "" ? Qt.NoFocus : Qt.StrongFocus
                    opacity: here ? 1 : 0.38
                    Accessible.name: name
                    onClicked: root.chosen(role)
                    background: Item {
                        // the line runs from station to station and ends with the part
                        Rectangle {
                            readonly property real start: station.index === 0 ? parent.width / 2 : 0
                            readonly property real end: station.index === stations.count - 1 ? parent.width / 2
                                : parent.width
                            x: start
                            width: Math.max(0, end - start)
                            y: disc.height / 2 - height / 2
                            height: Theme.line(3)
                            radius: height / 2
                            color: Theme.goldDeep
                        }
                    }
                    contentItem: Column {
                        id: column
                        spacing: 4 * Theme.u
                        Item {
                            width: parent.width
                            height: disc.height
                            Rectangle {
                                anchors { fill: disc; margins: -Theme.line(3) }
                                visible: station.visualFocus
                                radius: width / 2
                                color: Paint.white
                            }
                            EmblemDisc {
                                id: disc
                                anchors.horizontalCenter: parent.horizontalCenter
                                width: Theme.even(Math.max(Theme.px(60), Theme.display(18) * 2.8))
                                kind: station.emblem
                            }
                            Rectangle {
                                visible: station.number > 0
                                anchors {
                                    left: disc.right; bottom: disc.bottom; leftMargin: -width * 0.45
                                    bottomMargin: -width * 0.15
                                }
                                width: Theme.even(Math.max(number.implicitWidth, number.implicitHeight) + 8 * Theme.u)
                                height: width
                                radius: width / 2
                                color: Theme.goldLight
                                Prose {
                                    id: number; anchors.centerIn: parent; text: station.number; size: 14; strong: true
                                    color: Theme.inkOnGold
                                }
                            }
                        }
                        CentredProse { text: station.name; size: 15; strong: true; color: Paint.white }
                        CentredProse {
                            visible: station.when !== ""
                            text: station.when === "" ? "" : Words.lines(station.when)
                            size: 13
                            color: Theme.goldLight
                        }
                    }
                }
            }
        }
    }
}
