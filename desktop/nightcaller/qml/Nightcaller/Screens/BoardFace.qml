import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit

// A leaf of a board on a card like everybody's: its name, who is there, the notes, and what else lies open. Secret
// by nature: Text only, and it exists only while the card is held. The type is as large as the notes allow.
CardFace {
    id: root
    property string heading: ""
    property string listed: ""
    property string told: ""
    property string foot: ""
    emblem: "book"
    emblemSize: 84
    Text {
        id: title
        objectName: "boardHeading"
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 120 * root.unit }
        width: root.width - 56 * root.unit
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        textFormat: Text.PlainText
        text: root.heading
        color: Theme.headingOnCard
        font { family: Theme.sans; pixelSize: 22 * root.unit; bold: true }
    }
    Text {
        id: mates
        objectName: "boardListed"
        anchors { horizontalCenter: parent.horizontalCenter; top: title.bottom; topMargin: 2 * root.unit }
        width: title.width
        height: text === "" ? 0 : implicitHeight
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        textFormat: Text.PlainText
        text: root.listed
        color: Theme.inkOnCardDim
        font { family: Theme.sans; pixelSize: 15 * root.unit; bold: true }
    }
    Text {
        objectName: "answerTold"
        anchors { horizontalCenter: parent.horizontalCenter; top: mates.bottom; topMargin: 8 * root.unit; bottom: footer.top; bottomMargin: 6 * root.unit }
        width: title.width
        wrapMode: Text.Wrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.max(8, Math.round(14 * root.unit))
        textFormat: Text.PlainText
        text: root.told
        color: Theme.inkOnCard
        // large type as far as a long word stays in one piece; many notes make it smaller again
        font { family: Theme.sans; pixelSize: Math.round(25 * root.unit * Math.max(1, Math.min(1.6, Theme.textScale))) }
    }
    Text {
        id: footer
        objectName: "boardFoot"
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 24 * root.unit }
        width: title.width
        height: text === "" ? 0 : implicitHeight
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        maximumLineCount: 3
        textFormat: Text.PlainText
        text: root.foot
        color: Theme.inkOnCardDim
        font { family: Theme.sans; pixelSize: 14 * root.unit }
    }
}
