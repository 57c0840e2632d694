import QtQuick
import Nightcaller.Kit

// A text on the handbook's paper, in the table's language and beneath it in the other one; what was looked for is
// underlined.
Column {
    id: root
    required property HandbookViewModel vm
    property string message: ""
    property real size: 18
    property bool strong: false
    property color ink: Theme.inkOnCard
    visible: message !== ""
    spacing: 4 * Theme.u
    Prose {
        width: root.width
        textFormat: Text.StyledText
        text: root.vm.lit(Words.first(root.message), root.vm.wanted)
        color: root.ink
        size: root.size
        strong: root.strong
    }
    Prose {
        width: root.width
        visible: text !== ""
        textFormat: Text.StyledText
        text: root.vm.lit(Words.second(root.message), root.vm.wanted)
        color: Theme.inkOnCardDim
        size: root.size - 2
    }
}
