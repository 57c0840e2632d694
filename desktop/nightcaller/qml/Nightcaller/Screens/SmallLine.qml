pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit
import Nightcaller.Theme

// The line below a private page: why something does not count, or that it does. It is there for everybody, in one place
// and one colour; and whatever it says, it is as wide as its `model`, for a length is seen from afar. Its texts are
// written to nearly that width (tests/text/test_small_line.py); what is left of the difference goes between the
// letters. What it says is not known from afar either: letters are faint, between stars, as on a card.
Text {
    id: root
    property string model: ""
    readonly property real wide: metrics.font.pixelSize * 0 + metrics.advanceWidth(model)
    readonly property real natural: metrics.font.pixelSize * 0 + metrics.advanceWidth(text)
    readonly property bool alike: Math.abs(natural - wide) < wide * 0.1
    // smaller where the place is narrow: all of them by the same
    readonly property real fit: Math.min(1, width / Math.max(1, alike ? wide : natural))
    FontMetrics { id: metrics; font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(16)) } }
    height: Theme.type(Theme.tight(16)) * 1.5
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.NoWrap
    textFormat: Text.PlainText
    font {
        family: Theme.sans
        pixelSize: Math.max(8, Theme.type(Theme.tight(16)) * fit)
        letterSpacing: alike && text !== "" ? (wide - natural) * fit / text.length : 0
    }
    component Rim: Stars {
        x: (root.width - width) / 2
        width: Math.min(root.width, root.wide)
        visible: root.model !== ""
    }
    Rim { y: -height }
    Rim { y: root.height }
}
