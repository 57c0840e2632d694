pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Who won with which book and with which deck.
ScrollArea {
    id: root
    required property SeasonViewModel vm
    spacing: 12 * Theme.u
    component Mix: Column {
        id: mix
        required property int index
        required property string name
        required property int total
        required property int village
        required property int wolves
        required property int third
        required property string sentence
        width: parent?.width ?? 0
        spacing: 4 * Theme.u
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence
        Item {
            width: parent.width
            height: Math.max(called.implicitHeight, times.implicitHeight)
            Prose {
                id: called; width: parent.width - times.width - 12 * Theme.u; text: mix.name; size: Theme.tight(20)
                strong: true; Accessible.ignored: true
            }
            Prose {
                id: times
                anchors { right: parent.right; bottom: parent.bottom }
                text: Words.say("ui-season-games", { count: mix.total }); size: Theme.tight(18); color: Theme.inkDim
                Accessible.ignored: true
            }
        }
        MixBar {
            width: parent.width; village: mix.village; wolves: mix.wolves; third: mix.third; total: mix.total
            size: Theme.tight(18)
        }
    }
    SideBySide {
        spacing: 18 * Theme.u
        Repeater {
            model: [["village", "sun"], ["wolves", "werewolf"], ["third", "cupid"]]
            Row {
                id: key
                required property list<string> modelData
                spacing: 8 * Theme.u
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter; width: Theme.even(30 * Theme.u); height: width
                    radius: 8 * Theme.u; color: Paint.side(key.modelData[0])
                    RoleEmblem {
                        anchors.centerIn: parent; width: parent.width * 0.7; kind: key.modelData[1]
                        color: Paint.sideInk(key.modelData[0])
                    }
                }
                Prose {
                    anchors.verticalCenter: parent.verticalCenter; text: Words.say("ui-season-side-" + key.modelData[0])
                    size: Theme.tight(19)
                }
            }
        }
    }
    Heading { width: parent.width; text: Words.lines("ui-season-by-book"); size: Theme.tight(25) }
    Repeater { model: root.vm.mixes; Mix {} }
    Heading { width: parent.width; text: Words.lines("ui-season-by-deck"); size: Theme.tight(25) }
    Repeater { model: root.vm.decks; Mix {} }
    Paragraph { text: root.vm.lengths; size: Theme.tight(19) }
    Repeater {
        model: root.vm.reasons
        Prose {
            required property string modelData; width: root.width - 30 * Theme.u; text: modelData; size: Theme.tight(16)
            color: Theme.refusal
        }
    }
}
