import QtQuick
import Nightcaller.Kit

// What somebody is told in private, on a card like everybody's: the same field and the same light, whatever it
// says. It is read in the dark, and shines no more than what it covers: who sleeps beside it would see through her lids
// that somebody looks. Secret by nature: Text only, and it exists only while the card is held.
CardFace {
    id: root
    property string heading: ""
    property string told: ""
    property real letters: 30
    emblem: "moon"
    high: Theme.duskCard
    low: Theme.duskCardDeep
    line: Theme.goldFaint
    Column {
        readonly property real start: (root.emblemSize + 52) * root.unit
        scale: Math.min(1, (root.height - start - 28 * root.unit) / Math.max(1, implicitHeight))
        transformOrigin: Item.Top
        anchors.horizontalCenter: parent.horizontalCenter
        y: start
        width: root.width - 56 * root.unit
        spacing: 14 * root.unit
        Letters {
            objectName: "answerHeading"; width: parent.width; horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit; minimumPixelSize: 9; text: root.heading; color: Theme.gold
            strong: true
            font { pixelSize: Math.min(20, root.letters) * root.unit; letterSpacing: 2 * root.unit }
        }
        Letters {
            objectName: "answerTold"; width: parent.width; horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap
            text: root.told; color: Theme.ink; lineHeight: 1.15
            font { family: Theme.displayFamily(text); pixelSize: root.letters * root.unit; bold: true }
        }
    }
}
