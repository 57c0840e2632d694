import QtQuick
import Nightcaller.Kit

// Which games are looked at, and what the group is called.
SeasonPopup {
    id: root
    required property SeasonViewModel vm
    title: Words.say("ui-season-choose")
    onAboutToShow: entry.text = ""
    Paragraph {
        visible: root.vm.groups.length > 1; text: Words.lines("ui-season-who"); strong: true; color: Theme.gold
    }
    Choice {
        objectName: "chooseGroup"; visible: root.vm.groups.length > 1; width: parent.width; size: Theme.tight(17)
        options: root.vm.groups; current: root.vm.group; name: Words.first("ui-season-who")
        onPicked: index => root.vm.chooseGroup(index)
    }
    Paragraph { text: Words.lines("ui-season-which-book"); strong: true; color: Theme.gold }
    Choice {
        objectName: "chooseBook"; width: parent.width; size: Theme.tight(17); options: root.vm.books
        current: root.vm.book; name: Words.first("ui-season-which-book"); onPicked: index => root.vm.chooseBook(index)
    }
    Paragraph { text: Words.lines("ui-season-when"); strong: true; color: Theme.gold }
    Choice {
        objectName: "chooseTime"; width: parent.width; size: Theme.tight(17); options: root.vm.times
        current: root.vm.time; name: Words.first("ui-season-when"); onPicked: index => root.vm.chooseTime(index)
    }
    Paragraph { visible: root.vm.oneGroup; text: Words.lines("ui-season-group-name"); strong: true; color: Theme.gold }
    TextEntry {
        id: entry; objectName: "groupName"; visible: root.vm.oneGroup; width: parent.width; hint: root.vm.title
        name: Words.first("ui-season-group-name"); inputMethodHints: Qt.ImhNone
        onEntered: if (!root.vm.reading) root.vm.nameGroup(text)
    }
    PillButton {
        objectName: "nameGroup"; visible: root.vm.oneGroup; size: Theme.tight(17)
        text: Words.say("ui-season-name-group"); enabled: !root.vm.reading; onClicked: root.vm.nameGroup(entry.text)
    }
}
