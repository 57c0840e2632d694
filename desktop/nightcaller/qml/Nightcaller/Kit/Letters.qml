import QtQuick
import Nightcaller.Theme

// Letters that stay out of the accessibility tree: what is secret, and what stands on a drawing or a button.
Text {
    property real size: 18
    property bool strong: false
    color: Theme.ink
    textFormat: Text.PlainText
    font { family: Theme.sans; pixelSize: Theme.type(size); bold: strong }
}
