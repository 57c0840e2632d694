pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Somebody's season as a picture for the group chat.
Poster {
    id: root
    required property SeasonViewModel vm
    stars: 700
    Row {
        width: parent.width
        spacing: 30 * root.k
        Face {
            id: face; width: 190 * root.k; name: root.vm.person; hue: root.vm.personHue; picture: root.vm.personFace
            leading: true
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - face.width - parent.spacing - 150 * root.k
            PosterText {
                width: parent.width; text: root.vm.person; size: 64; display: true
            }
            PosterText {
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
                width: root.wide / 4
                PosterText {
                    width: parent.width; text: root.vm.numbers[number.index] ?? ""; size: 58; color: Theme.goldLight
                    wrapMode: Text.NoWrap; fontSizeMode: Text.HorizontalFit
                    strong: true; font.family: Theme.serif
                }
                PosterText {
                    width: parent.width - 12 * root.k; text: Words.lines(number.modelData); size: 24
                    color: Paint.posterReason
                }
            }
        }
    }
    SideBySide {
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
                EmblemDisc { width: 74 * root.k; kind: card.emblem }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    PosterText { text: card.name; size: 25; strong: true }
                    PosterText { text: card.number; size: 23; color: Theme.gold }
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
            width: root.wide
            PosterText { width: parent.width; text: fact.title; size: 23; color: Theme.gold; strong: true }
            PosterText { width: parent.width; text: fact.value; size: 28 }
        }
    }
}
