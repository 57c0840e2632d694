pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The house rules that matter for this deck under their headings, and the sets that the table keeps.
Column {
    id: root
    required property RulesViewModel vm
    required property KeptDialog dialog
    spacing: 16 * Theme.u
    Section {
        title: Words.say("ui-rules-kept")
        KeptList {
            objectName: "keptRules"
            width: parent.width
            vm: root.vm.kept
            dialog: root.dialog
            given: Words.say("ui-rules-book")
            givenCurrent: root.vm.own === 0
            keepable: root.vm.own > 0
            keepText: Words.say("ui-rules-keep")
            onGivenTaken: root.vm.defaults()
            presets: root.vm.presets
            onPresetTaken: index => root.vm.takePreset(index)
        }
        Paragraph { objectName: "presetAbout"; text: root.vm.about; size: 16; color: Theme.inkDim }
    }
    Repeater {
        model: root.vm.groups
        Section {
            id: section
            required property string group
            required property string heading
            required property int own
            required property Rows rules
            objectName: "rules-" + group
            title: heading + (own > 0 ? "  ·  " + Words.say("ui-rules-own", { own: own }) : "")
            Repeater {
                model: section.rules
                Item {
                    id: rule
                    required property string ruleId
                    required property string name
                    required property string explain
                    required property list<string> options
                    required property int current
                    required property bool own
                    required property string bookSays
                    width: parent?.width ?? 0
                    height: line.height
                    // changed: a gold bar and a word, never colour alone
                    Rectangle {
                        visible: rule.own; width: Theme.even(5 * Theme.u); height: parent.height; radius: width / 2
                        color: Theme.gold
                    }
                    Setting {
                        id: line
                        x: rule.own ? 16 * Theme.u : 0
                        width: parent.width - x
                        title: rule.name
                        about: rule.own ? rule.explain : rule.explain + "\n" + rule.bookSays
                        note: rule.own ? Words.say("ui-rules-changed") + " · " + rule.bookSays : ""
                        Choice {
                            objectName: "rule-" + rule.ruleId
                            width: Math.min(implicitWidth, parent.width)
                            size: 16.5
                            name: rule.name
                            options: rule.options
                            current: rule.current
                            onPicked: index => root.vm.choose(rule.ruleId, index)
                        }
                    }
                }
            }
        }
    }
}
