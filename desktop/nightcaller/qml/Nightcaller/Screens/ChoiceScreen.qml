pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// One person answers and everybody watches: in which direction to speak, who gets the badge.
TableFrame {
    id: root
    required property ChoiceViewModel vm
    today: vm.day
    day: 0.6
    dawn: 0.6
    Keys.forwardTo: [ring]

    SeatRing {
        id: ring
        anchors.fill: parent
        focus: true
        model: root.vm.seats
        interactive: root.vm.seatsAsked
        onChosen: seat => root.vm.choose(seat)
        Column {
            id: column
            anchors.centerIn: parent
            width: parent.width
            spacing: 10 * Theme.u
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight))
            RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 64 * Theme.u; height: width; kind: "sheriff" }
            Prose { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.say("ui-floor-speaker", { seat: root.vm.number, name: root.vm.name }); size: 22; strong: true; color: Theme.gold }
            Heading { objectName: "choicePrompt"; width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Words.first(root.vm.prompt); size: 38 }
            Prose { width: parent.width; horizontalAlignment: Text.AlignHCenter; visible: text !== ""; text: Words.second(root.vm.prompt); size: 17; color: Theme.inkDim }
            Flow {
                id: answers
                anchors.horizontalCenter: parent.horizontalCenter
                readonly property real wanted: {
                    let w = 0;
                    for (const child of children)
                        if (child.visible && child.width > 0)
                            w += child.width + spacing;
                    return Math.max(0, w - spacing);
                }
                width: Math.min(wanted + 1, column.width)
                spacing: 12 * Theme.u
                Repeater {
                    model: root.vm.words
                    PillButton {
                        required property int index
                        required property string word
                        required property string message
                        required property string general
                        required property bool selected
                        objectName: "word" + index
                        size: 19
                        tone: selected ? "primary" : "plain"
                        text: (word === "clockwise" ? "↻ " : word === "counterclockwise" ? "↺ " : "") + Words.say(Words.nearest(message, general))
                        onClicked: root.vm.chooseWord(word)
                    }
                }
            }
        }
    }
    buttons: [
        PillButton { objectName: "confirm"; enabled: root.vm.chosen; tone: "primary"; size: 22; text: root.vm.picked > 0 ? Words.say("ui-choice-confirm-seat", { seat: root.vm.picked }) : Words.say("ui-choice-confirm"); onClicked: root.vm.confirm() }
    ]
}
