import QtQuick
import Nightcaller.Kit

// Who speaks a language, how fast, and what it sounds like.
Setting {
    id: root
    property string code: ""
    required property string recorded
    required property string rest
    property bool known: false
    property bool audible: true
    required property real speed
    property real room: 0
    signal paced(real speed)
    signal scriptTried
    signal restTried
    about: {
        const script = recorded !== "" ? Words.lines("voice-recorded", { voice: recorded }) + "\n" : ""
        const others = rest !== "" ? Words.lines("voice-rest", { voice: rest })
            : Words.lines(known ? "voice-rest-missing" : "voice-looking")
        return script + others
    }
    Column {
        spacing: 8 * Theme.u
        Row {
            spacing: 12 * Theme.u
            SlideBar {
                objectName: "speed-" + root.code; anchors.verticalCenter: parent.verticalCenter
                width: Math.min(260 * Theme.u, root.room * 0.4); name: root.title; from: 0.5; to: 2; stepSize: 0.05
                value: root.speed; onMoved: root.paced(value)
            }
            Prose {
                objectName: "pace-" + root.code; anchors.verticalCenter: parent.verticalCenter
                text: root.speed.toFixed(2) + "×"; width: Theme.type(18) * 3.2
            }
        }
        Row {
            spacing: 12 * Theme.u
            PillButton {
                objectName: "test-" + root.code; size: 16; enabled: root.audible; text: Words.say("ui-voice-test")
                onClicked: root.scriptTried()
            }
            PillButton {
                objectName: "test-rest-" + root.code; size: 16; enabled: root.audible && root.rest !== ""
                text: Words.say("voice-test-rest"); onClicked: root.restTried()
            }
        }
    }
}
