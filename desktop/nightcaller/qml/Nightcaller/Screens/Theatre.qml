pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What lies over the laptop while a night is shown: its rim, three cards that say what the hands do, the finger, and
// the way out. A tap anywhere is the next step; keys are heard by the guide itself.
Item {
    id: root
    required property GuideViewModel vm
    required property rect laptop
    // the strip in which the guide's words stand
    required property real strip
    readonly property bool portrait: height > width
    readonly property real foot: height - strip
    // how much of the strip the way out may take
    required property real wayOut

    MouseArea {
        objectName: "onward"
        anchors.fill: parent
        enabled: !root.vm.touching
        onClicked: root.vm.next()
        onWheel: wheel => wheel.accepted = true
    }
    // the laptop: a rim around the real screen, and its keyboard's edge
    Rectangle {
        x: root.laptop.x - rim
        y: root.laptop.y - rim
        readonly property real rim: Math.round(root.laptop.height * 0.022)
        width: root.laptop.width + 2 * rim
        height: root.laptop.height + 2 * rim
        radius: rim
        color: "transparent"
        border { width: rim; color: Paint.laptopRim }
    }
    Faded {
        x: root.laptop.x - root.laptop.width * 0.04
        y: root.laptop.y + root.laptop.height * 1.022
        width: root.laptop.width * 1.08
        height: Math.round(root.laptop.height * 0.035)
        radius: height * 0.5
        high: Paint.laptopHigh; low: Paint.laptopLow
    }
    Column {
        id: cards
        visible: root.vm.part !== ""
        x: root.portrait ? root.laptop.x : root.laptop.x + root.laptop.width * 1.04 + gap
        readonly property real gap: Math.round(Math.min(root.width, root.height) * 0.02)
        width: root.portrait ? root.laptop.width : root.width - x - 2 * gap
        readonly property real begins: root.portrait ? root.laptop.y + root.laptop.height * 1.06 + gap
            : root.laptop.y + root.laptop.height * 0.12
        readonly property real room: root.foot - gap - begins
        y: begins + Math.max(0, room - implicitHeight) / 2
        spacing: gap
        Repeater {
            model: 3
            Rectangle {
                id: card
                required property int index
                readonly property string key: root.vm.part === "" ? "" : "guide-" + root.vm.part + "-" + (index + 1)
                readonly property bool now: root.vm.step === index + 1
                objectName: "act" + (index + 1)
                width: cards.width
                height: Math.min((cards.room - 2 * cards.gap) / 3, Math.min(root.width, root.height) * 0.17)
                radius: height * 0.16
                color: now ? Theme.tileChosen : Theme.tile
                border { width: Theme.line(now ? 3 : 1.5); color: now ? Theme.gold : Theme.rim }
                Rectangle {
                    id: disc
                    anchors { left: parent.left; leftMargin: card.height * 0.14; verticalCenter: parent.verticalCenter }
                    width: Theme.even(Math.min(card.height * 0.52, card.width * 0.15))
                    height: width
                    radius: width / 2
                    color: card.now ? Theme.gold : Theme.coin
                    Heading {
                        anchors.centerIn: parent; text: card.index + 1
                        font.pixelSize: Math.max(8, parent.height * 0.58)
                        color: card.now ? Theme.inkOnGold : Theme.inkDim
                    }
                }
                Column {
                    anchors {
                        left: disc.right; right: parent.right; leftMargin: card.height * 0.14
                        rightMargin: card.height * 0.1; verticalCenter: parent.verticalCenter
                    }
                    Heading {
                        width: parent.width
                        height: card.height * 0.4
                        verticalAlignment: Text.AlignVCenter
                        text: card.key === "" ? "" : Words.say(card.key)
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 8
                        font.pixelSize: Math.max(9, Math.round(card.height * 0.28))
                        color: card.now ? Theme.ink : Theme.inkDim
                    }
                    Paragraph {
                        height: card.height * 0.48
                        text: card.key === "" ? "" : Words.lines(card.key + ".more")
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 7
                        font.pixelSize: Math.max(9, Math.round(card.height * 0.2))
                        color: card.now ? Theme.ink : Theme.inkFaint
                        lineHeight: 1
                    }
                }
            }
        }
    }
    // the finger: a ring that grows where it lies
    Item {
        id: finger
        objectName: "finger"
        visible: root.vm.pointing
        x: root.vm.place.x
        y: root.vm.place.y
        Behavior on x {
            enabled: !Theme.reducedMotion
            NumberAnimation { duration: 450; easing.type: Easing.InOutQuad }
        }
        Behavior on y {
            enabled: !Theme.reducedMotion
            NumberAnimation { duration: 450; easing.type: Easing.InOutQuad }
        }
        readonly property real size: Theme.even(Math.min(root.width, root.height) * 0.06)
        Rectangle {
            anchors.centerIn: parent; width: Theme.even(finger.size * (root.vm.down ? 1.5 : 1)); height: width
            radius: width / 2; color: Theme.glint
            border { width: Theme.line(2); color: Theme.goldLight }
        }
        Rectangle {
            anchors.centerIn: parent; width: Theme.even(finger.size * 0.6); height: width; radius: width / 2
            color: Theme.knob
            border { width: Theme.line(1); color: Theme.inkOnGold }
        }
    }
    PillButton {
        id: skip
        objectName: "skipShow"
        anchors {
            right: parent.right; rightMargin: 16 * Theme.u; verticalCenter: parent.bottom
            verticalCenterOffset: -root.strip / 2
        }
        width: Math.min(implicitWidth, root.wayOut - anchors.rightMargin)
        height: Math.min(implicitHeight, root.strip * 0.8)
        focusPolicy: Qt.NoFocus
        size: Theme.steady(18)
        text: Words.say("guide-skip") + " ›"
        onClicked: root.vm.skip()
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.line(6)
        color: Theme.track
        Rectangle {
            objectName: "shown"
            height: parent.height
            width: parent.width * root.vm.done
            color: Theme.gold
            Behavior on width { enabled: !Theme.reducedMotion; NumberAnimation { duration: 600 } }
        }
    }
}
