pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// How fair the deck is: asked for with a tap, played beside the window, told as bars with their uncertainty.
Column {
    id: root
    required property FairnessViewModel vm
    spacing: 8 * Theme.u
    Prose {
        objectName: "fairBroken"
        width: root.width
        visible: root.vm.broken
        text: Words.lines("ui-fair-broken")
        size: 15
        color: Theme.refusal
    }
    ProgressLine {
        objectName: "fairProgress"
        width: root.width
        visible: root.vm.playing
        value: root.vm.played / root.vm.games
        text: Words.say("ui-fair-playing", { played: root.vm.played, games: root.vm.games })
    }
    // One button, so that the keyboard stays on it when the games begin and when they are stopped.
    PillButton {
        objectName: root.vm.playing ? "fairStop" : "fairAsk"
        size: 16
        visible: root.vm.playing || !root.vm.known
        width: Math.min(implicitWidth, root.width)
        text: Words.say(root.vm.playing ? "ui-fair-stop" : "ui-fair-ask")
        onClicked: root.vm.playing ? root.vm.stop() : root.vm.ask()
    }
    Repeater {
        model: root.vm.camps
        Column {
            id: camp
            required property int index
            required property string said
            required property real share
            required property real low
            required property real high
            required property bool village
            objectName: "fairCamp" + index
            width: root.width
            spacing: 4 * Theme.u
            Accessible.role: Accessible.StaticText
            Accessible.name: told.text
            Paragraph { id: told; size: 15; text: camp.said }
            // the bar, and over it how far chance may have moved its end
            Gauge {
                width: parent.width; share: camp.share; ink: camp.village ? Theme.leaf : Theme.wolfShare
                Rectangle {
                    x: parent.width * camp.low
                    width: Math.max(Theme.line(2), parent.width * (camp.high - camp.low))
                    height: Theme.line(2)
                    radius: height / 2
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.goldLight
                }
            }
        }
    }
    Prose {
        objectName: "fairCourse"; width: root.width; visible: text !== ""; text: root.vm.course; size: 15
        color: Theme.inkDim
    }
    Prose {
        objectName: "fairSwing"; width: root.width; visible: text !== ""; text: root.vm.swing; size: 15
        color: Theme.inkDim
    }
    PillButton {
        objectName: "fairSuggestion"
        size: 16
        visible: text !== ""
        width: Math.min(implicitWidth, root.width)
        text: root.vm.suggestion
        onClicked: root.vm.takeSuggestion()
    }
    Prose {
        width: root.width
        visible: root.vm.known
        text: Words.lines("ui-fair-bots")
        size: 14
        color: Theme.inkFaint
    }
}
