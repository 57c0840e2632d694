pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What happens where the open role meets others; each of them is a tap away.
Column {
    id: root
    required property HandbookViewModel vm
    required property string message
    required property list<string> others
    required property list<string> names
    required property list<string> emblems
    spacing: 6 * Theme.u
    Flow {
        width: root.width
        spacing: 6 * Theme.u
        visible: root.others.length > 0
        Repeater {
            model: root.names
            PillButton {
                required property int index
                required property string modelData
                objectName: "meet-" + emblem
                width: Math.min(implicitWidth, root.width)
                size: 14
                emblem: root.emblems[index] ?? "" // the lists of a row change one after the other
                text: modelData
                onClicked: root.vm.show(root.others[index])
            }
        }
    }
    Passage { width: root.width; vm: root.vm; message: root.message }
}
