pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Everybody in a list; a tap opens somebody's page.
Item {
    id: root
    required property SeasonViewModel vm
    ScrollList {
        objectName: "seasonPeople"
        visible: root.vm.person === ""
        anchors.fill: parent
        spacing: 8 * Theme.u
        model: root.vm.everybody
        delegate: Tap {
            id: row
            required property int index
            required property string name
            required property real hue
            required property string picture
            required property string line
            required property string sentence
            objectName: "person" + index
            width: ListView.view?.width ?? 0
            implicitHeight: Theme.even(Math.max(64 * Theme.u, words.implicitHeight + 20 * Theme.u))
            Accessible.name: sentence
            onClicked: root.vm.openPerson(name)
            background: Rimmed {
                radius: 14 * Theme.u
                color: row.visualFocus ? Theme.focus : Theme.rim
                line: row.visualFocus ? 2.5 : 1.5
                fill: row.down ? Theme.pressed : Theme.row
            }
            contentItem: Item {
                Face {
                    id: face
                    anchors { left: parent.left; leftMargin: 12 * Theme.u; verticalCenter: parent.verticalCenter }
                    width: Theme.even(48 * Theme.u); name: row.name; hue: row.hue; picture: row.picture
                }
                Column {
                    id: words
                    anchors {
                        left: face.right; leftMargin: 14 * Theme.u; right: parent.right; rightMargin: 14 * Theme.u
                        verticalCenter: parent.verticalCenter
                    }
                    Paragraph { text: row.name; size: Theme.tight(22); strong: true; Accessible.ignored: true }
                    Paragraph { text: row.line; size: Theme.tight(18); color: Theme.inkDim; Accessible.ignored: true }
                }
            }
        }
    }
    Loader {
        active: root.vm.person !== ""
        anchors.fill: parent
        sourceComponent: SeasonPerson { vm: root.vm }
    }
}
