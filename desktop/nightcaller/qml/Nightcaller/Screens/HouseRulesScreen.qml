pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What the table agrees on before the first card.
Page {
    id: root
    required property HouseRulesViewModel vm
    title: Words.first("ui-house-title")
    kicker: Words.second("ui-house-title") || Words.say("ui-step", { step: 4, steps: 4 })
    back: Words.say("ui-deck")
    contentWidth: 980
    onBackRequested: app.back()
    corner: [
        PillButton {
            objectName: "handbookButton"; size: 17; emblem: "book"; Accessible.name: Words.say("ui-handbook")
            onClicked: root.app.open("Handbook")
        }
    ]
    footerMain: begin
    footer: [
        PillButton {
            objectName: "defaultsButton"; visible: root.vm.rules.own > 0; text: Words.say("ui-house-defaults")
            onClicked: root.vm.rules.defaults()
        },
        PillButton {
            id: begin; objectName: "beginButton"; tone: "primary"; focus: true; enabled: !root.vm.refused
            text: Words.say(root.vm.ownCards ? "ui-house-begin-own" : "ui-house-begin"); onClicked: root.vm.begin()
        }
    ]

    ScrollArea {
        objectName: "houseScroll"
        anchors.fill: parent
        spacing: 16 * Theme.u
        Paragraph { objectName: "leaveAll"; text: Words.lines("ui-house-leave-all") }
        Section {
            title: Words.say("ui-house-evening")
            ChoiceSetting {
                title: Words.say("ui-house-style")
                about: abouts[root.vm.style]
                abouts: [Words.lines("ui-style-pass-around.explain"), Words.lines("ui-style-eyes-closed.explain"),
                    Words.lines("ui-style-narrator-about")]
                controlName: "style"
                options: [Words.say("ui-style-pass-around"), Words.say("ui-style-eyes-closed"),
                    Words.say("ui-style-narrator")]
                each: [Words.lines("ui-style-pass-around.who"), Words.lines("ui-style-eyes-closed.who"),
                    Words.lines("ui-style-narrator.who")]
                current: root.vm.style
                onPicked: index => root.vm.style = index
            }
            // beneath the choice, which it would move otherwise: what it says has as many lines as the style wants
            Paragraph {
                size: 14.5; color: Theme.gold
                text: [root.vm.lateRound ? Words.lines(root.vm.moderated ? "ui-night-walk" : "ui-night-round") : "",
                    root.vm.nightMinutes > 0 ? Words.lines("ui-night-length", { minutes: root.vm.nightMinutes }) : "",
                    root.vm.nightHands > 0
                        ? Words.lines("ui-night-touches",
                            { minutes: root.vm.openingMinutes, first: root.vm.openingHands, hands: root.vm.nightHands,
                                touches: root.vm.nightTouches })
                        : "",
                    root.vm.dayHands > 0
                        ? Words.lines("ui-day-touches", { hands: root.vm.dayHands, touches: root.vm.dayTouches }) : "",
                    root.vm.askedFor ? Words.lines(root.vm.moderated ? "ui-day-asked-moderator" : "ui-day-asked") : ""]
                    .filter(line => line !== "").join("\n")
            }
            Setting {
                objectName: "misfit"
                visible: root.vm.misfit !== ""
                title: Words.say(root.vm.misfitTitle)
                about: visible ? Words.lines(root.vm.misfit, { role: root.vm.misfitRole }) : ""
                PillButton {
                    objectName: "passAround"; text: Words.say("ui-misfit-pass-around")
                    onClicked: root.vm.chooseFitting()
                }
            }
            ToggleSetting {
                title: Words.say("ui-house-own-cards")
                about: Words.lines("ui-house-own-cards.explain")
                note: root.vm.traitsFromApp ? Words.lines("ui-house-own-traits") : ""
                controlName: "ownCards"; on: root.vm.ownCards; onToggledTo: on => root.vm.ownCards = on
            }
            Setting {
                title: Words.say("ui-paper-offer")
                about: Words.lines("ui-paper-offer.explain")
                PillButton {
                    objectName: "paperButton"; size: 17; text: Words.say("ui-paper-open")
                    onClicked: root.app.open("Paper")
                }
            }
            ToggleSetting {
                objectName: "cardsAtNightAsked"
                visible: root.vm.cardsAtNightAsked
                title: Words.say("ui-house-cards-at-night")
                about: Words.lines("ui-house-cards-at-night.explain")
                controlName: "cardsAtNight"; on: root.vm.cardsAtNight; onToggledTo: on => root.vm.cardsAtNight = on
            }
            ChoiceSetting {
                visible: root.vm.cardsWhenAsked
                title: Words.say("ui-house-cards-when")
                about: abouts[root.vm.cardsWhen]
                abouts: [Words.lines("ui-cards-when-called.explain"), Words.lines("ui-cards-when-before.explain")]
                controlName: "cardsWhen"
                options: [Words.say("ui-cards-when-called"), Words.say("ui-cards-when-before")]
                current: root.vm.cardsWhen
                onPicked: index => root.vm.cardsWhen = index
            }
            ChoiceSetting {
                visible: root.vm.ballotsAsked
                title: Words.say("ui-house-ballots")
                about: abouts[root.vm.ballots]
                abouts: [Words.lines("ui-ballots-hands.explain"), Words.lines("ui-ballots-secret.explain")]
                controlName: "ballots"
                options: [Words.say("ui-ballots-hands"), Words.say("ui-ballots-secret")]; current: root.vm.ballots
                onPicked: index => root.vm.ballots = index
            }
            Setting {
                title: Words.say("ui-house-voice")
                about: Words.lines("ui-house-voice.explain")
                Row {
                    spacing: 14 * Theme.u
                    Toggle {
                        objectName: "voice"; name: Words.say("ui-house-voice"); on: root.vm.delivery.voice
                        text: Words.say(root.vm.delivery.voice ? "ui-on" : "ui-off")
                        onToggledTo: on => root.vm.delivery.voice = on
                    }
                    PillButton {
                        objectName: "voiceTest"; size: 17; enabled: root.vm.delivery.voice
                        text: Words.say("ui-voice-test"); onClicked: root.vm.testVoice()
                    }
                }
            }
            NarrationSetting { vm: root.vm.delivery }
        }
        RuleGroups { width: parent.width; vm: root.vm.rules; dialog: naming }
        ClockSettings { vm: root.vm.delivery; lastWords: root.vm.lastWords }
        Item { width: 1; height: 4 * Theme.u }
    }

    KeptDialog {
        id: naming
        vm: root.vm.rules.kept
        keepTitle: Words.say("ui-rules-keep-title")
        keepAbout: Words.lines("ui-rules-keep-about")
    }
}
