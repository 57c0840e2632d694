pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Who won, who wins, who cannot let go of whom, what nobody has been, and the evenings as one chain.
ScrollArea {
    id: root
    required property SeasonViewModel vm
    signal personChosen(string name)
    signal rivalsChosen
    readonly property bool wide: width > height && Theme.textScale < 1.6
    readonly property real gap: 24 * Theme.u
    spacing: 10 * Theme.u
    SideBySide {
        spacing: root.gap
        Column {
            width: root.wide ? Math.floor((parent.width - root.gap) * 0.55) : parent.width
            spacing: 14 * Theme.u
            Row {
                id: band
                width: parent.width
                spacing: 6 * Theme.u
                Repeater {
                    id: sides
                    model: root.vm.sides
                    Rectangle {
                        id: tile
                        required property string side
                        required property string emblem
                        required property string name
                        required property int count
                        required property real share
                        readonly property real least: band.width * 0.15
                        objectName: "side-" + side
                        width: Math.floor(least
                            + (band.width - (sides.count - 1) * band.spacing - sides.count * least) * share)
                        height: Theme.even(inside.implicitHeight + 12 * Theme.u)
                        radius: 16 * Theme.u
                        color: Paint.side(side)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: name + ": " + count
                        Column {
                            id: inside
                            anchors {
                                left: parent.left; right: parent.right; margins: 12 * Theme.u
                                verticalCenter: parent.verticalCenter
                            }
                            Row {
                                spacing: 10 * Theme.u
                                RoleEmblem {
                                    anchors.verticalCenter: parent.verticalCenter
                                    width: Theme.display(Theme.steady(34)); kind: tile.emblem
                                    color: Paint.sideInk(tile.side)
                                }
                                Letters {
                                    anchors.verticalCenter: parent.verticalCenter; text: tile.count
                                    color: Paint.sideInk(tile.side)
                                    font { family: Theme.serif; pixelSize: Theme.display(Theme.steady(48)); bold: true }
                                }
                            }
                            Letters {
                                width: parent.width; text: tile.name; color: Paint.sideInk(tile.side)
                                fontSizeMode: Text.HorizontalFit; minimumPixelSize: 8; size: Theme.tight(19)
                                strong: true
                            }
                        }
                    }
                }
            }
            Heading { width: parent.width; text: Words.lines("ui-season-won-percent"); size: Theme.tight(25) }
            Row {
                id: bars
                width: parent.width
                height: 206 * Theme.u
                spacing: 10 * Theme.u
                // the tallest takes the whole height; none is so low that its number has no room
                readonly property real best: Math.max(0.01, root.vm.best)
                Repeater {
                    id: people
                    model: root.vm.bars
                    Tap {
                        id: bar
                        required property int index
                        required property string name
                        required property real hue
                        required property string picture
                        required property string number
                        required property real share
                        required property bool leading
                        required property string sentence
                        readonly property real face: Math.min(width * 0.9, 54 * Theme.u)
                        objectName: "bar" + index
                        width: Math.floor((bars.width - (people.count - 1) * bars.spacing) / Math.max(6, people.count))
                        height: bars.height
                        Accessible.name: sentence
                        onClicked: root.personChosen(name)
                        contentItem: Item {
                            Faded {
                                id: column
                                anchors {
                                    left: parent.left; right: parent.right; bottom: called.top
                                    bottomMargin: 4 * Theme.u
                                }
                                height: Theme.even(Math.max(34 * Theme.u,
                                    (parent.height - called.height - bar.face - 8 * Theme.u) * bar.share / bars.best))
                                radius: 8 * Theme.u
                                high: bar.leading ? Theme.brass : Paint.bar
                                low: bar.leading ? Theme.brassDeep : Paint.barDeep
                                Letters {
                                    anchors {
                                        top: parent.top; topMargin: 2 * Theme.u
                                        horizontalCenter: parent.horizontalCenter
                                    }
                                    text: bar.number; color: bar.leading ? Theme.inkOnGold : Theme.ink
                                    font { family: Theme.serif; pixelSize: 26 * Theme.u; bold: true }
                                }
                            }
                            Face {
                                anchors {
                                    horizontalCenter: parent.horizontalCenter; bottom: column.top
                                    bottomMargin: 2 * Theme.u
                                }
                                width: Theme.even(bar.face); name: bar.name; hue: bar.hue; picture: bar.picture
                                leading: bar.leading
                            }
                            Letters {
                                id: called
                                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                                height: 26 * Theme.u; horizontalAlignment: Text.AlignHCenter
                                verticalAlignment: Text.AlignVCenter; fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: 7; text: bar.name; strong: true
                                font { pixelSize: 19 * Theme.u; underline: bar.visualFocus }
                            }
                        }
                    }
                }
            }
        }
        Column {
            width: root.wide ? parent.width - Math.floor((parent.width - root.gap) * 0.55) - root.gap : parent.width
            spacing: 14 * Theme.u
            Panel {
                visible: root.vm.score.length > 0 && root.vm.score[2] > 0
                width: parent.width
                height: visible ? duel.implicitHeight + 2 * padding : 0
                SeasonDuel { id: duel; width: parent.width; vm: root.vm; onChosen: root.rivalsChosen() }
            }
            Panel {
                id: never
                visible: unplayed.count > 0
                width: parent.width
                height: visible ? nobody.implicitHeight + 2 * padding : 0
                Column {
                    id: nobody
                    width: parent.width
                    spacing: 10 * Theme.u
                    Heading { width: parent.width; text: Words.lines("ui-season-never"); size: Theme.tight(24) }
                    SideBySide {
                        spacing: 16 * Theme.u
                        Repeater {
                            id: unplayed
                            model: root.vm.never
                            Row {
                                id: role
                                required property int index
                                required property string name
                                required property string emblem
                                visible: index < 3
                                spacing: 8 * Theme.u
                                RoleEmblem {
                                    anchors.verticalCenter: parent.verticalCenter; width: Theme.type(Theme.tight(32))
                                    kind: role.emblem
                                }
                                Prose {
                                    anchors.verticalCenter: parent.verticalCenter; text: role.name
                                    size: Theme.tight(20); strong: true
                                }
                            }
                        }
                    }
                    Paragraph {
                        visible: unplayed.count > 3
                        text: Words.lines("ui-season-never-more", { count: unplayed.count - 3 }); size: Theme.tight(17)
                        color: Theme.inkDim
                    }
                }
            }
            Paragraph { objectName: "skipped"; text: root.vm.skipped; size: Theme.tight(16); color: Theme.refusal }
        }
    }
    SeasonChain { width: parent.width; vm: root.vm }
}
