import QtQuick
import Nightcaller.Kit

// Plain or theatrical.
ChoiceSetting {
    id: root
    required property DeliveryViewModel vm
    title: Words.say("ui-narration")
    about: Words.lines("ui-narration.explain")
    note: notes[vm.narration]
    notes: [Words.lines("line-night-falls"), Words.lines("line-night-falls.theatrical")]
    controlName: "narration"
    options: [Words.say("ui-narration-plain"), Words.say("ui-narration-theatrical")]; current: vm.narration
    onPicked: index => vm.narration = index
}
