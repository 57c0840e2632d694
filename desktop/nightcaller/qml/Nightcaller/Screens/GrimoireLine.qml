import QtQuick
import Nightcaller.Kit

// A seat on the grimoire's leaf of all: who holds which card, and what lies beside it.
Item {
    id: root
    required property var line
    width: parent?.width ?? 0
    height: who.implicitHeight + (what.visible ? what.implicitHeight : 0)
    Letters {
        id: who
        width: parent.width
        wrapMode: Text.Wrap
        text: root.line.role === "" ? Words.first("ui-visit-seat", { seat: root.line.number, name: root.line.name })
            : Words.first("ui-narrator-line", { seat: root.line.number, name: root.line.name, role: root.line.role })
        color: Theme.goldLight
        size: Theme.tight(16)
        strong: true
    }
    Letters {
        id: what; anchors.top: who.bottom; width: parent.width; visible: text !== ""; wrapMode: Text.Wrap
        text: root.line.told; size: Theme.tight(15)
    }
}
