import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Plain or theatrical.
Setting {
    id: root
    required property DeliveryViewModel vm
    title: Words.say("ui-narration")
    about: Words.lines("ui-narration.explain")
    note: Words.lines(vm.narration === 1 ? "line-night-falls.theatrical" : "line-night-falls")
    Choice {
        objectName: "narration"; width: Math.min(implicitWidth, parent.width); name: Words.say("ui-narration")
        options: [Words.say("ui-narration-plain"), Words.say("ui-narration-theatrical")]; current: root.vm.narration
        onPicked: index => root.vm.chooseNarration(index)
    }
}
