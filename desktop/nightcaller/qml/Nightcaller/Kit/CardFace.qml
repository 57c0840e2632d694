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
    Text {
        id: first; visible: false; width: column.wide; wrapMode: Text.Wrap; lineHeight: 1.1
        textFormat: Text.PlainText; text: root.spread ? root.text : ""
        font { family: Theme.sans; pixelSize: 17.5 * root.unit }
    }
    Text {
        id: other; visible: false; width: column.wide; wrapMode: Text.Wrap
        textFormat: Text.PlainText; text: root.spread ? root.secondText : ""
        font { family: Theme.sans; pixelSize: 14.5 * root.unit }
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
            anchors.horizontalCenter: parent.horizontalCenter; width: root.emblemSize * root.unit; height: width
            kind: root.emblem
        }
        Text {
            objectName: "cardName"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.min(12, root.nameSize * root.unit)
            textFormat: Text.PlainText; text: root.name
            color: Theme.inkOnCard
            font { family: Theme.serif; pixelSize: root.nameSize * root.unit; bold: true }
        }
        Text {
            visible: text !== ""
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            textFormat: Text.PlainText; text: root.second
            color: Theme.headingOnCard
            font {
                family: Theme.sans; pixelSize: Math.min(22, root.nameSize * 0.8) * root.unit; bold: true
                letterSpacing: Math.min(4, root.nameSize * 0.08) * root.unit; capitalization: Font.AllUppercase
            }
        }
        Rectangle {
            visible: root.team !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, side.implicitWidth + 30 * root.unit)
            height: 30 * root.unit
            radius: height / 2
            color: Theme.team
            Text {
                id: side; anchors.centerIn: parent; width: Math.min(implicitWidth, column.width - 20 * root.unit)
                elide: Text.ElideRight; objectName: "cardTeam"; textFormat: Text.PlainText
                text: root.team; color: Theme.ink
                font { family: Theme.sans; pixelSize: 14.5 * root.unit; bold: true }
            }
        }
        Text {
            objectName: "cardText"; width: parent.width; wrapMode: Text.Wrap; horizontalAlignment: Text.AlignHCenter
            textFormat: Text.PlainText; text: root.text; color: Theme.inkOnCard; lineHeight: 1.1
            font { family: Theme.sans; pixelSize: 17.5 * root.unit }
        }
        Text {
            visible: text !== ""; width: parent.width; wrapMode: Text.Wrap; horizontalAlignment: Text.AlignHCenter
            textFormat: Text.PlainText; text: root.secondText; color: Theme.inkOnCardDim
            font { family: Theme.sans; pixelSize: 14.5 * root.unit }
        }
        Repeater {
            model: root.notes
            Text {
                required property string modelData
                required property int index
                objectName: "cardNote" + index
                width: column.width
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                textFormat: Text.PlainText; text: modelData
                color: Theme.noteOnCard
                font { family: Theme.sans; pixelSize: 16.5 * root.unit; bold: true }
            }
        }
    }
}
