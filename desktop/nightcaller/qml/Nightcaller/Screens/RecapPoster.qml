pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The whole evening as one picture for the group chat: who won and why, the table with its roles, how it went, and
// the awards.
Poster {
    id: root
    required property RecapViewModel vm
    edge: 56
    below: 48
    gap: 20
    PosterText {
        text: Words.first("ui-app-name") + "  ·  " + root.vm.date
            + (root.vm.lasted === "" ? "" : "  ·  " + root.vm.lasted.replace(/\n/g, " · "))
        size: 22; color: Theme.gold; font.letterSpacing: 3 * root.k
    }
    Row {
        width: parent.width
        spacing: 24 * root.k
        EmblemDisc { id: crest; width: 128 * root.k; kind: root.vm.emblem }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - crest.width - parent.spacing - 120 * root.k
            spacing: 6 * root.k
            PosterText {
                width: parent.width; text: Words.lines(root.vm.winner); size: 56; lineHeight: 0.95; display: true
            }
            PosterText {
                width: parent.width; visible: text !== ""
                text: root.vm.reason === "" ? "" : Words.lines(root.vm.reason); size: 24; color: Paint.posterReason
            }
            PosterText { width: parent.width; visible: text !== ""; text: root.vm.won; size: 20; color: Theme.gold }
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
            PosterText {
                width: parent.width; horizontalAlignment: Text.AlignHCenter
                text: root.vm.chapters.length > 0
                    ? Words.lines(root.vm.chapters[root.vm.chapters.length - 1],
                        { day: root.vm.days[root.vm.days.length - 1] })
                    : ""
                size: 44; color: Theme.gold; opacity: 0.8; display: true
            }
        }
    }
    // --- awards, two in a row ---
    PosterText {
        visible: prizes.count > 0; text: Words.say("ui-recap-awards"); size: 34; color: Theme.gold; display: true
    }
    SideBySide {
        spacing: 18 * root.k
        Repeater {
            id: prizes
            model: root.vm.awards
            Row {
                id: prize
                required property string title
                required property string line
                required property string kind
                width: (root.wide - 18 * root.k) / 2
                spacing: 14 * root.k
                EmblemDisc { id: medal; width: 72 * root.k; kind: prize.kind }
                Column {
                    width: prize.width - medal.width - prize.spacing
                    PosterText {
                        width: parent.width; text: prize.title; size: 25; color: Theme.goldLight; strong: true
                    }
                    PosterText { width: parent.width; text: prize.line; size: 20; color: Paint.posterPrize }
                }
            }
        }
    }
    // --- how it went ---
    PosterText {
        text: Words.say("ui-recap-timeline"); size: 34; color: Theme.gold; display: true
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
                width: root.wide
                spacing: 14 * root.k
                RoleEmblem {
                    id: sign; y: 3 * root.k; width: 26 * root.k; kind: line.night ? "moon" : "sun"
                    color: line.night ? Paint.posterNight : Theme.gold
                }
                PosterText {
                    id: when; width: 170 * root.k; text: line.title; size: 22; strong: true
                    wrapMode: Text.NoWrap; elide: Text.ElideRight
                }
                PosterText {
                    width: line.width - sign.width - when.width - 2 * line.spacing; text: line.text; size: 22
                    color: line.quiet ? Theme.inkFaint : Theme.ink
                }
            }
        }
    }
}
