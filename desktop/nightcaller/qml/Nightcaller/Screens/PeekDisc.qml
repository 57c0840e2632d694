import QtQuick
import Nightcaller.Kit

// The emblem of a role in a list: a tap takes its card into the hand.
Tap {
    id: root
    property string name: ""
    property string kind: ""
    objectName: "emblem-" + kind
    height: width
    Accessible.name: Words.say("ui-peek-open", { role: name })
    contentItem: Item {
        Rectangle {
            anchors { fill: parent; margins: -Theme.line(3) }
            radius: width / 2; visible: root.visualFocus; color: Theme.focus
        }
        EmblemDisc { anchors.fill: parent; kind: root.kind }
    }
}
