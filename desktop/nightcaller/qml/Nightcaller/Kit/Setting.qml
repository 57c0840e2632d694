pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A line of a settings pane: what it is, one sentence about it, and the control beside or beneath it.
// Where `about` or `note` follows what is chosen, `abouts` and `notes` are all that it may say: the longest has room,
// so that nothing moves under the finger that chooses.
Item {
    id: root
    property string title: ""
    property string about: ""
    property string note: ""
    property list<string> abouts: []
    property list<string> notes: []
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
        Paragraph { id: name; text: root.title; size: 19; strong: true }
        Roomy { id: sentence; text: root.about; each: root.abouts; size: 15.5; color: Theme.inkDim }
        Roomy { text: root.note; each: root.notes; size: 14.5; color: Theme.gold }
    }
    component Roomy: Paragraph {
        id: roomy
        property list<string> each: []
        readonly property real tallest: {
            let tall = implicitHeight;
            for (let i = 0; i < others.count; ++i)
                tall = Math.max(tall, others.itemAt(i)?.implicitHeight ?? 0);
            return tall;
        }
        height: tallest
        Repeater {
            id: others
            model: roomy.each
            Prose {
                required property string modelData
                visible: false; width: roomy.width; text: modelData; size: roomy.size
            }
        }
    }
    Item {
        id: slot
        width: root.beside ? root.wanted : root.width
        height: childrenRect.height
        x: root.beside ? root.width - width : 0
        y: root.beside ? (root.height - height) / 2 : words.implicitHeight + 10 * Theme.u
    }
}
