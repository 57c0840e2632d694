import QtQuick
import Nightcaller.Kit

// Another name for somebody: for the season, for one group of two people with one name, or in every file; or none.
SeasonPopup {
    id: root
    required property SeasonViewModel vm
    title: vm.person
    onAboutToShow: entry.text = vm.person
    TextEntry {
        id: entry; objectName: "personName"; width: parent.width; size: 22; name: Words.say("ui-season-name")
        hint: Words.say("ui-kept-hint"); problem: root.vm.problem; inputMethodHints: Qt.ImhNone
    }
    Paragraph {
        color: Theme.inkDim
        text: Words.lines(root.vm.taken(entry.text) ? "ui-season-join-about" : "ui-season-rename-about")
    }
    PillButton {
        objectName: "renamePerson"; size: Theme.tight(18); tone: "primary"
        text: Words.say(root.vm.taken(entry.text) ? "ui-season-join" : "ui-season-rename")
        onClicked: if (root.vm.rename(entry.text)) root.close()
    }
    Paragraph { visible: root.vm.oneGroup; color: Theme.inkDim; text: Words.lines("ui-season-apart-about") }
    PillButton {
        objectName: "tellApart"; visible: root.vm.oneGroup; size: Theme.tight(18)
        text: Words.say("ui-season-tell-apart"); onClicked: if (root.vm.tellApart(entry.text)) root.close()
    }
    Paragraph { color: Theme.inkDim; text: Words.lines("ui-season-erase-about") }
    HoldButton {
        objectName: "hidePerson"; tone: "danger"; emblem: "sun"; size: Theme.tight(18); duration: 900
        text: Words.say("ui-season-hide"); onCompleted: if (root.vm.hide(entry.text)) root.close()
    }
    HoldButton {
        objectName: "erasePerson"; tone: "danger"; emblem: "sun"; size: Theme.tight(18); duration: 900
        text: Words.say("ui-season-erase")
        onCompleted: { root.close(); root.vm.erase(); }
    }
}
