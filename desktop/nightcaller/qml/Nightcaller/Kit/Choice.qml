pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A few options side by side, one of them current. Wraps when they do not fit.
// `options` is a list of texts; `picked(index)` asks the view model. Tab stops once, at the
// current one; arrow keys move, Space and Enter pick. Where each has a line about it (`abouts`), they share the width.
// Item objectNames are objectName + index.
FocusScope {
    id: root
    property list<string> options: []
    property list<string> abouts: []
    property int current: 0
    property real size: 18
    property string name: ""
    signal picked(int index)
    // which one has the keyboard; -1 while it is elsewhere
    property int at: -1
    onActiveFocusChanged: if (!activeFocus) at = -1  // an item that goes with the keyboard does not say so itself
    readonly property int stop: at >= 0 ? at : Math.max(0, Math.min(current, options.length - 1))
    readonly property real line: Theme.type(15) * 15
    readonly property bool abreast: width >= line * options.length
    // beside each other they are as tall as the tallest
    readonly property real tallest: {
        let tall = 0;
        for (let i = 0; abouts.length > 0 && abreast && i < items.count; ++i)
            tall = Math.max(tall, items.itemAt(i)?.implicitHeight ?? 0);
        return tall;
    }
    implicitHeight: flow.implicitHeight
    implicitWidth: {
        if (abouts.length > 0)
            return line * 1.5 * options.length;
        let w = 0;
        for (let i = 0; i < items.count; ++i)
            w += (items.itemAt(i)?.implicitWidth ?? 0) + flow.spacing;
        return Math.max(0, w - flow.spacing);
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Flow {
        id: flow
        width: root.width
        spacing: Math.round(8 * Theme.u)
        Repeater {
            id: items
            model: root.options
            Tap {
                id: item
                required property int index
                required property string modelData
                readonly property bool current: index === root.current
                objectName: root.objectName + index
                text: modelData
                readonly property string about: root.abouts[index] ?? ""
                implicitHeight: Theme.even(Math.max(Theme.px(42),
                    said.implicitHeight + Theme.display(root.size) * 0.9))
                implicitWidth: Theme.even(label.implicitWidth + Theme.display(root.size) * 2)
                height: Math.max(implicitHeight, root.tallest)
                width: about !== "" ? Math.floor((root.width + flow.spacing) / (root.abreast ? items.count : 1)
                        - flow.spacing)
                    : root.width > 0 ? Math.min(root.width, implicitWidth) : implicitWidth
                topPadding: 0
                bottomPadding: 0
                leftPadding: about === "" ? 0 : Theme.display(root.size) * 0.8
                rightPadding: leftPadding
                rapid: true
                focusPolicy: index === root.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: activeFocus ? root.at = index : root.at === index ? root.at = -1 : undefined
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.description: about
                checkable: true
                checked: current
                onClicked: {
                    root.picked(index);
                    checked = Qt.binding(() => current);
                }
                Keys.onLeftPressed: items.itemAt(Math.max(0, index - 1)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onRightPressed: items.itemAt(Math.min(items.count - 1,
                    index + 1)).forceActiveFocus(Qt.TabFocusReason)
                background: Rimmed {
                    radius: Math.min(height / 2, Theme.display(root.size) * 1.6)
                    color: item.visualFocus ? Theme.focus : item.current ? Theme.goldLight : Theme.rim
                    line: item.visualFocus ? 2.5 : 1.5
                    fill: item.current ? Theme.brass : item.down ? Theme.pressed : Theme.raised
                    low: item.current ? Theme.brassDeep : item.down ? Theme.pressed : Theme.well
                }
                contentItem: Item {
                    Column {
                        id: said
                        width: parent.width
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 4 * Theme.u
                        Letters {
                            id: label; width: parent.width; text: Words.whole(item.text); wrapMode: Text.Wrap
                            horizontalAlignment: Text.AlignHCenter; color: item.current ? Theme.inkOnGold : Theme.ink
                            strong: item.current; font.pixelSize: Theme.display(root.size)
                        }
                        Letters {
                            objectName: item.objectName + "About"; width: parent.width; visible: text !== ""
                            text: Words.whole(item.about); wrapMode: Text.Wrap; horizontalAlignment: Text.AlignHCenter
                            color: item.current ? Theme.inkOnGold : Theme.inkDim; size: 15
                        }
                    }
                }
            }
        }
    }
}
