pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// News for everybody, to be read from across the room: nightfall, dawn, the count of a vote, a shot, a correction.
// At dawn the light rises and the news follows the sun. Whoever rises has a medal; before the first night stands who is
// in the deck.
TableFrame {
    id: root
    lively: true
    required property BulletinViewModel vm
    readonly property bool falling: vm.kind === "nightfall"
    readonly property bool breaking: vm.kind === "dawn"
    // What the table puts right in a night is told in that night.
    night: vm.night
    readonly property bool dark: falling || night && !breaking
    today: falling || breaking ? 0 : vm.day
    dawn: dark ? 0 : 1
    day: dark ? 0 : breaking ? 0.25 : 0.6
    moonX: falling ? 0.5 : 0.92
    moonY: falling ? vm.deck.length > 0 ? 0.14 : 0.2 : 0.26
    moonSize: falling ? vm.deck.length > 0 ? 0.18 : 0.26 : 0.14
    sunSize: breaking ? 0.36 : sunny && !dark ? 0.14 : 0
    sunX: breaking ? 0.5 : noonX
    sunY: breaking ? Math.max(0.906, newsEnd + sunSize / 2 * Math.min(width, skyHigh) / skyHigh) : noonY
    // the sky is as high as the window, with the strip of the spoken line
    readonly property real skyHigh: Math.max(1, height, Window.height)
    readonly property real newsEnd: (bodyTop + (story.parent?.y ?? 0) + story.y + story.height * (1 + story.scale) / 2)
        / skyHigh
    hasMenu: !vm.selfRunning
    crowded: portrait || vm.voteCount > 0 || vm.lines.length > 2 || vm.deck.length > 0
    entry: goOn

    YieldingColumn {
        id: story
        anchors {
            horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter
            verticalCenterOffset: root.falling ? Math.min(parent.height * 0.16, (parent.height - height * scale) / 2)
                : root.breaking ? -Math.min(parent.height * 0.06, (parent.height - height * scale) / 2)
                : 0
        }
        width: Math.min(parent.width, 1080 * Theme.u)
        spacing: 16 * Theme.u
        roomHigh: parent.height
        scale: Math.min(1, parent.height / Math.max(1, implicitHeight))
        RoleEmblem {
            visible: root.breaking
            anchors.horizontalCenter: parent.horizontalCenter
            width: 100 * Theme.u
            kind: "cockerel"
        }
        CentredHeading {
            objectName: "bulletinTitle"
            text: root.falling ? Words.first("event-night-falls", { day: root.vm.day })
                : root.breaking ? Words.first("event-day-breaks", { day: root.vm.day })
                : ""
            size: Theme.steady(92)
            lineHeight: 0.9
        }
        CentredProse {
            visible: text !== "" && (root.falling || root.breaking)
            text: root.falling ? Words.second("event-night-falls", { day: root.vm.day })
                : root.breaking ? Words.second("event-day-breaks", { day: root.vm.day })
                : ""
            size: Theme.tight(24) * story.lesser
            strong: true
            color: Theme.gold
            font.letterSpacing: 3 * Theme.u
            font.capitalization: Font.AllUppercase
        }
        CentredProse {
            objectName: "eyesClosed"
            visible: root.falling
            text: Words.lines(root.vm.selfRunning ? (root.vm.waits ? "ui-bulletin-place" : "ui-bulletin-eyes")
                : root.vm.paper ? "ui-bulletin-own-cards"
                : root.vm.moderated ? "ui-bulletin-narrator"
                : "ui-bulletin-laps")
            size: Theme.tight(26) * story.lesser
            color: Theme.inkDim
        }
        CentredProse {
            objectName: "deck"
            text: Words.each(say => root.vm.deck.map(card => say("ui-bulletin-card", card)).join(say("ui-visit-comma")))
            size: Theme.tight(26) * story.lesser
            strong: true
            color: Theme.gold
        }
        CentredProse {
            objectName: "stopByKey"
            visible: root.vm.stopsByKey
            text: visible ? Words.lines("ui-bulletin-stop") : ""
            size: Theme.tight(20) * story.lesser
            color: Theme.inkDim
        }
        Medal { anchors.horizontalCenter: parent.horizontalCenter; visible: !empty; seats: root.vm.risen }
        Panel {
            visible: root.vm.voteCount > 0
            width: parent.width
            height: bars.implicitHeight + 2 * padding
            VoteBars {
                id: bars; width: parent.width; model: root.vm.votes
                columns: root.vm.voteCount > 8 && !root.portrait ? 2 : 1
                size: Theme.tight(root.vm.voteCount > 7 ? 17 : 22) * story.lesser
            }
        }
        CentredProse {
            objectName: "abstained"
            visible: root.vm.abstentions > 0
            // a secret ballot names nobody
            text: !visible ? ""
                : root.vm.abstained.length > 0 ? Words.lines("ui-bulletin-abstained", { seats: root.vm.abstained })
                : Words.lines("ui-bulletin-abstentions", { count: root.vm.abstentions })
            size: Theme.tight(20) * story.lesser
            color: Theme.inkDim
        }
        Column {
            id: news
            width: parent.width
            spacing: 12 * Theme.u
            // the news waits for the light
            property real light: root.breaking && !Theme.reducedMotion ? 0 : 1
            opacity: light
            NumberAnimation on light {
                running: root.breaking && !Theme.reducedMotion; from: 0; to: 1; duration: 2400
                easing.type: Easing.InQuad
            }
            Repeater {
                model: root.vm.lines
                Column {
                    id: line
                    required property int index
                    required property var modelData
                    width: story.width
                    spacing: 2 * Theme.u
                    CentredHeading {
                        objectName: "news" + line.index
                        readonly property string told: Words.first(line.modelData.message, line.modelData.arguments)
                        readonly property bool small: Words.ems(told) > (Words.unspaced(told) ? 30 : 22)
                        text: Words.inLines(told, (story.width / Theme.u - 20) / (small ? 48 : 68))
                        size: Theme.steady(small ? 48 : 68)
                        lineHeight: 0.95
                    }
                    CentredProse {
                        text: Words.second(line.modelData.message, line.modelData.arguments)
                        size: Theme.tight(24) * story.lesser
                        color: Theme.inkDim
                    }
                    CentredProse {
                        objectName: "newsName" + line.index
                        text: (root.vm.people[line.index] ?? []).join(Words.first("ui-visit-comma"))
                        size: Theme.tight(26) * story.lesser
                        strong: true
                        color: Theme.gold
                    }
                }
            }
        }
    }
    main: goOn
    buttons: [
        // whoever has stopped a round wants to say why
        PillButton {
            objectName: "wrong"; visible: root.vm.stopped; emblem: "cockerel"; size: Theme.capped(20)
            text: Words.say(root.vm.kind === "halted" ? "ui-mishap" : "ui-mishap-else")
            onClicked: {
                const app = root.app; // the page may be another one by then
                root.vm.somethingElse();
                app.open("Mishap");
            }
        },
        PillButton {
            id: goOn
            objectName: "goOn"
            visible: root.vm.waits
            tone: "primary"
            size: Theme.capped(24)
            text: Words.say(root.falling ? "ui-bulletin-begin-night" : "ui-go-on")
            onClicked: root.vm.goOn()
        }
    ]
}
