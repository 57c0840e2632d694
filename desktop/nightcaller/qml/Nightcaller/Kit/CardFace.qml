pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// The warm side of a card. Secret by nature, so everything is Text and stays out of the accessibility tree; it
// lives only inside RoleCard's Loader. The frame, the field and the light are the same for every role and team.
CardPaper {
    id: root
    property string emblem: "villager"
    property real emblemSize: 138
    property real nameSize: 50
    property string name: ""
    property string second: ""
    property string team: ""
    property string text: ""
    property string secondText: ""
    property var notes: []
    // whether a long text takes the whole width of the card when it shrinks; where sizes are nobody's secret
    property bool spread: false
    unit: width / 360
    Letters {
        id: first; visible: false; width: column.wide; wrapMode: Text.Wrap; lineHeight: 1.1
        text: root.spread ? root.text : ""; font.pixelSize: 17.5 * root.unit
    }
    Letters {
        id: other; visible: false; width: column.wide; wrapMode: Text.Wrap; text: root.spread ? root.secondText : ""
        font.pixelSize: 14.5 * root.unit
    }
    Column {
        id: column
        readonly property real room: root.height - 56 * root.unit
        // long texts at large sizes: the whole column shrinks rather than lose a line
        scale: Math.min(1, room / Math.max(1, implicitHeight))
        readonly property real wide: root.width - 56 * root.unit
        // As much as it takes; lines grow longer as letters shrink: text · shrink² + rest · shrink = room.
        readonly property real shrink: {
            const text = root.spread ? first.implicitHeight + other.implicitHeight : 0;
            const rest = (root.emblemSize + root.nameSize * 1.4 + 95) * root.unit;
            return text > 0 ? Math.min(1, (Math.sqrt(rest * rest + 4 * text * room) - rest) / (2 * text)) : 1;
        }
        transformOrigin: Item.Top
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 30 * root.unit }
        width: wide / shrink
        spacing: 8 * root.unit
        EmblemDisc {
            anchors.horizontalCenter: parent.horizontalCenter; width: root.emblemSize * root.unit; kind: root.emblem
        }
        Letters {
            objectName: "cardName"; width: parent.width; horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit; minimumPixelSize: Math.min(12, root.nameSize * root.unit); text: root.name
            color: Theme.inkOnCard
            font { family: Theme.serif; pixelSize: root.nameSize * root.unit; bold: true }
        }
        Letters {
            visible: text !== ""; width: parent.width; horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit; minimumPixelSize: 9; text: root.second; color: Theme.headingOnCard
            strong: true
            font {
                pixelSize: Math.min(22, root.nameSize * 0.8) * root.unit; capitalization: Font.AllUppercase
                letterSpacing: Math.min(4, root.nameSize * 0.08) * root.unit
            }
        }
        Rectangle {
            visible: root.team !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, side.implicitWidth + 30 * root.unit)
            height: 30 * root.unit
            radius: height / 2
            color: Theme.team
            Letters {
                id: side; anchors.centerIn: parent; width: Math.min(implicitWidth, column.width - 20 * root.unit)
                elide: Text.ElideRight; objectName: "cardTeam"; text: root.team; strong: true
                font.pixelSize: 14.5 * root.unit
            }
        }
        Letters {
            objectName: "cardText"; width: parent.width; wrapMode: Text.Wrap; horizontalAlignment: Text.AlignHCenter
            text: root.text; color: Theme.inkOnCard; lineHeight: 1.1; font.pixelSize: 17.5 * root.unit
        }
        Letters {
            visible: text !== ""; width: parent.width; wrapMode: Text.Wrap; horizontalAlignment: Text.AlignHCenter
            text: root.secondText; color: Theme.inkOnCardDim; font.pixelSize: 14.5 * root.unit
        }
        Repeater {
            model: root.notes
            Letters {
                required property string modelData
                required property int index
                objectName: "cardNote" + index
                width: column.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                text: modelData
                color: Theme.noteOnCard
                strong: true
                font.pixelSize: 16.5 * root.unit
            }
        }
    }
}
