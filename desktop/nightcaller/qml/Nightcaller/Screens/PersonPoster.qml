pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Somebody's season as a picture for the group chat. Measures are in 1080ths of its width, whatever the window's size.
Item {
    id: root
    required property SeasonViewModel vm
    readonly property real k: Theme.u
    readonly property size pixels: Qt.size(1620, Math.round(1620 * height / width))
    width: 1080 * k
    height: Math.ceil(column.y + column.implicitHeight + 60 * k)
    component Say: Text {
        property real size: 24
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
            x: ((index * 0.7548776662) % 1) * root.width
            y: ((index * 0.6180339887) % 1) * 700 * root.k
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
        x: 60 * root.k
        y: 60 * root.k
        width: root.width - 2 * x
        spacing: 30 * root.k
        Row {
            width: parent.width
            spacing: 30 * root.k
            Face {
                id: face; width: 190 * root.k; height: width; name: root.vm.person; hue: root.vm.personHue
                picture: root.vm.personFace; leading: true
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - face.width - parent.spacing - 150 * root.k
                Say {
                    width: parent.width; text: root.vm.person; size: 64
                    font { family: Theme.displayFamily(text); bold: true }
                }
                Say {
                    width: parent.width; text: root.vm.title + " · " + Words.first("ui-app-name"); size: 24
                    color: Theme.gold
                }
            }
        }
        Row {
            width: parent.width
            Repeater {
                model: ["ui-season-won", "ui-season-survived", "ui-season-first-out", "ui-season-bets"]
                Column {
                    id: number
                    required property int index
                    required property string modelData
                    width: column.width / 4
                    Say {
                        width: parent.width; text: root.vm.numbers[number.index] ?? ""; size: 58; color: Theme.goldLight
                        wrapMode: Text.NoWrap; fontSizeMode: Text.HorizontalFit
                        font { family: Theme.serif; bold: true }
                    }
                    Say {
                        width: parent.width - 12 * root.k; text: Words.lines(number.modelData); size: 24
                        color: Paint.posterReason
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 22 * root.k
            Repeater {
                model: root.vm.cards
                Row {
                    id: card
                    required property int index
                    required property string name
                    required property string emblem
                    required property string number
                    visible: index < 12
                    spacing: 12 * root.k
                    EmblemDisc { width: 74 * root.k; height: width; kind: card.emblem }
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        Say { text: card.name; size: 25; font.bold: true }
                        Say { text: card.number; size: 23; color: Theme.gold }
                    }
                }
            }
        }
        Repeater {
            model: root.vm.facts
            Column {
                id: fact
                required property string title
                required property string value
                width: column.width
                Say { width: parent.width; text: fact.title; size: 23; color: Theme.gold; font.bold: true }
                Say { width: parent.width; text: fact.value; size: 28 }
            }
        }
    }
}
