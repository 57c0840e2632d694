pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The clocks of an evening and the pace of its nights.
Section {
    id: root
    required property DeliveryViewModel vm
    title: Words.say("ui-clocks")
    Setting {
        title: Words.say("ui-clock-speech")
        Choice {
            objectName: "speech"; width: Math.min(implicitWidth, parent.width); size: 16.5
            name: Words.say("ui-clock-speech"); options: root.vm.speechChoices; current: root.vm.speech
            onPicked: index => root.vm.chooseSpeech(index)
        }
    }
    Setting {
        title: Words.say("ui-clock-last-words")
        Choice {
            objectName: "lastWords"; width: Math.min(implicitWidth, parent.width); size: 16.5
            name: Words.say("ui-clock-last-words"); options: root.vm.lastWordsChoices; current: root.vm.lastWords
            onPicked: index => root.vm.chooseLastWords(index)
        }
    }
    Setting {
        title: Words.say("ui-clock-answer")
        about: Words.lines("ui-clock-answer.explain")
        Choice {
            objectName: "answer"; width: Math.min(implicitWidth, parent.width); size: 16.5
            name: Words.say("ui-clock-answer"); options: root.vm.answerChoices; current: root.vm.answer
            onPicked: index => root.vm.chooseAnswer(index)
        }
    }
    Setting {
        title: Words.say("ui-pace")
        about: Words.lines("ui-pace.explain")
        Choice {
            objectName: "pace"; width: Math.min(implicitWidth, parent.width); size: 16.5; name: Words.say("ui-pace")
            options: [Words.say("ui-pace-quick"), Words.say("ui-pace-normal"), Words.say("ui-pace-slow"),
                Words.say("ui-pace-ample")]
            current: root.vm.pace; onPicked: index => root.vm.choosePace(index)
        }
    }
}
