pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The whole evening as one picture for the group chat: who won and why, the table with its roles, how it went, and
// the awards. Measures are in 1080ths of its width, whatever the window's size.
Item {
    id: root
    required property RecapViewModel vm
    readonly property real k: Theme.u
    readonly property size pixels: Qt.size(1620, Math.round(1620 * height / width))
    width: 1080 * k
    height: Math.ceil(column.y + column.implicitHeight + 48 * k)

    component Say: Text {
        property real size: 22
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        color: Theme.ink
        font { family: Theme.sans; pixelSize: Math.max(4, size * root.k) }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Paint.posterHigh }
            GradientStop { position: 0.45; color: Paint.posterMiddle }
            GradientStop { position: 1; color: Paint.posterLow }
        }
    }
    // stars where the golden ratio puts them
    Repeater {
        model: 60
        Rectangle {
            required property int index
            readonly property real at: (index * 0.6180339887) % 1
            x: ((index * 0.7548776662) % 1) * root.width
            y: at * 940 * root.k
            width: (1 + index % 3) * 1.2 * root.k
            height: width
            radius: width / 2
            color: Paint.posterStar
            opacity: 0.15 + 0.4 * ((index * 0.31) % 1)
        }
    }
    GlowDisc {
        x: root.width - width * 0.72; y: -height * 0.32; width: 620 * root.k; height: width; color: Paint.glow
        strength: 0.4
    }
    RoleEmblem {
        x: root.width - 190 * root.k; y: 42 * root.k; width: 130 * root.k; height: width; kind: "moon"
        color: Paint.posterMoon
    }
    Rectangle {
        anchors { fill: parent; margins: 18 * root.k }
        color: "transparent"; radius: 26 * root.k
        border { color: Paint.posterRim; width: 2 * root.k }
    }

    Column {
        id: column
        x: 56 * root.k
        y: 54 * root.k
        width: root.width - 2 * x
        spacing: 20 * root.k

        Say {
            text: Words.first("ui-app-name") + "  ·  " + root.vm.date
                + (root.vm.lasted === "" ? "" : "  ·  " + root.vm.lasted.replace(/\n/g, " · "))
            size: 22; color: Theme.gold; font.letterSpacing: 3 * root.k
        }
        Row {
            width: parent.width
            spacing: 24 * root.k
            EmblemDisc { id: crest; width: 128 * root.k; height: width; kind: root.vm.emblem }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - crest.width - parent.spacing - 120 * root.k
                spacing: 6 * root.k
                Say {
                    width: parent.width; text: Words.lines(root.vm.winner); size: 56; lineHeight: 0.95
                    font { family: Theme.displayFamily(text); bold: true }
                }
                Say {
                    width: parent.width; visible: text !== ""
                    text: root.vm.reason === "" ? "" : Words.lines(root.vm.reason); size: 24; color: Paint.posterReason
                }
                Say { width: parent.width; visible: text !== ""; text: root.vm.won; size: 20; color: Theme.gold }
            }
        }
        SeatRing {
            width: parent.width
            height: (root.vm.seated > 14 ? 800 : 660) * root.k
            model: root.vm.lastSeats
            interactive: false
            noted: true
            numberFirst: false
            Column {
                anchors.centerIn: parent
                width: parent.width
                Say {
                    width: parent.width; horizontalAlignment: Text.AlignHCenter
                    text: root.vm.chapters.length > 0
                        ? Words.lines(root.vm.chapters[root.vm.chapters.length - 1],
                            { day: root.vm.days[root.vm.days.length - 1] })
                        : ""
                    size: 44; color: Theme.gold; opacity: 0.8
                    font { family: Theme.displayFamily(text); bold: true }
                }
            }
        }
        // --- awards, two in a row ---
        Say {
            visible: prizes.count > 0; text: Words.say("ui-recap-awards"); size: 34; color: Theme.gold
            font { family: Theme.displayFamily(text); bold: true }
        }
        Flow {
            width: parent.width
            spacing: 18 * root.k
            Repeater {
                id: prizes
                model: root.vm.awards
                Row {
                    id: prize
                    required property string title
                    required property string line
                    required property string kind
                    width: (column.width - 18 * root.k) / 2
                    spacing: 14 * root.k
                    EmblemDisc { id: medal; width: 72 * root.k; height: width; kind: prize.kind }
                    Column {
                        width: prize.width - medal.width - prize.spacing
                        Say {
                            width: parent.width; text: prize.title; size: 25; color: Theme.goldLight; font.bold: true
                        }
                        Say { width: parent.width; text: prize.line; size: 20; color: Paint.posterPrize }
                    }
                }
            }
        }
        // --- how it went ---
        Say {
            text: Words.say("ui-recap-timeline"); size: 34; color: Theme.gold
            font { family: Theme.displayFamily(text); bold: true }
        }
        Column {
            width: parent.width
            spacing: 9 * root.k
            Repeater {
                model: root.vm.timeline
                Row {
                    id: line
                    required property string title
                    required property bool night
                    required property string text
                    required property bool quiet
                    width: column.width
                    spacing: 14 * root.k
                    RoleEmblem {
                        id: sign; y: 3 * root.k; width: 26 * root.k; height: width; kind: line.night ? "moon" : "sun"
                        color: line.night ? Paint.posterNight : Theme.gold
                    }
                    Say {
                        id: when; width: 170 * root.k; text: line.title; size: 22; font.bold: true
                        wrapMode: Text.NoWrap; elide: Text.ElideRight
                    }
                    Say {
                        width: line.width - sign.width - when.width - 2 * line.spacing; text: line.text; size: 22
                        color: line.quiet ? Theme.inkFaint : Theme.ink
                    }
                }
            }
        }
    }
}
