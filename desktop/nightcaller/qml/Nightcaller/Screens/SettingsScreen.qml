pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Everything that can be set; each change holds at once.
Page {
    id: root
    required property SettingsViewModel vm
    title: Words.first("ui-settings")
    kicker: Words.second("ui-settings") || Words.say("ui-settings-kicker")
    back: Words.say("ui-back")
    contentWidth: 980
    onBackRequested: app.back()

    ScrollArea {
        objectName: "settingsScroll"
        anchors.fill: parent
        spacing: 16 * Theme.u
        Section {
            title: Words.say("ui-settings-language")
            ChoiceSetting {
                title: Words.say("ui-settings-table-language")
                about: Words.lines("ui-settings-table-language.explain")
                controlName: "language"; name: Words.say("ui-settings-language"); first: true
                options: root.vm.languages; current: root.vm.language
                onPicked: index => root.vm.chooseLanguage(index)
            }
            Setting {
                visible: root.vm.twoLanguages
                title: Words.say("ui-settings-order")
                PillButton {
                    objectName: "swapLanguages"; size: 17; text: Words.say("ui-settings-swap")
                    onClicked: root.vm.swapLanguages()
                }
            }
        }
        Section {
            title: Words.say("ui-settings-voice")
            ToggleSetting {
                title: Words.say("ui-house-voice")
                about: Words.lines("ui-house-voice.explain")
                controlName: "voice"; on: root.vm.delivery.voice; onToggledTo: on => root.vm.delivery.voice = on
            }
            Repeater {
                model: root.vm.voices
                VoiceSetting {
                    required property string tag
                    required property string name
                    title: Words.say("ui-settings-speed", { language: name })
                    code: tag
                    known: root.vm.voicesKnown
                    audible: root.vm.delivery.voice
                    room: root.bodyWidth
                    onPaced: speed => root.vm.setSpeed(tag, speed)
                    onScriptTried: root.vm.testVoice(tag)
                    onRestTried: root.vm.testOtherVoice(tag)
                }
            }
            VolumeSetting { of: "voice"; volume: root.vm.voiceVolume; onMoved: root.vm.voiceVolume = volume }
            VolumeSetting { of: "ambience"; volume: root.vm.ambienceVolume; onMoved: root.vm.ambienceVolume = volume }
            VolumeSetting { of: "effects"; volume: root.vm.effectsVolume; onMoved: root.vm.effectsVolume = volume }
            ToggleSetting {
                title: Words.say("voice-names")
                about: Words.lines("voice-names.explain")
                controlName: "namesAloud"; on: root.vm.delivery.namesAloud; able: root.vm.delivery.voice
                onToggledTo: on => root.vm.delivery.namesAloud = on
            }
            NarrationSetting { vm: root.vm.delivery }
        }
        Section {
            title: Words.say("ui-settings-looks")
            ChoiceSetting {
                title: Words.say("ui-settings-text-size")
                about: Words.lines("ui-settings-text-size.explain")
                controlName: "textSize"
                options: root.vm.textSizes; current: root.vm.textSize
                onPicked: index => root.vm.textSize = index
            }
            ToggleSetting {
                title: Words.say("ui-settings-motion")
                about: Words.lines("ui-settings-motion.explain")
                controlName: "motion"; on: root.vm.reducedMotion; onToggledTo: on => root.vm.reducedMotion = on
            }
            ToggleSetting {
                title: Words.say("ui-settings-marks")
                about: Words.lines("ui-settings-marks.explain")
                controlName: "marks"; on: root.vm.safeMarks; onToggledTo: on => root.vm.safeMarks = on
            }
            ToggleSetting {
                title: Words.say("ui-settings-dim")
                about: Words.lines("ui-settings-dim.explain")
                controlName: "dim"; on: root.vm.dim; onToggledTo: on => root.vm.dim = on
            }
        }
        ClockSettings { vm: root.vm.delivery }
        PillButton {
            objectName: "aboutButton"; anchors.horizontalCenter: parent.horizontalCenter; size: 17
            text: Words.say("ui-about"); onClicked: root.app.open("About")
        }
        CentredProse {
            text: Words.say("ui-settings-version", { version: root.vm.version }); size: 14; color: Theme.inkFaint
            bottomPadding: 8 * Theme.u
        }
    }
}
