import QtQuick
import QtQuick.Templates as T
import Nightcaller.Theme

// Running text. Public (it enters the accessibility tree); for secrets use Text.
T.Label {
    property real size: 18
    property bool strong: false
    color: Theme.ink
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    lineHeight: 1.08
    font { family: Theme.sans; pixelSize: Theme.type(size); bold: strong }
}
