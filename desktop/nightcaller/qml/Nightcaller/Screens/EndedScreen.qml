pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Who won and why, with lanterns over the hills. Then the story: every night and day with its secrets on the ring,
// and every card.
Page {
    id: root
    required property EndedViewModel vm
    readonly property bool wolves: vm.emblem === "werewolf"
    property int tab: 0
    bare: !vm.telling
    title: vm.telling ? Words.first(vm.winner) : ""
    kicker: vm.telling && vm.reason !== "" ? Words.first(vm.reason) : ""
    contentWidth: 1220
    dawn: vm.telling ? 0.3 : wolves ? 0 : 1
    day: vm.telling ? 0 : wolves ? 0 : 0.25
    dimSky: vm.telling
    moonX: vm.telling ? 0.93 : 0.5
    moonY: vm.telling ? 0.09 : 0.24
    moonSize: vm.telling ? 0 : 0.34
    sunX: 0.5
    sunY: vm.telling ? 1.2 : 0.91
    Component.onCompleted: tell.forceActiveFocus(Qt.TabFocusReason)

    // --- the verdict ---

    Item {
        id: verdict
        visible: !root.vm.telling
        anchors.fill: parent
        Lanterns { anchors.fill: parent }
        Column {
            anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.wolves ? parent.height * 0.1 : -parent.height * 0.06 }
            width: Math.min(parent.width - 2 * root.margin, 1000 * Theme.u)
            spacing: 14 * Theme.u
            scale: Math.min(1, verdict.height * 0.8 / Math.max(1, implicitHeight))
            EmblemDisc { anchors.horizontalCenter: parent.horizontalCenter; width: 150 * Theme.u; height: width; kind: root.vm.emblem }
            Heading { objectName: "verdict"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.first(root.vm.winner); size: 84; lineHeight: 0.95 }
            Prose { width: parent.width; horizontalAlignment: Text.AlignHCenter; visible: text !== ""; text: Words.second(root.vm.winner); size: 26; strong: true; color: Theme.gold }
            Prose { objectName: "reason"; width: parent.width; horizontalAlignment: Text.AlignHCenter; visible: text !== ""; text: root.vm.reason === "" ? "" : Words.lines(root.vm.reason); size: 26 }
            Prose { objectName: "winners"; width: parent.width; horizontalAlignment: Text.AlignHCenter; visible: root.vm.winners.length > 0; text: visible ? Words.lines("ui-ended-winners", { seats: root.vm.winners, count: root.vm.winners.length }) : ""; size: 20; color: Theme.inkDim }
        }
    }

    // --- the story ---

    Item {
        id: recap
        visible: root.vm.telling
        anchors.fill: parent
        SeatRing {
            id: ring
            anchors { left: parent.left; top: parent.top }
            width: root.portrait ? parent.width : parent.width * 0.54
            height: (root.portrait ? parent.height * 0.46 : parent.height) - scrub.height - 8 * Theme.u
            model: root.vm.seats
            interactive: false
            noted: true
            Heading {
                objectName: "chapterTitle"
                anchors.centerIn: parent
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.vm.chapters.length > 0 ? Words.lines(root.vm.chapters[root.vm.chapter], { day: root.vm.days[root.vm.chapter] }) : ""
                size: 50
                fontSizeMode: Text.Fit
                minimumPixelSize: 10
                height: Math.min(implicitHeight, ring.innerHeight)
            }
        }
        Row {
            id: scrub
            anchors { left: parent.left; top: ring.bottom; topMargin: 8 * Theme.u }
            width: ring.width
            spacing: 10 * Theme.u
            PillButton { id: earlier; objectName: "earlier"; size: 18; text: "‹"; enabled: root.vm.chapter > 0; Accessible.name: Words.first("ui-ended-scrub"); onClicked: root.vm.turnTo(root.vm.chapter - 1) }
            SlideBar {
                id: bar
                objectName: "scrub"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - earlier.width - later.width - 2 * parent.spacing
                name: Words.first("ui-ended-scrub")
                from: 0
                to: Math.max(1, root.vm.chapters.length - 1)
                stepSize: 1
                snapMode: SlideBar.SnapAlways
                value: root.vm.chapter
                onMoved: root.vm.turnTo(Math.round(value))
            }
            PillButton { id: later; objectName: "later"; size: 18; text: "›"; enabled: root.vm.chapter < root.vm.chapters.length - 1; Accessible.name: Words.first("ui-ended-scrub"); onClicked: root.vm.turnTo(root.vm.chapter + 1) }
        }
        Choice {
            id: tabs
            objectName: "tab"
            anchors { right: parent.right; top: root.portrait ? scrub.bottom : parent.top; topMargin: root.portrait ? 10 * Theme.u : 0 }
            width: root.portrait ? parent.width : parent.width * 0.44
            options: [Words.say("ui-ended-tab-story"), Words.say("ui-ended-tab-cards")]
            current: root.tab
            size: 16
            name: root.title
            onPicked: index => root.tab = index
        }
        Panel {
            id: pane
            anchors { right: parent.right; bottom: parent.bottom; top: tabs.bottom; topMargin: 8 * Theme.u }
            width: tabs.width
            padding: 16 * Theme.u
            ScrollArea {
                id: story
                objectName: "story"
                visible: root.tab === 0
                anchors.fill: parent
                spacing: 7 * Theme.u
                Repeater {
                    model: root.vm.story
                    Item {
                        id: entry
                        required property int index
                        required property string text
                        required property string mark
                        required property bool death
                        required property int number
                        required property real hue
                        required property string votes
                        required property real share
                        required property bool leading
                        required property string voters
                        readonly property bool sentence: number === 0
                        objectName: "told" + index
                        width: parent ? parent.width : 0
                        height: sentence ? words.implicitHeight : who.implicitHeight + 4 * Theme.u
                        // a sentence: its mark on the ring is its bullet
                        SeatMark { visible: entry.sentence && entry.mark !== ""; y: 4 * Theme.u; width: 19 * Theme.u; height: width; kind: entry.mark }
                        Rectangle { visible: entry.sentence && entry.mark === ""; x: 7 * Theme.u; y: 12 * Theme.u; width: 6 * Theme.u; height: width; radius: width / 2; color: entry.death ? Theme.blood : Theme.gold }
                        Prose { id: words; visible: entry.sentence; x: 28 * Theme.u; width: parent.width - x; text: entry.text; size: 18; strong: entry.death }
                        // one name of a vote
                        Prose { id: who; visible: !entry.sentence; x: 28 * Theme.u; width: parent.width * 0.34 - x; text: entry.number + " · " + entry.text; size: 15; strong: entry.leading; wrapMode: Text.NoWrap; elide: Text.ElideRight }
                        Rectangle {
                            visible: !entry.sentence
                            anchors.verticalCenter: who.verticalCenter
                            x: parent.width * 0.35
                            width: Math.max(height, parent.width * 0.26 * entry.share)
                            height: who.implicitHeight * 0.6
                            radius: height / 2
                            color: entry.leading ? "#d9a24a" : "#5d5a96"
                        }
                        Prose { id: result; visible: !entry.sentence; x: parent.width * 0.63; text: entry.votes; size: 16; strong: true; color: entry.leading ? Theme.gold : Theme.ink; wrapMode: Text.NoWrap }
                        Prose { visible: !entry.sentence; x: parent.width * 0.72; width: parent.width - x; text: entry.voters; size: 14; color: Theme.inkDim; wrapMode: Text.NoWrap; elide: Text.ElideRight; anchors.verticalCenter: who.verticalCenter }
                    }
                }
            }
            ScrollArea {
                id: faces
                objectName: "cards"
                visible: root.tab === 1
                anchors.fill: parent
                spacing: 8 * Theme.u
                Prose { objectName: "nose"; width: parent.width; visible: text !== ""; text: root.vm.nose; size: 17; strong: true; color: Theme.gold }
                Repeater {
                    model: root.vm.cards
                    Item {
                        id: card
                        required property int number
                        required property string name
                        required property string role
                        required property string kind
                        required property bool won
                        required property string guesses
                        objectName: "card" + number
                        width: parent ? parent.width : 0
                        height: Math.max(disc.height, whose.implicitHeight)
                        EmblemDisc { id: disc; width: 40 * Theme.u; height: width; kind: card.kind }
                        Column {
                            id: whose
                            anchors { left: disc.right; leftMargin: 10 * Theme.u; right: result2.left; rightMargin: 8 * Theme.u; verticalCenter: parent.verticalCenter }
                            Prose { width: parent.width; text: card.number + " · " + card.name; size: 18; strong: card.won; elide: Text.ElideRight; wrapMode: Text.NoWrap }
                            Prose { width: parent.width; text: card.role; size: 15; color: Theme.inkDim; elide: Text.ElideRight; wrapMode: Text.NoWrap }
                        }
                        Row {
                            id: result2
                            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                            spacing: 8 * Theme.u
                            Prose { anchors.verticalCenter: parent.verticalCenter; visible: card.guesses !== ""; text: Words.first("ui-ended-guesses", { score: card.guesses }); size: 15; color: Theme.inkDim }
                            Chip { anchors.verticalCenter: parent.verticalCenter; visible: card.won; text: Words.first("ui-ended-won") }
                        }
                    }
                }
            }
        }
    }
    footer: [
        PillButton { id: tell; objectName: "tellStory"; visible: !root.vm.telling; tone: "primary"; size: root.vm.telling ? 17 : 22; emblem: "book"; text: Words.say("ui-ended-tell"); onClicked: { root.vm.tellStory(); bar.forceActiveFocus(Qt.TabFocusReason); } },
        PillButton { objectName: "rematch"; tone: root.vm.telling ? "primary" : "plain"; size: root.vm.telling ? 17 : 22; text: Words.say("ui-ended-rematch"); onClicked: root.vm.again() },
        PillButton { objectName: "savePage"; visible: root.vm.telling; size: root.vm.telling ? 17 : 22; emblem: "book"; text: Words.say("ui-ended-save-page"); onClicked: root.vm.savePage() },
        PillButton { objectName: "savePicture"; visible: root.vm.telling; size: root.vm.telling ? 17 : 22; text: Words.say("ui-ended-save-picture"); onClicked: root.vm.savePicture(root.Window.window as Window) },
        PillButton { objectName: "goHome"; size: root.vm.telling ? 17 : 22; text: Words.say("ui-ended-home"); onClicked: root.vm.goHome() }
    ]
    Keys.onLeftPressed: root.vm.turnTo(root.vm.chapter - 1)
    Keys.onRightPressed: root.vm.turnTo(root.vm.chapter + 1)
}
