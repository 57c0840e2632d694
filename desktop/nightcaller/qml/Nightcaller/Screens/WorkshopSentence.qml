pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// One sentence of a made-up role: words, and gaps that are buttons; a gap that is open shows beneath what may stand
// there.
Column {
    id: root
    required property WorkshopViewModel vm
    required property int at
    required property string emblem
    required property var pieces
    required property string spoken
    required property string problem
    required property string instead
    readonly property bool opened: vm.gapAt === at
    objectName: "sentence" + at
    spacing: 8 * Theme.u
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Row {
        width: parent.width
        spacing: 14 * Theme.u
        RoleEmblem {
            id: sign; width: Theme.display(24); y: (Theme.px(40) - height) / 2; kind: root.emblem
            color: root.problem === "" ? Theme.gold : Theme.refusal
        }
        Flow {
            id: words
            width: parent.width - sign.width - (away.visible ? away.width + parent.spacing : 0) - parent.spacing
            spacing: Theme.type(19) * 0.05
            Repeater {
                id: parts
                model: root.pieces
                Row {
                    id: piece
                    required property int index
                    required property var modelData
                    readonly property bool gap: modelData.gap !== ""
                    Prose {
                        height: Theme.px(44); verticalAlignment: Text.AlignVCenter; visible: text !== ""
                        text: piece.modelData.head; size: 19; wrapMode: Text.NoWrap
                    }
                    Loader {
                        active: piece.gap
                        visible: active
                        sourceComponent: PillButton {
                            objectName: "gap" + root.at + "-" + piece.modelData.gap
                            readonly property bool chosen: root.opened && root.vm.gap === piece.modelData.gap
                            width: Math.min(implicitWidth, words.width - 2 * Theme.type(19))
                            size: 17
                            rapid: true
                            tone: piece.modelData.wrong ? "danger" : chosen ? "chosen" : "plain"
                            text: piece.modelData.text
                            Accessible.name: Words.first("ui-workshop-gap", { what: text })
                            onClicked: root.vm.openGap(root.at, piece.modelData.gap)
                        }
                    }
                    Prose {
                        height: Theme.px(44); verticalAlignment: Text.AlignVCenter; visible: !piece.gap
                        text: piece.modelData.text; size: 19; wrapMode: Text.NoWrap
                    }
                    Prose {
                        height: Theme.px(44); verticalAlignment: Text.AlignVCenter; visible: text !== ""
                        text: piece.modelData.tail; size: 19; wrapMode: Text.NoWrap
                    }
                    Item { width: piece.modelData.spaced ? Theme.type(19) * 0.25 : 0; height: 1 }
                }
            }
        }
        PillButton {
            id: away
            objectName: "away" + root.at
            visible: root.at >= 0
            size: 15
            text: "×"
            Accessible.name: Words.first("ui-workshop-away")
            onClicked: root.vm.remove(root.at)
        }
    }
    Choice {
        objectName: "filling" + root.at + "-"
        visible: root.opened
        x: sign.width + 14 * Theme.u
        width: parent.width - x
        size: 16
        name: root.spoken
        options: root.opened ? root.vm.gapOptions : []
        current: root.opened ? root.vm.gapCurrent : -1
        onPicked: index => {
            const gap = root.vm.gap;
            root.vm.fill(index);
            for (let i = 0; i < parts.count; ++i)
                if (root.pieces[i].gap === gap)
                    (parts.itemAt(i)?.children[1] as Loader)
                        ?.nextItemInFocusChain(true)?.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Flow {
        x: sign.width + 14 * Theme.u
        width: parent.width - x
        visible: root.problem !== ""
        spacing: 10 * Theme.u
        Prose {
            objectName: "problem" + root.at; width: Math.min(implicitWidth, parent.width); text: root.problem; size: 16
            color: Theme.refusal
        }
        PillButton {
            objectName: "instead" + root.at; visible: text !== ""; width: Math.min(implicitWidth, parent.width)
            size: 15; tone: "primary"; text: root.instead; onClicked: root.vm.takeInstead(root.at)
        }
    }
}
