pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Two people and the games that only one of them won.
Tap {
    id: root
    required property SeasonViewModel vm
    property bool pressable: true
    signal chosen
    objectName: "duel"
    enabled: pressable
    focusPolicy: pressable ? Qt.StrongFocus : Qt.NoFocus
    implicitHeight: row.implicitHeight + said.implicitHeight + 8 * Theme.u
    Accessible.name: vm.left + " " + vm.score[0] + " : " + vm.score[1] + " " + vm.right + ". " + said.text
    onClicked: chosen()
    component Side: Column {
        id: side
        property string name
        property real hue
        property string picture
        property bool ahead
        spacing: 4 * Theme.u
        Face {
            anchors.horizontalCenter: parent.horizontalCenter; width: Theme.even(84 * Theme.u); name: side.name
            hue: side.hue; picture: side.picture; leading: side.ahead
        }
        Letters {
            width: parent.width; horizontalAlignment: Text.AlignHCenter; fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8; text: side.name; size: Theme.tight(22); strong: true; font.underline: root.visualFocus
        }
    }
    contentItem: Item {
        Row {
            id: row
            width: parent.width
            Side {
                width: parent.width * 0.31; name: root.vm.left; hue: root.vm.leftHue; picture: root.vm.leftFace
                ahead: root.vm.score.length > 1 && root.vm.score[0] > root.vm.score[1]
            }
            Row {
                id: score
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.38
                height: 90 * Theme.u
                component Number: Letters {
                    width: score.width * 0.42; height: parent.height; horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 12
                    font { family: Theme.serif; pixelSize: 72 * Theme.u; bold: true }
                }
                Number {
                    text: root.vm.score[0] ?? ""
                    color: root.vm.score[0] >= root.vm.score[1] ? Theme.goldLight : Theme.ink
                }
                Letters {
                    width: score.width * 0.16; height: parent.height; horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter; text: ":"; color: Theme.inkDim
                    font { family: Theme.serif; pixelSize: 60 * Theme.u; bold: true }
                }
                Number {
                    text: root.vm.score[1] ?? ""
                    color: root.vm.score[1] >= root.vm.score[0] ? Theme.goldLight : Theme.ink
                }
            }
            Side {
                width: parent.width * 0.31; name: root.vm.right; hue: root.vm.rightHue; picture: root.vm.rightFace
                ahead: root.vm.score.length > 1 && root.vm.score[1] > root.vm.score[0]
            }
        }
        Prose {
            id: said
            anchors { top: row.bottom; topMargin: 6 * Theme.u }
            width: parent.width; horizontalAlignment: Text.AlignHCenter; color: Theme.inkDim; size: Theme.tight(18)
            text: root.vm.score.length > 2 ? Words.lines("ui-season-apart", { count: root.vm.score[2] }) : ""
        }
    }
}
