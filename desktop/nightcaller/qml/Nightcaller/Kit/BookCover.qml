pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A book on the shelf, seen from the front: cloth, spine, emblem, and what kind of evening is inside. The one that is
// drawn out stands higher and has a gold rim.
Tap {
    id: root
    property string title: ""
    property string about: ""
    property string contents: ""
    property string people: ""
    property string minutes: ""
    property string hard: ""
    property int hardness: 2
    property string emblem: "book"
    property string cloth: "amber"
    property bool drawn: false
    property bool fits: true
    readonly property real pad: 18 * Theme.u
    readonly property var dye: Paint.cloths[cloth] ?? Paint.cloths.amber
    readonly property real lift: drawn ? 10 * Theme.u : 0

    implicitHeight: words.implicitHeight + facts.implicitHeight + 2 * pad + 14 * Theme.u + 10 * Theme.u
    Accessible.role: Accessible.RadioButton
    Accessible.name: [title, about, contents, people, minutes, hard].filter(line => line !== "").join(". ")
    checkable: true
    checked: drawn
    onClicked: checked = Qt.binding(() => drawn);

    Item {
        id: book
        width: parent.width - Theme.line(4)
        height: parent.height - 10 * Theme.u
        y: 10 * Theme.u - root.lift
        opacity: root.fits ? 1 : 0.5
        scale: root.down ? 0.985 : 1
        Behavior on y { enabled: !Theme.reducedMotion; NumberAnimation { duration: 180; easing.type: Easing.OutBack } }
        GlowDisc {
            visible: root.drawn; anchors.centerIn: parent; width: parent.width * 1.25; height: parent.height * 1.12
            color: Theme.gold; strength: 0.35
        }
        // the pages, seen from the side
        Rectangle {
            x: parent.width * 0.5; y: Theme.line(4); width: parent.width * 0.5 + Theme.line(4)
            height: parent.height - Theme.line(8); radius: Theme.px(8); color: Paint.coverPages
        }
        Rimmed {
            anchors.fill: parent
            radius: Theme.px(14)
            color: root.visualFocus ? Theme.focus : root.drawn ? Theme.gold : Paint.coverRim
            line: root.drawn || root.visualFocus ? 3 : 1.5
            fill: root.dye[0]; low: root.dye[1]
        }
        // the spine
        Rectangle {
            x: Theme.line(3); y: Theme.px(12); width: Theme.even(Theme.px(12)); height: parent.height - Theme.px(24)
            radius: width / 2; color: Paint.coverGroove
        }
        Rectangle {
            x: Theme.px(20); y: Theme.px(12); width: Theme.line(1); height: parent.height - Theme.px(24)
            radius: width / 2; color: Theme.goldFaint
        }
        Column {
            id: words
            x: root.pad + Theme.px(10)
            y: root.pad
            width: parent.width - x - root.pad
            spacing: 8 * Theme.u
            EmblemDisc {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.even(Math.min(104 * Theme.u, parent.width * 0.5)); kind: root.emblem
            }
            Heading { width: parent.width; text: root.title; size: 26; lineHeight: 0.95 }
            Paragraph { text: Words.whole(root.about); size: 16.5; color: Paint.coverInk }
        }
        Column {
            id: facts
            x: words.x
            width: words.width
            anchors { bottom: parent.bottom; bottomMargin: root.pad }
            spacing: 3 * Theme.u
            Paragraph { text: Words.whole(root.contents); size: 16; strong: true; color: Theme.gold }
            Paragraph { text: root.people; size: 16; strong: !root.fits; color: root.fits ? Theme.ink : Theme.refusal }
            Paragraph { text: root.minutes; size: 16 }
            Row {
                width: parent.width
                spacing: 8 * Theme.u
                Dots { id: dots; of: root.hardness; anchors.verticalCenter: parent.verticalCenter }
                Prose {
                    width: parent.width - dots.width - parent.spacing; text: root.hard; size: 15; color: Theme.inkDim
                }
            }
        }
    }
}
