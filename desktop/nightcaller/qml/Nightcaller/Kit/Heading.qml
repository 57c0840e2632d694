import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// Display type: the phase, a screen's title. Public text (it enters the accessibility tree).
T.Label {
    property real size: 40
    color: Theme.ink
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    font { family: Theme.displayFamily(text); pixelSize: Theme.display(size); bold: true }
}
