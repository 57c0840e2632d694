pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The cards: recommended for so many people, or by hand.
Page {
    id: root
    required property DeckViewModel vm
    title: Words.first("ui-deck-title", { seats: vm.seats })
    kicker: Words.second("ui-deck-title", { seats: vm.seats }) || Words.say("ui-step", { step: 2, steps: 3 })
    back: Words.say("ui-players")
    onBackRequested: app.back()
    corner: [
        PillButton { objectName: "handbookButton"; size: 17; emblem: "book"; Accessible.name: Words.say("ui-handbook"); onClicked: root.app.open("Handbook") }
    ]
    footer: [
        PillButton { objectName: "nextButton"; tone: "primary"; enabled: root.vm.ready; focus: true; text: Words.say("ui-deck-next"); onClicked: root.vm.goOn() }
    ]
    readonly property bool wide: !portrait && Theme.textScale < 1.6 && width > 900

    ScrollArea {
        id: scroll
        objectName: "deckScroll"
        anchors.fill: parent
        spacing: 16 * Theme.u
        Flow {
            width: parent.width
            spacing: 14 * Theme.u
            Choice {
                objectName: "book"
                visible: root.vm.books.length > 1
                width: Math.min(implicitWidth, parent.width)
                name: Words.say("ui-deck-book")
                options: root.vm.books
                current: root.vm.book
                onPicked: index => root.vm.chooseBook(index)
            }
            Choice {
                objectName: "recommended"
                width: Math.min(implicitWidth, parent.width)
                name: Words.say("ui-deck-recommended")
                options: root.vm.recommended
                current: root.vm.chosen
                onPicked: index => root.vm.recommend(index)
            }
            Prose {
                height: Theme.px(42)
                verticalAlignment: Text.AlignVCenter
                text: root.vm.chosen < 0 ? Words.say("ui-deck-by-hand") : ""
                color: Theme.gold
                visible: text !== ""
            }
        }
        Item {
            width: parent.width
            height: root.wide ? Math.max(cards.height, summary.height) : cards.height + summary.height + 16 * Theme.u
            Grid {
                id: cards
                columns: root.portrait ? (Theme.textScale < 1.3 ? 2 : 1) : Theme.textScale < 1.3 ? 2 : 1
                width: root.wide ? parent.width * 0.64 : parent.width
                spacing: 12 * Theme.u
                Repeater {
                    model: root.vm.roles
                    Panel {
                        id: card
                        required property string role
                        required property string emblem
                        required property string name
                        required property string team
                        required property int count
                        required property int most
                        objectName: "role-" + emblem
                        padding: 12 * Theme.u
                        accent: count > 0
                        width: (cards.width - cards.spacing * (cards.columns - 1)) / cards.columns
                        height: Math.max(disc.height, texts.implicitHeight) + 2 * padding
                        opacity: count > 0 ? 1 : 0.72
                        TapHandler { onTapped: root.vm.lookUp(card.role) }
                        EmblemDisc { id: disc; objectName: "emblem-" + card.emblem; width: Math.max(Theme.px(64), Theme.type(20) * 3); height: width; kind: card.emblem; anchors.verticalCenter: parent.verticalCenter }
                        Column {
                            id: texts
                            anchors { left: disc.right; leftMargin: 12 * Theme.u; right: parent.right; verticalCenter: parent.verticalCenter }
                            spacing: 6 * Theme.u
                            Heading { width: parent.width; text: card.name; size: 23; wrapMode: Text.Wrap }
                            Stepper {
                                objectName: "step-" + card.emblem
                                name: card.name
                                value: card.count
                                to: card.most
                                size: 18
                                onStepped: by => root.vm.step(card.role, by)
                            }
                        }
                    }
                }
            }
            Panel {
                id: summary
                anchors { right: parent.right; top: root.wide ? parent.top : cards.bottom; topMargin: root.wide ? 0 : 16 * Theme.u }
                width: root.wide ? parent.width * 0.34 : parent.width
                height: facts.implicitHeight + 2 * padding
                Column {
                    id: facts
                    width: parent.width
                    spacing: 12 * Theme.u
                    Row {
                        spacing: 8 * Theme.u
                        Heading { id: total; objectName: "cards"; text: root.vm.cards; size: 52; color: root.vm.cards === root.vm.seats ? Theme.gold : "#ff8f6b"; wrapMode: Text.NoWrap }
                        Prose { anchors.baseline: total.baseline; text: Words.say("ui-deck-cards", { seats: root.vm.seats, cards: root.vm.cards }); color: Theme.inkDim; width: Math.min(implicitWidth, facts.width - total.width - 10 * Theme.u); wrapMode: Text.Wrap }
                    }
                    Repeater {
                        model: root.vm.teams
                        Column {
                            id: team
                            required property string name
                            required property int count
                            required property real share
                            required property int index
                            width: facts.width
                            spacing: 5 * Theme.u
                            Item {
                                width: parent.width
                                height: side.implicitHeight
                                Prose { id: side; text: team.name; strong: true; size: 17 }
                                Prose { anchors.right: parent.right; text: team.count; strong: true; size: 17; color: Theme.gold }
                            }
                            Rectangle {
                                width: parent.width
                                height: Theme.even(8 * Theme.u)
                                radius: height / 2
                                color: "#2a2b52"
                                Rectangle { width: parent.width * Math.min(1, team.share); height: parent.height; radius: height / 2; color: team.index === 0 ? "#b5525c" : "#6fae8d" }
                            }
                        }
                    }
                    Prose { objectName: "minutes"; width: parent.width; text: Words.lines("ui-deck-minutes", { minutes: root.vm.minutes }); color: Theme.inkDim; size: 17; visible: root.vm.ready }
                    Repeater {
                        model: root.vm.problems
                        Column {
                            id: problem
                            required property int index
                            required property string text
                            required property bool fatal
                            required property list<string> fixes
                            objectName: "problem" + index
                            width: facts.width
                            spacing: 8 * Theme.u
                            Rectangle { width: parent.width; height: Theme.line(1); radius: height / 2; color: Theme.panelLine }
                            Row {
                                width: parent.width
                                spacing: 8 * Theme.u
                                // a mark and a colour: must be mended, or only advice
                                SeatMark { kind: problem.fatal ? "cross" : "diamond"; width: Theme.type(17); height: width; y: 2 * Theme.u }
                                Prose { objectName: "problemText" + problem.index; width: parent.width - Theme.type(17) - parent.spacing; text: problem.text; size: 17; color: problem.fatal ? "#ffb59c" : Theme.ink }
                            }
                            Flow {
                                width: parent.width
                                spacing: 8 * Theme.u
                                Repeater {
                                    model: problem.fixes
                                    PillButton {
                                        required property int index
                                        required property string modelData
                                        objectName: "fix" + problem.index + "-" + index
                                        size: 16
                                        width: Math.min(implicitWidth, problem.width)
                                        text: modelData
                                        onClicked: root.vm.mend(problem.index, index)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
