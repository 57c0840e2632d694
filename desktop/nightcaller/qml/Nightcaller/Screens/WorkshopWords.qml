pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// What people write themselves: the card, and what the voice says; an empty line writes itself.
SeasonPopup {
    id: root
    required property WorkshopViewModel vm
    title: Words.first("ui-workshop-words")
    Paragraph { text: Words.first("ui-workshop-words-about"); size: 16; color: Theme.inkDim }
    Repeater {
        model: ["card", "wake", "ask", "sleep"]
        Column {
            id: part
            required property string modelData
            width: parent?.width ?? 0
            spacing: 6 * Theme.u
            Paragraph { text: Words.first("ui-workshop-words-" + part.modelData); size: 17; strong: true }
            Repeater {
                model: root.vm.tags.length
                TextEntry {
                    id: line
                    required property int index
                    readonly property string tag: root.vm.tags[index]
                    objectName: "words-" + part.modelData + index
                    width: part.width
                    size: 17
                    maximumLength: part.modelData === "card" ? 240 : 90
                    name: Words.first("ui-workshop-words-" + part.modelData) + ", " + hint
                    hint: root.vm.tongues[index]
                    label: hint
                    inputMethodHints: Qt.ImhNone
                    onEntered: root.vm.write(part.modelData, tag, text)
                    onLeaving: root.vm.write(part.modelData, tag, text)
                    Connections {
                        target: root
                        function onAboutToShow() { line.text = root.vm.written(part.modelData, line.tag); }
                        function onClosed() { root.vm.write(part.modelData, line.tag, line.text); }
                    }
                }
            }
        }
    }
}
