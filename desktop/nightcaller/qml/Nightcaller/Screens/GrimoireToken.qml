import QtQuick
import Nightcaller.Kit

// A token on one seat's page of the grimoire: its sign, and what it means in this book.
Item {
    id: root
    required property var token
    width: parent?.width ?? 0
    height: Math.max(sign.visible ? sign.height : 0, means.implicitHeight)
    SeatMark {
        id: sign; visible: kind !== ""; kind: root.token.mark; width: Theme.type(Theme.tight(16))
        y: Math.round(width * 0.15)
    }
    Letters {
        id: means; x: Theme.type(Theme.tight(16)) * 1.6; width: parent.width - x; wrapMode: Text.Wrap
        text: Words.whole(root.token.text); size: Theme.tight(16)
    }
}
