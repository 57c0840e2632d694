pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// One answer of the evening, put right: the same question, what was noted (while the book is held open), a tap,
// a hold. A seat is tapped on the ring beside it.
ScrollArea {
    id: root
    required property ModeratorAnswersViewModel vm
    // how the list says an answer, and what was picked
    required property var rowOf
    required property var pickOf
    readonly property var line: vm.line[0] ?? null
    readonly property string chosen: vm.choice.length > 0 ? pickOf(vm.choice[0]) : ""
    spacing: 10 * Theme.u
    Heading {
        width: parent.width; text: root.vm.prompt !== "" ? Words.first(root.vm.prompt) : ""; size: Theme.tight(26)
    }
    Paragraph { text: root.line !== null ? root.rowOf(root.line) : ""; size: Theme.tight(16); color: Theme.goldLight }
    Paragraph {
        visible: root.vm.takesSeat && !root.vm.several; text: Words.first("ui-answers-tap"); size: Theme.tight(15)
        color: Theme.inkDim
    }
    Choice {
        objectName: "notedWords"
        visible: options.length > 0 && !root.vm.several
        width: parent.width
        size: Theme.tight(17)
        name: root.vm.prompt !== "" ? Words.first(root.vm.prompt) : ""
        options: root.vm.words.map(row => root.pickOf(row))
        current: root.vm.words.findIndex(row => row.word === root.vm.current)
        onPicked: index => root.vm.chooseWord(root.vm.words[index].word)
    }
    Ruling {
        objectName: "correct"
        size: Theme.tight(17)
        because: root.vm.hindrance !== "" ? Words.first(root.vm.hindrance) : ""
        text: root.chosen === "" ? Words.first("ui-answers-hold-first")
            : Words.first("ui-answers-hold", { choice: root.chosen })
        onCompleted: root.vm.correct()
    }
    Ruling {
        objectName: "askAgain"
        size: Theme.tight(17)
        because: root.vm.refused !== "" ? Words.first(root.vm.refused) : ""
        text: Words.first("ui-answers-again")
        onCompleted: root.vm.askAgain()
    }
    Paragraph { text: Words.first("ui-answers-what-follows"); size: Theme.tight(15); color: Theme.inkDim }
    PillButton {
        objectName: "notedBack"; size: Theme.tight(16); text: Words.first("ui-answers-close")
        onClicked: root.vm.close()
    }
}
