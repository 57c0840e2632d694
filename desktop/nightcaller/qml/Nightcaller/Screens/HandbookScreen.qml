pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The rules and every role to look up. Public knowledge only, so it may be open during a game.
Page {
    id: root
    required property HandbookViewModel vm
    title: Words.first("ui-handbook")
    kicker: Words.second("ui-handbook") || Words.say("ui-handbook-kicker")
    back: Words.say("ui-back")
    onBackRequested: app.back()
    corner: [
        PillButton {
            objectName: "minutesButton"; visible: !root.vm.playing; size: Theme.capped(17); emblem: "cockerel"
            text: Theme.textScale < 2 ? Words.say("ui-minutes") : ""; Accessible.name: Words.say("ui-minutes")
            onClicked: root.vm.twoMinutes()
        }
    ]
    // Page Down and Page Up turn the page that is read, also while the list has the keyboard.
    function turn(event: KeyEvent) {
        if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
            return;
        const way = event.key === Qt.Key_PageDown ? 0.9 : -0.9;
        reading.contentY = Math.max(0, Math.min(reading.furthest, reading.contentY + way * reading.height));
        event.accepted = true;
    }
    readonly property bool wide: !portrait && Theme.textScale < 1.6 && width > 900

    TextEntry {
        id: search
        objectName: "search"
        focus: true
        width: root.wide ? parent.width * 0.34 : parent.width
        hint: Words.say("ui-handbook-search")
        // what somebody looks up in the middle of a game is hers
        secret: root.app?.playing ?? false
        inputMethodHints: secret ? Qt.ImhSensitiveData | Qt.ImhNoPredictiveText : Qt.ImhNone
        onEdited: root.vm.search(text)
        Keys.onDownPressed: list.chosen?.forceActiveFocus(Qt.TabFocusReason)
        Keys.onPressed: event => root.turn(event)
    }
    Choice {
        id: books
        objectName: "books"
        visible: root.vm.books.length > 1
        anchors { left: parent.left; top: search.bottom; topMargin: visible ? 10 * Theme.u : 0 }
        width: search.width
        height: visible ? implicitHeight : 0
        options: root.vm.books
        current: root.vm.book
        onPicked: index => root.vm.chooseBook(index)
    }
    ScrollArea {
        id: list
        objectName: "handbookList"
        // the open page's entry is in view, also once the list has found its places; with the first one, what stands
        // above it
        property Item chosen: null
        property bool first: false
        onChosenChanged: showChosen()
        onFurthestChanged: showChosen()
        function showChosen() {
            if (chosen)
                reveal(chosen);
            if (first)
                contentY = 0;
        }
        anchors { left: parent.left; top: books.bottom; topMargin: 12 * Theme.u }
        width: root.wide ? parent.width * 0.34 : parent.width
        height: root.wide ? parent.height - y : Math.min(implicitHeight, parent.height * 0.3)
        SideBySide {
            id: entries
            Paragraph {
                objectName: "foundCount"; visible: root.vm.found > 0
                text: Words.say("ui-handbook-found", { count: Math.max(0, root.vm.found) }); color: Theme.inkDim
                size: 15; leftPadding: 10 * Theme.u
            }
            Repeater {
                model: root.vm.rows
                Column {
                    id: entry
                    required property int index
                    required property string key
                    required property string name
                    required property string emblem
                    required property string heading
                    required property bool selected
                    // a heading takes the whole line for itself and its first page
                    width: root.wide || heading !== "" ? entries.width : Math.min(pill.implicitWidth, entries.width)
                    spacing: 8 * Theme.u
                    onSelectedChanged: choose()
                    Component.onCompleted: choose()
                    onYChanged: if (selected) list.showChosen()
                    function choose() {
                        if (!selected)
                            return;
                        list.first = index === 0;
                        list.chosen = pill;
                    }
                    Paragraph {
                        visible: entry.heading !== ""
                        topPadding: entry.index > 0 ? 8 * Theme.u : 0
                        text: entry.heading === "" ? "" : Words.say(entry.heading)
                        color: Theme.gold
                        strong: true
                        size: 15
                    }
                    PillButton {
                        id: pill
                        objectName: "entry-" + Words.kindOf(entry.key)
                        width: root.wide ? entries.width : Math.min(implicitWidth, entries.width)
                        size: 18
                        emblem: entry.emblem
                        tone: entry.selected ? "primary" : "plain"
                        text: entry.name
                        onClicked: root.vm.show(entry.key)
                        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                        Keys.onPressed: event => root.turn(event)
                    }
                }
            }
            Paragraph {
                objectName: "nothingFound"; visible: root.vm.found === 0; text: Words.lines("ui-handbook-nothing")
                color: Theme.inkDim; padding: 10 * Theme.u
            }
        }
    }
    ScrollArea {
        id: reading
        objectName: "handbookPage"
        anchors {
            right: parent.right; top: root.wide ? parent.top : list.bottom; topMargin: root.wide ? 0 : 12 * Theme.u
            bottom: parent.bottom
        }
        width: root.wide ? parent.width * 0.64 : parent.width
        // another page begins at its beginning
        readonly property string open: root.vm.message
        onOpenChanged: contentY = 0
        // a leaf of the book: the same warm paper as the cards
        CardPaper {
            id: leaf
            objectName: "leaf"
            width: parent.width
            height: page.implicitHeight + 64 * Theme.u
            Column {
                id: page
                anchors { left: parent.left; right: parent.right; top: parent.top; margins: 32 * Theme.u }
                spacing: 12 * Theme.u
                Row {
                    width: parent.width
                    spacing: 20 * Theme.u
                    EmblemDisc { id: disc; width: Theme.even(116 * Theme.u); kind: root.vm.emblem }
                    Column {
                        width: parent.width - disc.width - parent.spacing
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 6 * Theme.u
                        Heading {
                            objectName: "leafName"; width: parent.width; text: Words.first(root.vm.message)
                            color: Theme.inkOnCard
                        }
                        Paragraph {
                            text: Words.second(root.vm.message); strong: true; color: Theme.headingOnCard
                            font.letterSpacing: 3 * Theme.u; font.capitalization: Font.AllUppercase
                        }
                        Chip {
                            tone: Theme.team; text: Words.say(root.vm.label)
                            width: Math.min(implicitWidth, parent.width)
                        }
                    }
                }
                Passage { width: parent.width; vm: root.vm; message: root.vm.card; size: 20; strong: true }
                Passage { width: parent.width; vm: root.vm; message: root.vm.about; size: 17; ink: Theme.headingOnCard }
                Ruler { }
                Grid {
                    id: facts
                    visible: root.vm.about !== ""
                    width: parent.width
                    columns: root.portrait || Theme.textScale > 1.3 ? 1 : 2
                    columnSpacing: 24 * Theme.u
                    rowSpacing: 10 * Theme.u
                    Repeater {
                        model: ["when", "limits"]
                        Column {
                            required property string modelData
                            width: (facts.width - (facts.columns - 1) * facts.columnSpacing) / facts.columns
                            spacing: 4 * Theme.u
                            Kicker { text: Words.say("ui-handbook-" + parent.modelData) }
                            Passage {
                                width: parent.width; vm: root.vm
                                message: root.vm.about === "" ? "" : root.vm.about + "." + parent.modelData; size: 17
                            }
                        }
                    }
                }
                Passage { width: parent.width; vm: root.vm; message: root.vm.message + ".more" }
                Column {
                    id: chart
                    objectName: "chart"
                    visible: root.vm.chart
                    width: parent.width
                    spacing: 6 * Theme.u
                    Kicker { text: Words.say("ui-handbook-chart") }
                    Paragraph {
                        visible: root.vm.playing; text: Words.lines("ui-handbook-in-this-game"); size: 15
                        color: Theme.inkOnCardDim
                    }
                    Paragraph {
                        objectName: "nightLength"; visible: root.vm.nightMinutes > 0
                        text: Words.lines("ui-night-length", { minutes: root.vm.nightMinutes }); size: 15
                        color: Theme.inkOnCardDim
                    }
                    CourseBand {
                        width: parent.width; title: Words.say("ui-handbook-night-part"); emblem: "moon"
                        steps: root.vm.night; onChosen: role => root.vm.show(role)
                    }
                    CourseBand {
                        width: parent.width; title: Words.say("ui-handbook-closing-part")
                        about: Words.lines("ui-handbook-closing-about"); emblem: "eye"; steps: root.vm.closing
                        high: Paint.closingBandDeep; low: Paint.closingBand; onChosen: role => root.vm.show(role)
                    }
                    CourseBand {
                        width: parent.width; title: Words.say("ui-handbook-dawn-part"); emblem: "cockerel"
                        steps: root.vm.dawn; high: Paint.dawnBandDeep; low: Paint.dawnBand
                        onChosen: role => root.vm.show(role)
                    }
                    CourseBand {
                        width: parent.width; title: Words.say("ui-handbook-day-part"); emblem: "sun"; steps: root.vm.day
                        high: Paint.dayBand; low: Paint.dayBandDeep; onChosen: role => root.vm.show(role)
                    }
                }
                Ruler { visible: meetings.count > 0 }
                Kicker { visible: meetings.count > 0; text: Words.say("ui-handbook-meets") }
                Repeater {
                    id: meetings
                    model: root.vm.meetings
                    MeetingEntry { width: page.width; vm: root.vm }
                }
                Ruler { visible: rules.count > 0 }
                Kicker { visible: rules.count > 0; text: Words.say("ui-handbook-house") }
                Repeater {
                    id: rules
                    model: root.vm.rules
                    RuleEntry { width: page.width; vm: root.vm }
                }
            }
        }
        Item { width: 1; height: 2 * Theme.u }
    }

    component Ruler: Rectangle {
        width: parent?.width ?? 0
        height: Theme.line(1)
        radius: height / 2
        color: Theme.paperLine
    }
    component Kicker: Paragraph {
        color: Theme.headingOnCard
        strong: true
        size: 15
        font.letterSpacing: 1.5 * Theme.u
    }
}
