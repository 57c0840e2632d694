import QtQuick
import Nightcaller.Kit

// Four digits that will open one seat's private screens, typed twice and never shown: the screen is everybody's.
Pane {
    id: root
    property int seat: -1
    property string player: ""
    property string first: ""
    property string typed: ""
    property bool differed: false
    signal chosen(int seat, string digits)
    letters: 24
    height: Math.min(highest, column.implicitHeight + 2 * padding)
    onAboutToShow: forget()
    onClosed: forget()

    function forget() {
        first = "";
        typed = "";
        differed = false;
        pad.scramble();
    }
    function take(digit: int) {
        differed = false;
        typed += digit;
        if (typed.length < 4)
            return;
        const whole = typed;
        typed = "";
        pad.scramble();
        if (first === "") {
            first = whole;
        } else if (first === whole) {
            root.chosen(root.seat, whole);
            root.close();
        } else {
            first = "";
            differed = true;
        }
    }
    contentItem: ScrollArea {
        id: column
        spacing: 12 * Theme.u
        Heading { width: parent.width; size: 26; text: Words.say("ui-pin-title", { name: root.player }) }
        Paragraph { color: Theme.inkDim; size: 16; text: Words.lines("ui-pin-about") }
        PinPad {
            id: pad
            objectName: "pinPad"
            focus: true
            width: parent.width
            height: 420 * Theme.u
            typed: root.typed.length
            alarm: root.differed
            title: Words.say(root.differed ? "ui-pin-differed" : root.first === "" ? "ui-pin-first" : "ui-pin-again")
            eraseText: Words.say("ui-pass-pin-erase")
            onDigit: digit => root.take(digit)
            onErase: root.typed = root.typed.slice(0, -1)
        }
        PillButton {
            objectName: "pinNone"; Keys.forwardTo: [pad]; text: Words.say("ui-pin-none")
            onClicked: { root.chosen(root.seat, ""); root.close(); }
        }
    }
}
