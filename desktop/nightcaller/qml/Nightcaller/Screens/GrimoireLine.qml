import QtQuick
import Nightcaller.Theme

// A seat on the grimoire's leaf of all: who holds which card, and what lies beside it.
Item {
    id: root
    required property var line
    width: parent?.width ?? 0
    height: who.implicitHeight + (what.visible ? what.implicitHeight : 0)
    Text {
        id: who
        width: parent.width
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        text: root.line.role === "" ? Words.first("ui-visit-seat", { seat: root.line.number, name: root.line.name })
            : Words.first("ui-narrator-line", { seat: root.line.number, name: root.line.name, role: root.line.role })
        color: Theme.goldLight
        font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(16)); bold: true }
    }
    Text {
        id: what
        anchors.top: who.bottom
        width: parent.width
        visible: text !== ""
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        text: root.line.told
        color: Theme.ink
        font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(15)) }
    }
}
