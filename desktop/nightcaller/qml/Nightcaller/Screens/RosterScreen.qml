pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Narrator style with the table's own cards: tap a card, tap its seats. Masked, a known seat only has a mark; the cards
// show while "see all" is held. At once, or one card after the other with the script on the left.
PrivatePage {
    id: root
    required property RosterViewModel vm
    onMustCover: { eye.cancel(); vm.coverUp(); }
    Keys.forwardTo: [ring]

    PillButton {
        id: menuButton
        objectName: "menuButton"
        anchors { right: parent.right; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        size: Theme.capped(17)
        text: Words.say("ui-menu")
        onClicked: menu.open()
    }
    GameMenu { id: menu; app: root.app; mends: true }

    YieldingColumn {
        id: side
        roomHigh: root.portrait ? 1e6 : height
        anchors {
            left: parent.left; top: parent.top; bottom: foot.top; margins: root.margin; topMargin: 18 * Theme.u
            bottomMargin: 12 * Theme.u
        }
        width: root.portrait ? parent.width - 2 * root.margin : Math.min(parent.width * 0.36, 420 * Theme.u)
        spacing: 8 * Theme.u
        // a deck of many roles: the whole column shrinks rather than lose a card
        scale: root.portrait ? 1 : Math.min(1, height / Math.max(1, implicitHeight))
        transformOrigin: Item.TopLeft
        Heading {
            objectName: "rosterTitle"; width: parent.width - (root.portrait ? menuButton.width : 0)
            text: Words.first("ui-cards-roster"); size: Theme.capped(36) * side.lesserButtons
        }
        Paragraph {
            text: root.vm.waits !== ""
                ? "“" + Words.lines(Words.idOf("role", root.vm.waits) + ".sleep", { role: root.vm.waits }) + "”\n"
                    + Words.lines("ui-cards-roster-waits")
                : root.vm.later ? Words.lines("ui-cards-roster-some") : root.vm.spare === ""
                ? Words.lines("ui-cards-roster-all") : Words.lines("ui-cards-roster-about", { role: root.vm.spare })
            size: Theme.tight(17) * side.lesser
            color: Theme.inkDim
        }
        SideBySide {
            id: cards
            Repeater {
                model: root.vm.cards
                PillButton {
                    required property string role
                    required property int placed
                    required property int count
                    required property bool selected
                    objectName: "card-" + role
                    // Two columns: a count that grows moves nothing under the finger.
                    width: (cards.width - cards.spacing) / 2
                    size: Theme.capped(16.5) * side.lesserButtons
                    emblem: Words.kindOf(role)
                    tone: selected ? "primary" : "plain"
                    text: Words.first("ui-cards-card", { role: role, done: placed, count: count })
                        + (placed === count ? " ✓" : "")
                    onClicked: root.vm.select(role)
                }
            }
        }
        Paragraph {
            objectName: "script"
            visible: root.vm.selected !== ""
            text: visible
                ? "“" + Words.lines("line-cards-show", { role: root.vm.selected, count: root.vm.wanted }) + "”" : ""
            size: Theme.tight(18) * side.lesser
            color: Theme.gold
        }
        SideBySide {
            visible: root.vm.selected !== ""
            PillButton {
                objectName: "call"; size: Theme.capped(16) * side.lesserButtons; text: Words.say("ui-cards-say")
                onClicked: root.vm.call()
            }
            PillButton {
                objectName: "sleep"; size: Theme.capped(16) * side.lesserButtons; text: Words.say("ui-cards-say-sleep")
                onClicked: root.vm.sleep()
            }
        }
    }
    SeatRing {
        secret: true
        id: ring
        objectName: "ring"
        anchors {
            top: root.portrait ? side.top : parent.top
            topMargin: root.portrait ? Math.min(side.implicitHeight, root.height * 0.45) + 10 * Theme.u : 22 * Theme.u
            left: root.portrait ? parent.left : side.right
            right: parent.right
            bottom: foot.top
            bottomMargin: 22 * Theme.u
            leftMargin: 10 * Theme.u
            rightMargin: 10 * Theme.u
        }
        model: root.vm.seats
        interactive: root.vm.selected !== "" && !eye.held
        onChosen: seat => root.vm.choose(seat)
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 6 * Theme.u
            RoleEmblem {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 56 * Theme.u
                kind: Words.kindOf(root.vm.selected)
            }
            CentredHeading {
                visible: true // its line is kept free until a card is tapped
                text: root.vm.selected === "" ? "" : Words.first(Words.idOf("role", root.vm.selected))
                size: Theme.capped(32)
            }
            CentredProse {
                objectName: "state"
                text: root.vm.table.length
                    ? Words.lines("ui-cards-table", { left: root.vm.table[0], right: root.vm.table[1] }) : root.vm.full
                    ? Words.lines("ui-cards-full", { role: root.vm.selected })
                    : Words.lines("ui-cards-left", { count: root.vm.left })
                size: Theme.tight(17)
                color: Theme.inkDim
            }
        }
    }
    Row {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: 22 * Theme.u; horizontalCenter: parent.horizontalCenter }
        spacing: 16 * Theme.u
        readonly property real slot: Math.max(58 * Theme.u, Theme.type(Theme.tight(20)) * 2.7)
        HoldButton {
            id: eye
            objectName: "hold"
            height: foot.slot
            size: Theme.capped(19)
            text: Words.first("ui-cards-peek")
            heldText: Words.first("ui-visit-release")
            onHeldChanged: root.vm.peek(held)
        }
        PillButton {
            objectName: "begin"
            visible: !root.vm.byItself
            height: foot.slot
            tone: "primary"
            size: Theme.capped(21)
            enabled: root.vm.left === 0
            text: Words.first("ui-cards-begin")
            onClicked: root.vm.begin()
        }
    }
}
