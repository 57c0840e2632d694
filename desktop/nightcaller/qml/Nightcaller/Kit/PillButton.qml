import QtQuick
import Nightcaller.Theme

// The house's button. Tap, Space or Enter. `tone`: "plain", "chosen" (a gold rim), "primary" (gold) or "danger" (red);
// "hushed" and "picked" are for one pair of eyes: dim letters inside a bright rim, the picked one's is thick.
// `emblem` puts a small RoleEmblem before the text.
Tap {
    id: root
    property string tone: "plain"
    property real size: 20
    property string emblem: ""
    readonly property bool primary: tone === "primary"
    readonly property bool danger: tone === "danger"
    readonly property bool hushed: tone === "hushed" || tone === "picked"
    readonly property color textColor: hushed ? Theme.inkOnNight
        : primary ? Theme.inkOnGold
        : danger ? Theme.inkOnDanger
        : Theme.ink
    // letters grow, the air around them does not: a row of buttons takes less from what stands above it
    readonly property real pad: Theme.px(size) * (text === "" ? 0.7 : 1.4)

    implicitHeight: Theme.even(Math.max(Theme.px(44), label.implicitHeight + Theme.px(size) * 1.3))
    implicitWidth: Theme.even(Math.min(Theme.room,
        Math.max(Theme.px(44),
            label.implicitWidth + (picture.visible ? picture.width + (text === "" ? 0 : Theme.display(size) * 0.5) : 0)
                + pad * 2)))
    opacity: enabled ? 1 : 0.45
    Accessible.name: text
    background: Rimmed {
        radius: Math.min(height / 2, Theme.display(root.size) * 2.4)
        color: root.visualFocus ? Theme.focus
            : root.primary ? Theme.goldLight
            : root.danger ? Theme.blood
            : root.tone === "chosen" || root.hushed ? Theme.goldLight
            : Theme.rim
        line: root.visualFocus || root.tone === "chosen" || root.tone === "picked" ? 3 : 1.5
        fill: root.primary ? (root.down ? Theme.brassPressed : Theme.brass)
            : root.danger ? (root.down ? Theme.dangerPressed : Theme.danger)
            : root.down || root.checked || root.hushed ? Theme.pressed
            : Theme.raised
        low: root.primary ? (root.down ? Theme.brassDeepPressed : Theme.brassDeep)
            : root.danger ? (root.down ? Theme.dangerDeepPressed : Theme.dangerDeep)
            : root.down || root.checked || root.hushed ? Theme.pressed
            : Theme.well
    }
    contentItem: Item {
        implicitWidth: root.implicitWidth
        implicitHeight: root.implicitHeight
        Row {
            anchors.centerIn: parent
            spacing: root.text === "" ? 0 : Theme.display(root.size) * 0.5
            RoleEmblem {
                id: picture
                visible: root.emblem !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.display(root.size) * 1.2
                kind: root.emblem
                color: root.primary ? Theme.inkOnGold : root.danger ? Theme.emblemOnDanger : Theme.gold
            }
            Letters {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                readonly property real room: root.width - root.pad
                    - (picture.visible ? picture.width + parent.spacing : 0)
                // several rows are about as long as each other
                width: implicitWidth <= room ? implicitWidth
                    : Math.min(room, Math.ceil(Words.least(text, font, room)) + 2)
                text: Words.whole(root.text)
                color: root.textColor
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                strong: !root.hushed
                font.pixelSize: Theme.display(root.size)
            }
        }
    }
}
