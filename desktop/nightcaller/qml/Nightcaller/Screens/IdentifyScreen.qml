pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Eyes closed with the table's own cards: the called role taps where it sits. The ring is empty for every role: who
// tapped what before cannot be seen, and a seat that is tapped twice is told to everybody when the round is over.
PrivatePage {
    id: root
    required property IdentifyViewModel vm
    readonly property bool open: vm.moment === "open"
    readonly property bool dark: vm.moment === "dark"
    readonly property var called: ({ role: vm.role, count: vm.wanted })
    onSeenChanged: if (seen) vm.goOn()
    onMustCover: vm.coverUp()
    // A call begins with nothing focused: the last tap must not show where somebody sits.
    Item { id: rest; focus: true }
    readonly property string place: [vm.index, vm.moment, vm.asked].join("/")
    onPlaceChanged: {
        Fresh.begin();
        rest.forceActiveFocus();
    }
    Keys.forwardTo: open ? [table] : []
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) vm.confirm(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) vm.confirm(); }

    CornerTitle {
        id: head
        visible: !root.dark
        aside: !root.portrait && table.count <= 12
        portrait: root.portrait
        ring: table
        ringBottom: foot.y - 28 * Theme.u
        // in the middle it keeps off the menu
        anchors {
            left: parent.left; top: parent.top; margins: root.margin + (aside ? 0 : menuButton.width + 12 * Theme.u)
            topMargin: 22 * Theme.u
        }
        width: aside ? Math.min(250 * Theme.u, parent.width * 0.22) : parent.width - 2 * anchors.leftMargin
        size: 40
        titleName: "identifyTitle"
        title: Words.first("ui-cards-title")
        second: Words.second("ui-cards-title")
    }
    PillButton {
        id: menuButton
        objectName: "menuButton"
        visible: !root.dark
        anchors { right: parent.right; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        size: Theme.capped(17)
        text: Words.say("ui-menu")
        onClicked: menu.open()
    }
    GameMenu { id: menu; app: root.app }
    Item {
        visible: !root.dark
        anchors {
            top: head.aside ? parent.top : head.bottom
            topMargin: (head.aside ? 14 : 10) * Theme.u
            bottom: foot.top
            bottomMargin: 28 * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width - 2 * (root.portrait ? 10 * Theme.u : root.margin)
        QuestionTable {
            id: table
            objectName: "table"
            anchors.fill: parent
            model: root.vm.seats
            interactive: root.open && root.vm.asked
            emblem: Words.kindOf(root.vm.role)
            kicker: root.vm.role === "" ? ""
                : Words.say(Words.idOf("role", root.vm.role)) + "  ·  " + (root.vm.index + 1) + " / " + root.vm.count
            line: {
                if (root.vm.role === "")
                    return "";
                if (root.vm.moment === "wake")
                    return Words.lines("line-cards-wake", root.called);
                if (!root.open)
                    return Words.lines("line-cards-sleep", { role: root.vm.role });
                if (!root.vm.asked)
                    return Words.lines("ui-cards-done");
                return root.vm.wanted > 1 ? Words.lines("ui-cards-many", { done: root.vm.done, count: root.vm.wanted })
                    : Words.lines("ui-cards-one");
            }
            fact: Words.lines("ui-cards-silent")
            onChosen: seat => root.vm.choose(seat)
        }
    }
    PillButton {
        id: foot
        objectName: "confirm"
        anchors { bottom: parent.bottom; bottomMargin: 22 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, 520 * Theme.u)
        height: Math.max(58 * Theme.u, Theme.type(Theme.tight(20)) * 2.7)
        visible: !root.dark
        tone: "primary"
        size: Theme.capped(21)
        enabled: root.open && root.vm.ready
        text: root.vm.done > 0 ? Words.say("ui-cards-confirm", { seats: root.vm.chosen, count: root.vm.wanted })
            : Words.say(root.open && root.vm.asked ? "ui-visit-choose-seat" : "ui-call-wait")
        Accessible.name: Words.say("ui-visit-confirm")
        onClicked: root.vm.confirm()
    }
}
