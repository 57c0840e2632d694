pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The clocks of an evening and the pace of its nights.
Section {
    id: root
    required property DeliveryViewModel vm
    property bool lastWords: true
    title: Words.say("ui-clocks")
    ChoiceSetting {
        title: Words.say("ui-clock-speech")
        controlName: "speech"; size: 16.5
        options: root.vm.speechChoices; current: root.vm.speech
        onPicked: index => root.vm.speech = index
    }
    ChoiceSetting {
        title: Words.say("ui-clock-last-words")
        visible: root.lastWords
        controlName: "lastWords"; size: 16.5
        options: root.vm.lastWordsChoices; current: root.vm.lastWords
        onPicked: index => root.vm.lastWords = index
    }
    ChoiceSetting {
        title: Words.say("ui-clock-answer")
        about: Words.lines("ui-clock-answer.explain")
        controlName: "answer"; size: 16.5
        options: root.vm.answerChoices; current: root.vm.answer
        onPicked: index => root.vm.answer = index
    }
    ChoiceSetting {
        title: Words.say("ui-pace")
        about: Words.lines("ui-pace.explain")
        controlName: "pace"; size: 16.5
        options: [Words.say("ui-pace-quick"), Words.say("ui-pace-normal"), Words.say("ui-pace-slow"),
            Words.say("ui-pace-ample")]
        current: root.vm.pace
        onPicked: index => root.vm.pace = index
    }
}
