pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// One line of text with a hint, and what is wrong with it right beneath. `label` still says what the field is for when
// something is written in it, and the hint is gone. `secret` where one person is alone with it:
// nothing of it can be marked or copied.
FocusScope {
    id: root
    property alias text: field.text
    property alias inputMethodHints: field.inputMethodHints
    property alias maximumLength: field.maximumLength
    // What an input method has not yet put into the line is written as well.
    readonly property string begun: field.text + field.preeditText
    property string hint: ""
    property string problem: ""
    property string label: ""
    property string name: hint
    property bool secret: false
    property real size: 20
    signal entered
    signal edited
    // Tab: the hand goes on to something else
    signal leaving
    function clear() { field.clear(); }
    function selectAll() { field.selectAll(); }
    implicitWidth: 280 * Theme.u
    implicitHeight: box.height + (wrong.visible ? wrong.implicitHeight + 6 * Theme.u : 0)
    Rectangle {
        id: box
        readonly property real line: Theme.line(field.activeFocus ? 2.5 : 1.5)
        width: parent.width
        height: Theme.even(Math.max(Theme.px(46), Theme.type(root.size) * 2.3))
        radius: Math.min(height / 2, 24 * Theme.u)
        color: root.problem !== "" ? Theme.alarm : field.activeFocus ? Theme.gold : Theme.rim
        Rectangle { anchors { fill: parent; margins: box.line } radius: box.radius - box.line; color: Theme.well }
        T.TextField {
            id: field
            objectName: root.objectName + "Field"
            anchors {
                fill: parent; leftMargin: Theme.type(root.size)
                rightMargin: Theme.type(root.size) * (purpose.visible ? 1.5 : 1)
                    + (purpose.visible ? purpose.implicitWidth : 0)
            }
            focus: true
            activeFocusOnTab: true
            verticalAlignment: Text.AlignVCenter
            color: Theme.ink
            selectionColor: Theme.goldDeep
            selectedTextColor: Theme.ink
            selectByMouse: !root.secret
            Keys.forwardTo: root.secret ? [uncopied] : []
            Uncopied { id: uncopied; field: root.secret ? field : null }
            maximumLength: 400
            inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
            font { family: Theme.sans; pixelSize: Theme.type(root.size) }
            Accessible.name: root.name
            Accessible.ignored: root.secret
            onAccepted: root.entered()
            onTextEdited: root.edited()
            Keys.onTabPressed: event => { root.leaving(); event.accepted = false; }
            Keys.onBacktabPressed: event => { root.leaving(); event.accepted = false; }
            cursorDelegate: Rectangle {
                width: Theme.line(2); radius: width / 2; color: Theme.gold; visible: field.cursorVisible
            }
            Letters {
                anchors { fill: parent }
                visible: root.begun === ""
                verticalAlignment: Text.AlignVCenter; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 8
                text: root.hint; color: Theme.inkFaint; size: root.size
            }
        }
    }
    Prose {
        id: purpose
        objectName: root.objectName + "Label"
        visible: root.label !== "" && root.begun !== ""
        anchors { right: box.right; rightMargin: Theme.type(root.size); verticalCenter: box.verticalCenter }
        text: root.label
        size: 14
        color: Theme.inkDim
        wrapMode: Text.NoWrap
    }
    Prose {
        id: wrong
        objectName: root.objectName + "Problem"
        visible: text !== ""
        anchors {
            top: box.bottom; topMargin: 6 * Theme.u; left: parent.left; right: parent.right
            leftMargin: Theme.type(root.size)
        }
        text: root.problem
        size: 16
        color: Theme.refusal
    }
}
