import QtQuick
import Nightcaller.Kit

// Quick games with a made-up card and without it, played beside the window.
Section {
    id: root
    required property WorkshopViewModel vm
    readonly property TrialViewModel trial: vm.trialGames
    title: Words.first("ui-workshop-try")
    Paragraph {
        visible: !root.trial.known && !root.trial.playing; text: Words.first("ui-workshop-try-about"); size: 16
        color: Theme.inkDim
    }
    Paragraph {
        objectName: "trialBroken"; visible: root.trial.broken; text: Words.first("ui-workshop-broken"); size: 16
        color: Theme.refusal
    }
    ProgressLine {
        objectName: "trialProgress"
        width: parent.width
        visible: root.trial.playing
        value: root.trial.played / root.trial.games
        text: Words.first("ui-workshop-trying", { played: root.trial.played, games: root.trial.games })
    }
    Row {
        id: bar
        objectName: "trialShares"
        visible: root.trial.known
        width: parent.width
        height: Theme.px(30)
        spacing: Theme.line(2)
        readonly property real all: Math.max(0.01, root.trial.village + root.trial.others + root.trial.holder)
        readonly property real room: width - spacing * (root.trial.alone ? 2 : 1)
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.first(root.trial.alone ? "ui-workshop-shares-alone" : "ui-workshop-shares",
            root.trial.shares)
        Rectangle {
            width: bar.room * root.trial.village / bar.all; height: parent.height; radius: 8 * Theme.u
            color: Theme.leaf
        }
        Rectangle {
            width: bar.room * root.trial.others / bar.all; height: parent.height; radius: 8 * Theme.u
            color: Theme.wolfShare
        }
        Rectangle {
            width: bar.room * root.trial.holder / bar.all; height: parent.height; radius: 8 * Theme.u
            color: Theme.gold; visible: root.trial.alone
        }
    }
    Paragraph { objectName: "trialSaid"; visible: root.trial.known; text: visible ? bar.Accessible.name : ""; size: 16 }
    Paragraph {
        objectName: "trialSwing"
        visible: root.trial.known
        text: visible
            ? Words.first("ui-workshop-swing",
                { side: root.trial.side, points: root.trial.points, error: root.trial.error })
            : ""
        size: 16
        color: Theme.gold
    }
    // One button, so that the keyboard stays on it when the games begin and when they are over.
    PillButton {
        objectName: root.trial.playing ? "tryStop" : "tryButton"
        enabled: root.trial.playing || root.vm.playable
        width: Math.min(implicitWidth, parent.width)
        size: 17
        text: Words.first(root.trial.playing ? "ui-workshop-stop" : "ui-workshop-try-begin")
        onClicked: root.trial.playing ? root.trial.stop() : root.vm.tryOut()
    }
    PillButton {
        objectName: "nightButton"; visible: !root.trial.playing; enabled: root.vm.playable
        width: Math.min(implicitWidth, parent.width); size: 17; emblem: "moon"; text: Words.first("ui-workshop-night")
        onClicked: root.vm.clickThrough()
    }
}
