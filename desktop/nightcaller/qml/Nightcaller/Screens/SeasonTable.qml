import QtQuick
import Nightcaller.Kit

// The shown games as a table for other programs.
SeasonPopup {
    id: root
    required property SeasonViewModel vm
    title: Words.say("ui-season-save")
    Paragraph { text: Words.lines("ui-season-save-about") }
    Toggle {
        id: hidden; objectName: "pseudonyms"; width: parent.width; text: Words.say("ui-season-pseudonyms")
        onToggledTo: wanted => on = wanted
    }
    SideBySide {
        spacing: 12 * Theme.u
        PillButton {
            objectName: "saveCsv"; size: Theme.tight(18); text: Words.say("ui-season-save-csv")
            onClicked: { root.close(); root.vm.saveTable("csv", hidden.on); }
        }
        PillButton {
            objectName: "saveJson"; size: Theme.tight(18); text: Words.say("ui-season-save-json")
            onClicked: { root.close(); root.vm.saveTable("json", hidden.on); }
        }
    }
}
