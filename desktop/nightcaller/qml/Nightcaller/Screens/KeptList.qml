pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Decks or house rules kept under names: tap one to take it, the three dots to rename or delete it, the last
// button to keep what the screen shows. Item names begin with objectName. `given` is one that is always there,
// `presets`
// are others that the book knows by name.
Flow {
    id: root
    required property KeptViewModel vm
    property string given: ""
    property bool givenCurrent: false
    property string keepText: ""
    property bool keepable: true
    property KeptDialog dialog: null
    property Rows presets: null
    signal givenTaken
    signal presetTaken(int index)
    spacing: 8 * Theme.u
    // One that can be taken: the one that is on the screen has a tick, and a reader says so.
    component Taken: PillButton {
        id: taken
        required property bool current
        property string called: ""
        signal picked
        size: 16
        tone: current ? "primary" : "plain"
        text: (current ? "✓ " : "") + called
        Accessible.role: Accessible.RadioButton
        Accessible.name: called
        checkable: true
        checked: current
        onClicked: {
            picked();
            checked = Qt.binding(() => taken.current);
        }
    }
    Taken {
        objectName: root.objectName + "Given"
        visible: root.given !== ""
        current: root.givenCurrent
        called: root.given
        onPicked: root.givenTaken()
    }
    Repeater {
        model: root.presets
        Taken {
            required property int index
            required property string name
            objectName: root.objectName + "Preset" + index
            called: name
            onPicked: root.presetTaken(index)
        }
    }
    Repeater {
        model: root.vm.rows
        Row {
            id: one
            required property int index
            required property string name
            required property string about
            required property bool current
            spacing: 2 * Theme.u
            Taken {
                objectName: root.objectName + one.index
                current: one.current
                width: Math.min(implicitWidth, root.width - more.width - one.spacing)
                called: one.about === "" ? one.name : one.name + "\n" + one.about
                onPicked: root.vm.take(one.index)
            }
            PillButton {
                id: more
                objectName: root.objectName + "More" + one.index
                anchors.verticalCenter: parent.verticalCenter
                size: 16
                text: "…"
                Accessible.name: Words.say("ui-kept-change", { name: one.name })
                onClicked: root.dialog.change(one.index)
            }
        }
    }
    PillButton {
        objectName: root.objectName + "Keep"
        size: 16
        enabled: root.keepable
        width: Math.min(implicitWidth, root.width)
        text: "＋ " + root.keepText
        onClicked: root.dialog.keep()
    }
}
