pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Every role of a book with many: type a name in either language and press Enter, or sieve by side, kind and how hard
// it is. In a tall column it scrolls with everything else (`whole`); else the search stays where it is.
FocusScope {
    id: root
    required property DeckViewModel vm
    property bool whole: false
    readonly property RoleFinderViewModel finder: vm.finder
    implicitHeight: search.height + gap + list.contentHeight
    readonly property real gap: 10 * Theme.u
    // Somebody types without having tapped the search first.
    function begin(letters: string) {
        search.text = letters;
        search.forceActiveFocus(Qt.TabFocusReason);
        finder.search(letters);
    }

    TextEntry {
        id: search
        objectName: "find"
        focus: true
        width: parent.width
        size: 18
        hint: Words.say("ui-find-search")
        inputMethodHints: Qt.ImhNone
        onEdited: root.finder.search(text)
        onEntered: root.vm.takeFirst()
        Keys.onDownPressed: list.itemAt(0)?.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onEscapePressed: event => {
            event.accepted = text !== "";
            clear();
            root.finder.search("");
        }
    }
    Connections {
        target: root.finder
        function onMoved() { list.toTop(); }
    }
    ScrollList {
        id: list
        objectName: "found"
        anchors { top: search.bottom; topMargin: root.gap; left: parent.left; right: parent.right }
        height: root.whole ? contentHeight : root.height - y
        spacing: 0
        model: root.finder.rows
        header: Column {
            width: ListView.view?.width ?? 0
            spacing: root.gap
            bottomPadding: root.gap
            onHeightChanged: Qt.callLater(list.toTop)
            SideBySide {
                spacing: 6 * Theme.u
                visible: root.finder.wanted.trim() === ""
                Repeater {
                    model: root.finder.sieves
                    PillButton {
                        id: sieve
                        required property string key
                        required property string name
                        required property string about
                        required property bool on
                        objectName: "sieve-" + key
                        size: 14
                        rapid: true
                        tone: on ? "primary" : "plain"
                        text: name
                        Accessible.name: about
                        onClicked: root.finder.sieve(key)
                    }
                }
            }
            Paragraph {
                objectName: "findHint"; visible: root.finder.first !== ""
                text: Words.say("ui-find-enter", { role: root.finder.first }); size: 15; color: Theme.gold
            }
            Paragraph {
                objectName: "findNothing"; visible: root.finder.found === 0
                text: Words.lines(root.finder.wanted.trim() === "" ? "ui-find-none" : "ui-find-nothing"); size: 17
                color: Theme.inkDim
            }
            PillButton {
                objectName: "findEverything"; visible: root.finder.found === 0; size: 16
                text: Words.say("ui-find-everything")
                onClicked: { search.clear(); root.finder.everything(); }
            }
        }
        delegate: Column {
            id: entry
            required property int index
            required property string role
            required property string emblem
            required property string name
            required property string about
            required property string heading
            required property int hard
            required property int count
            required property int most
            width: ListView.view?.width ?? 0
            Heading {
                visible: entry.heading !== ""; text: entry.heading; width: parent.width; size: 20; color: Theme.gold
                topPadding: entry.index > 0 ? 10 * Theme.u : 0; bottomPadding: 4 * Theme.u
            }
            Item {
                objectName: "found-" + entry.emblem
                width: parent.width
                height: Math.max(disc.height, texts.implicitHeight, step.implicitHeight) + 16 * Theme.u
                Rectangle {
                    anchors.fill: parent; radius: 12 * Theme.u
                    color: entry.count > 0 ? Theme.chosenVeil : "transparent"
                }
                Rectangle {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                    height: Theme.line(1); radius: height / 2; color: Theme.trackLight
                }
                PeekDisc {
                    id: disc
                    anchors { left: parent.left; leftMargin: 8 * Theme.u; verticalCenter: parent.verticalCenter }
                    width: Theme.even(Math.max(Theme.px(46), Theme.type(17) * 2.4))
                    kind: entry.emblem; name: entry.name; onClicked: root.vm.peek(entry.role)
                }
                Column {
                    id: texts
                    anchors {
                        left: disc.right; leftMargin: 10 * Theme.u; right: step.left; rightMargin: 6 * Theme.u
                        verticalCenter: parent.verticalCenter
                    }
                    SideBySide {
                        Prose {
                            width: Math.min(implicitWidth, parent.width); text: entry.name; strong: true; lineHeight: 1
                        }
                        Dots { of: entry.hard; size: 9; topPadding: Theme.type(18) * 0.5 }
                    }
                    Paragraph { text: entry.about; size: 14; color: Theme.inkDim; lineHeight: 1 }
                    TapHandler { onTapped: root.vm.peek(entry.role) }
                }
                Stepper {
                    id: step
                    objectName: "step-" + entry.emblem
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    visible: entry.most > 0
                    width: visible ? implicitWidth : 0
                    name: entry.name
                    value: entry.count
                    to: entry.most
                    size: 15
                    onStepped: by => root.vm.step(entry.role, by)
                }
            }
        }
    }
}
