pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Kit

// The steps of a night in the book's order. The roles are those of the published deck; what was recorded is a dot
// until the moderator holds it open. A step that is done can be picked, to go back to it.
Flow {
    id: root
    property var model: null
    property int offered: -1
    property bool narrow: false
    signal picked(int index)
    spacing: 4 * Theme.u
    Repeater {
        model: root.model
        T.AbstractButton {
            id: row
            required property int index
            required property int at
            required property string role
            required property string course
            required property string recorded
            required property string holders
            required property string asks
            required property string part
            readonly property bool now: course === "now"
            readonly property string message: role === "" ? "ui-narrator-round" : Words.idOf("role", role)
            objectName: "step" + index
            width: root.narrow
                ? Math.min(root.width, label.x + Math.max(label.implicitWidth, small.implicitWidth)
                    + answer.implicitWidth + 34 * Theme.u)
                : root.width
            readonly property string task: asks === "" ? "" : Words.first(asks) + (part === "" ? "" : " " + part)
            height: Math.max(34 * Theme.u, Theme.type(Theme.tight(16)) * (task === "" ? 1.9 : 3))
            enabled: course === "done"
            readonly property bool over: course === "done" || course === "past"
            focusPolicy: Qt.StrongFocus
            Accessible.name: Words.first(message) + (task === "" ? "" : " · " + task)
            onClicked: root.picked(at)
            Keys.onReturnPressed: event => { if (!event.isAutoRepeat) click(); }
            background: Rimmed {
                radius: 10 * Theme.u
                color: row.visualFocus ? Theme.focus
                    : row.now ? Theme.gold
                    : row.enabled && row.at === root.offered ? Theme.goldLight
                    : Theme.panelRim
                line: row.now || row.visualFocus ? 2 : 1
                fill: row.now ? Theme.stepNow : row.over ? Theme.stepOver : Theme.well
            }
            contentItem: Item {
                RoleEmblem {
                    id: emblem
                    x: 10 * Theme.u
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.even(Theme.type(Theme.tight(18)) * 1.15)
                    kind: row.role === "" ? "moon" : Words.kindOf(row.role)
                    color: row.course === "ahead" ? Theme.inkFaint : Theme.gold
                }
                Letters {
                    id: label
                    x: emblem.x + emblem.width + 9 * Theme.u
                    anchors {
                        verticalCenter: parent.verticalCenter
                        verticalCenterOffset: small.visible ? -small.implicitHeight / 2 : 0
                    }
                    width: Math.min(implicitWidth,
                        row.width - x - Math.min(answer.implicitWidth, row.width * 0.34) - 16 * Theme.u)
                    elide: Text.ElideRight
                    text: Words.first(row.message) + (row.holders === "" ? "" : "  " + row.holders)
                    color: row.now ? Theme.goldLight : row.over ? Theme.ink : Theme.inkDim
                    size: Theme.tight(16)
                    strong: row.now
                }
                // Which of this role's calls it is.
                Letters {
                    id: small; visible: row.task !== ""
                    anchors { left: label.left; top: label.bottom; right: parent.right; rightMargin: 10 * Theme.u }
                    elide: Text.ElideRight; text: row.task; color: Theme.inkDim; size: Theme.tight(13)
                }
                Letters {
                    id: answer
                    objectName: "recorded" + row.index
                    anchors { right: parent.right; rightMargin: 10 * Theme.u; verticalCenter: parent.verticalCenter }
                    width: Math.min(implicitWidth, row.width - label.x - label.width - 16 * Theme.u)
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                    text: row.recorded
                    color: Theme.gold
                    size: Theme.tight(16)
                    strong: true
                }
            }
        }
    }
}
