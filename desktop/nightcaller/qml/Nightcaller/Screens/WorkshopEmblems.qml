pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Every drawing of the set, to carry one on a made-up card.
SeasonPopup {
    id: root
    required property WorkshopViewModel vm
    // Asked for once, not by every drawing anew, and only while they are shown: it says a hundred names.
    readonly property var names: visible ? vm.emblemNames : []
    title: Words.first("ui-workshop-emblem")
    SideBySide {
        spacing: 6 * Theme.u
        Repeater {
            model: root.vm.emblems
            PillButton {
                required property string modelData
                required property int index
                objectName: "emblem-" + modelData
                size: 22
                emblem: modelData
                tone: modelData === root.vm.emblem ? "chosen" : "plain"
                Accessible.name: Words.first("ui-workshop-emblem-of", { name: root.names[index] ?? "" })
                onClicked: { root.vm.draw(modelData); root.close(); }
            }
        }
    }
}
