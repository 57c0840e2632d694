pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// All finished games together: what a group gathers around at the end of an evening.
Page {
    id: root
    required property SeasonViewModel vm
    property int tab: 0
    // large letters and narrow windows leave the title no room beside words
    readonly property bool brief: portrait || Theme.textScale > 1.4
    readonly property bool shown: !vm.empty
    // what is saved, and whoever is called otherwise, waits until all games are counted
    readonly property bool counting: shown && vm.reading
    readonly property bool personal: vm.person !== "" && tab === 2
    title: shown ? personal ? vm.person : vm.title : Words.first("ui-season")
    kicker: counting ? Words.say("ui-season-counted", { done: vm.read, count: vm.total })
        : shown ? personal ? vm.personLine : vm.kicker
        : Words.second("ui-season")
    back: Words.say("ui-evenings")
    contentWidth: 1200
    moonSize: 0 // the buttons stand there
    onBackRequested: personal || vm.drawing ? vm.openPerson("") : app.back()
    corner: [
        PillButton {
            objectName: "chooseGames"; visible: root.shown; size: Theme.tight(17); emblem: "eye"
            text: root.brief ? "" : Words.say("ui-season-choose"); Accessible.name: Words.say("ui-season-choose")
            onClicked: choosing.open()
        },
        PillButton {
            objectName: "saveSeason"; visible: root.shown && !root.vm.nothing; size: Theme.tight(17); emblem: "book"
            enabled: !root.vm.reading
            text: root.brief ? "" : Words.say("ui-season-save"); Accessible.name: Words.say("ui-season-save")
            onClicked: saving.open()
        }
    ]

    // --- reading, and nothing to read ---
    Column {
        objectName: "seasonReading"
        visible: root.vm.reading && root.vm.empty
        anchors.centerIn: parent
        width: Math.min(parent.width, 640 * Theme.u)
        spacing: 18 * Theme.u
        CentredHeading { size: 28; text: Words.lines("ui-season-reading") }
        ProgressLine {
            width: parent.width; steps: 12; value: root.vm.progress; text: root.vm.read + " / " + root.vm.total
        }
    }
    Column {
        visible: !root.vm.reading && root.vm.empty
        anchors.centerIn: parent
        width: Math.min(parent.width, 640 * Theme.u)
        spacing: 18 * Theme.u
        RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 96 * Theme.u; kind: "moon" }
        CentredHeading { objectName: "emptySeason"; size: 28; text: Words.lines("ui-season-none") }
        CentredProse { color: Theme.inkDim; text: root.vm.skipped }
        PillButton {
            objectName: "newGameButton"; anchors.horizontalCenter: parent.horizontalCenter; tone: "primary"
            text: Words.say("ui-home-new"); onClicked: root.app.open("Players")
        }
    }

    // --- the pages ---
    Choice {
        id: tabs
        objectName: "seasonTab"
        visible: root.shown
        width: parent.width
        size: Theme.tight(17)
        options: [Words.say("ui-season-tab-season"), Words.say("ui-season-tab-games"),
            Words.say("ui-season-tab-people"), Words.say("ui-season-tab-beside"), Words.say("ui-season-tab-never")]
        current: root.tab
        name: Words.first("ui-season")
        onPicked: index => { if (!root.vm.drawing) root.tab = index; }
    }
    ProgressLine {
        objectName: "seasonCounting"; visible: root.counting; value: root.vm.progress; Accessible.name: root.kicker
        anchors { left: parent.left; right: parent.right; top: tabs.bottom; topMargin: 4 * Theme.u }
    }
    Prose {
        objectName: "nothingChosen"
        visible: root.shown && root.vm.nothing
        anchors.centerIn: parent
        width: parent.width * 0.8
        horizontalAlignment: Text.AlignHCenter
        size: 24
        text: Words.lines("ui-season-nothing")
    }
    Loader {
        active: root.shown && !root.vm.nothing
        anchors {
            left: parent.left; right: parent.right; top: tabs.bottom; topMargin: 14 * Theme.u; bottom: parent.bottom
        }
        sourceComponent: [overview, games, people, beside, never][root.tab]
    }
    Component {
        id: overview
        SeasonOverview {
            vm: root.vm
            onPersonChosen: name => { root.tab = 2; root.vm.openPerson(name); }
            onRivalsChosen: root.tab = 3
        }
    }
    Component { id: games; SeasonGames { vm: root.vm } }
    Component { id: people; SeasonPeople { vm: root.vm } }
    Component { id: beside; SeasonBeside { vm: root.vm } }
    Component { id: never; SeasonNever { vm: root.vm } }

    SeasonChoice { id: choosing; vm: root.vm }
    SeasonTable { id: saving; vm: root.vm }
}
