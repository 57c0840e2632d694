pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Somebody's page: wins, survival, cards, bets, whom she suspects, saves, beats and wins with.
Item {
    id: root
    required property SeasonViewModel vm
    function savePicture() {
        poster.active = true;
        const drawn = poster.item as PersonPoster;
        if (!drawn)
            return;
        drawn.ensurePolished();
        root.vm.beginPicture();
        drawn.grabToImage(result => {
            root.vm.savePicture(result.image);
            poster.active = false;
        }, drawn.pixels);
    }
    ScrollArea {
        anchors {
            left: parent.left; right: parent.right; top: parent.top; bottom: tools.top; bottomMargin: 10 * Theme.u
        }
        spacing: 16 * Theme.u
        Row {
            width: parent.width
            spacing: 20 * Theme.u
            Face {
                id: face; width: Theme.even(112 * Theme.u); name: root.vm.person; hue: root.vm.personHue
                picture: root.vm.personFace; leading: true
            }
            Flow {
                width: parent.width - face.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter
                spacing: 12 * Theme.u
                Repeater {
                    model: ["ui-season-won", "ui-season-survived", "ui-season-first-out", "ui-season-bets"]
                    Panel {
                        id: tile
                        required property int index
                        required property string modelData
                        padding: 12 * Theme.u
                        width: Math.max(Theme.type(Theme.tight(18)) * 8, 170 * Theme.u)
                        height: fact.implicitHeight + 2 * padding
                        Column {
                            id: fact
                            width: parent.width
                            Letters {
                                width: parent.width; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 10
                                text: root.vm.numbers[tile.index] ?? ""; color: Theme.goldLight
                                font { family: Theme.serif; pixelSize: Theme.display(Theme.steady(40)); bold: true }
                            }
                            Paragraph { text: Words.lines(tile.modelData); size: Theme.tight(18); color: Theme.inkDim }
                        }
                    }
                }
            }
        }
        Row {
            id: form
            spacing: 6 * Theme.u
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.first("ui-season-form-text",
                { count: root.vm.form.length, won: root.vm.form.filter(won => won).length })
            Prose {
                anchors.verticalCenter: parent.verticalCenter; rightPadding: 8 * Theme.u
                text: Words.say("ui-season-form"); size: Theme.tight(18); color: Theme.gold; strong: true
                Accessible.ignored: true
            }
            Repeater {
                model: root.vm.form
                Rectangle {
                    id: game
                    required property bool modelData
                    anchors.verticalCenter: parent?.verticalCenter
                    width: Theme.even(26 * Theme.u)
                    height: width
                    radius: width / 2
                    color: modelData ? Theme.gold : Paint.deadRim
                    Rectangle {
                        visible: !game.modelData
                        anchors { fill: parent; margins: Theme.line(2) }
                        radius: width / 2; color: Theme.well
                    }
                    RoleEmblem {
                        visible: game.modelData; anchors.centerIn: parent; width: parent.width * 0.7; kind: "sun"
                        color: Theme.inkOnGold
                    }
                }
            }
        }
        Heading { width: parent.width; text: Words.lines("ui-season-cards"); size: Theme.tight(24) }
        SideBySide {
            spacing: 14 * Theme.u
            Repeater {
                model: root.vm.cards
                Row {
                    id: card
                    required property string name
                    required property string emblem
                    required property string number
                    required property string sentence
                    spacing: 8 * Theme.u
                    Accessible.role: Accessible.StaticText
                    Accessible.name: sentence
                    EmblemDisc { width: Theme.even(Theme.type(Theme.tight(44))); kind: card.emblem }
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        Prose { text: card.name; size: Theme.tight(18); strong: true; Accessible.ignored: true }
                        Prose { text: card.number; size: Theme.tight(18); color: Theme.gold; Accessible.ignored: true }
                    }
                }
            }
        }
        SideBySide {
            spacing: 16 * Theme.u
            Repeater {
                model: root.vm.facts
                Column {
                    id: said
                    required property string title
                    required property string value
                    required property string sentence
                    width: root.width > root.height && Theme.textScale < 1.6
                        ? Math.floor((root.width - 60 * Theme.u) / 2) : root.width - 30 * Theme.u
                    Accessible.role: Accessible.StaticText
                    Accessible.name: sentence
                    Paragraph {
                        text: said.title; size: Theme.tight(17); color: Theme.gold; strong: true
                        Accessible.ignored: true
                    }
                    Paragraph { text: said.value; size: Theme.tight(21); Accessible.ignored: true }
                }
            }
        }
    }
    CentredRows {
        id: tools
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        width: Math.min(wanted + 1, parent.width)
        spacing: 12 * Theme.u
        PillButton {
            objectName: "everybody"; size: Theme.tight(17); text: "‹ " + Words.say("ui-season-tab-people")
            onClicked: root.vm.openPerson("")
        }
        PillButton {
            objectName: "savePerson"; tone: "primary"; size: Theme.tight(17); text: Words.say("ui-ended-save-picture")
            enabled: !root.vm.reading; onClicked: root.savePicture()
        }
        PillButton {
            objectName: "changeName"; size: Theme.tight(17); text: Words.say("ui-season-name")
            enabled: !root.vm.reading; onClicked: naming.open()
        }
    }
    Item {
        // out of sight, and not by clipping (see Recap)
        x: -width - 10000
        Loader { id: poster; active: false; sourceComponent: PersonPoster { vm: root.vm } }
    }
    SeasonNames { id: naming; vm: root.vm }
}
