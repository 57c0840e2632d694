import QtQuick
import Nightcaller.Theme

// A setting that is on or off.
Setting {
    id: root
    property string controlName: ""
    property bool on: false
    property bool able: true
    signal toggledTo(bool on)
    Toggle {
        objectName: root.controlName; name: root.title; on: root.on; enabled: root.able
        text: Words.say(root.on ? "ui-on" : "ui-off"); onToggledTo: on => root.toggledTo(on)
    }
}
