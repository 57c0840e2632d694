import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// Display type: the phase, a screen's title. Public text (it enters the accessibility tree).
// Where it takes several rows they are about as long: it is laid out in the least width in which it takes no more. Not
// where its letters follow from the room that it has.
T.Label {
    property real size: 40
    readonly property real spare: fontSizeMode !== Text.FixedSize ? 0
        : Math.max(0, Math.floor(width - Words.least(text, font, width)) - 2)
    leftPadding: horizontalAlignment === Text.AlignHCenter ? spare / 2 : 0
    rightPadding: spare - leftPadding
    color: Theme.ink
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    font { family: Theme.displayFamily(text); pixelSize: Theme.display(size); bold: true }
}
