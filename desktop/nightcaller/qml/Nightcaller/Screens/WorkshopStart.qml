pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The roles of the book from whose copy people can start.
SeasonPopup {
    id: root
    required property WorkshopViewModel vm
    title: Words.first("ui-workshop-start")
    Paragraph { text: Words.first("ui-workshop-start-about"); size: 16; color: Theme.inkDim }
    SideBySide {
        Repeater {
            model: root.vm.starts
            PillButton {
                required property string role
                required property string name
                required property string drawn
                objectName: "start-" + role
                size: 17
                emblem: drawn
                width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
                text: name
                onClicked: { root.vm.startFrom(role); root.close(); }
            }
        }
    }
}
