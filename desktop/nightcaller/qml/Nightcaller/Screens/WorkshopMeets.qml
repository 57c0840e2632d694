pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What a made-up card meets: found out by playing nights with each card of the book.
Section {
    id: root
    required property WorkshopViewModel vm
    title: Words.first("ui-workshop-meets")
    Paragraph { objectName: "stranger"; visible: root.vm.stranger !== ""; text: root.vm.stranger; size: 16 }
    PillButton {
        objectName: "meetsButton"
        visible: root.vm.meets.length === 0 && !root.vm.looking
        enabled: root.vm.playable
        size: 17
        text: Words.first("ui-workshop-look-around")
        onClicked: root.vm.lookAround()
    }
    Repeater {
        model: root.vm.meets
        Paragraph {
            required property string modelData
            required property int index
            objectName: "meets" + index
            text: modelData
            size: 16
        }
    }
    Paragraph {
        objectName: "meetsNothing"; visible: root.vm.lookedInVain && root.vm.stranger === ""
        text: Words.first("ui-workshop-meets-nothing"); size: 16; color: Theme.inkDim
    }
}
