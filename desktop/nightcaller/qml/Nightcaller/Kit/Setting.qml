import QtQuick
import Nightcaller.Theme

// A line of a settings pane: what it is, one sentence about it, and the control beside or beneath it.
Item {
    id: root
    property string title: ""
    property string about: ""
    property string note: ""
    default property alias control: slot.data
    readonly property real wanted: slot.children.length > 0 ? slot.children[0].implicitWidth : 0
    readonly property bool beside: words.implicitWidth_ + wanted + 24 * Theme.u < width
    width: parent?.width ?? 0
    implicitHeight: beside ? Math.max(words.implicitHeight, slot.childrenRect.height)
        : words.implicitHeight + slot.childrenRect.height + 10 * Theme.u
    height: implicitHeight
    Column {
        id: words
        readonly property real implicitWidth_: Math.max(name.implicitWidth,
            Math.min(Theme.type(15) * 22, sentence.implicitWidth))
        width: root.beside ? root.width - root.wanted - 24 * Theme.u : root.width
        // a place, not an anchor: one that is let go leaves the words where they stood, over the control
        y: root.beside ? (root.height - height) / 2 : 0
        spacing: 3 * Theme.u
        Prose { id: name; width: parent.width; text: root.title; size: 19; strong: true; visible: text !== "" }
        Prose {
            id: sentence; width: parent.width; text: root.about; size: 15.5; color: Theme.inkDim; visible: text !== ""
        }
        Prose { width: parent.width; text: root.note; size: 14.5; color: Theme.gold; visible: text !== "" }
    }
    Item {
        id: slot
        width: root.beside ? root.wanted : root.width
        height: childrenRect.height
        x: root.beside ? root.width - width : 0
        y: root.beside ? (root.height - height) / 2 : words.implicitHeight + 10 * Theme.u
    }
}
