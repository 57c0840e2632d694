pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A few options side by side, one of them current. Wraps when they do not fit.
// `options` is a list of texts; `picked(index)` asks the view model. Tab stops once, at the
// current one; arrow keys move, Space and Enter pick.
// Item objectNames are objectName + index.
FocusScope {
    id: root
    property list<string> options: []
    property int current: 0
    property real size: 18
    property string name: ""
    signal picked(int index)
    // which one has the keyboard; -1 while it is elsewhere
    property int at: -1
    onActiveFocusChanged: if (!activeFocus) at = -1  // an item that goes with the keyboard does not say so itself
    readonly property int stop: at >= 0 ? at : Math.max(0, Math.min(current, options.length - 1))
    implicitHeight: flow.implicitHeight
    implicitWidth: {
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
                implicitHeight: Theme.even(Math.max(Theme.px(42),
                    label.implicitHeight + Theme.display(root.size) * 0.9))
                implicitWidth: Theme.even(label.implicitWidth + Theme.display(root.size) * 2)
                width: root.width > 0 ? Math.min(root.width, implicitWidth) : implicitWidth
                rapid: true
                focusPolicy: index === root.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: activeFocus ? root.at = index : root.at === index ? root.at = -1 : undefined
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
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
                contentItem: Text {
                    id: label
                    text: item.text
                    textFormat: Text.PlainText
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    color: item.current ? Theme.inkOnGold : Theme.ink
                    font { family: Theme.sans; pixelSize: Theme.display(root.size); bold: item.current }
                }
            }
        }
    }
}
