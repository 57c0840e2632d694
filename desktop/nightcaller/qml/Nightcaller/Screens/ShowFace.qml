import QtQuick
import QtQuick.Templates as T
import Nightcaller.Kit

// What the moderator holds in front of one player: one fact over the whole window, the same field and nearly the
// same light for every answer. Secret by nature: Text only, and it exists only while it is shown.
T.Popup {
    id: root
    required property var figure
    signal putAway
    readonly property bool shown: figure.kind !== undefined
    readonly property string words: {
        if (!shown)
            return "";
        if (figure.kind === "seat")
            return String(figure.number);
        if (figure.kind === "role")
            return Words.lines(Words.idOf("role", figure.role));
        return figure.kind === "word" ? Words.lines(figure.word, figure.facts) : "";
    }
    parent: T.Overlay.overlay
    visible: shown
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    width: parent ? parent.width : 0
    height: parent ? parent.height : 0
    padding: 0
    background: Rectangle { color: Theme.plate }
    onOpened: away.forceActiveFocus()
    contentItem: Item {
        Text {
            objectName: "showCaption"
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: parent.height * 0.09 }
            width: parent.width * 0.9
            height: parent.height * 0.16
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: 14
            textFormat: Text.PlainText
            text: !root.shown ? ""
                : (root.figure.to > 0 ? Words.first("ui-show-for", { seat: root.figure.to }) + "\n" : "")
                    + Words.lines(root.figure.caption)
            color: Theme.inkDim
            font { family: Theme.sans; pixelSize: Theme.type(38); bold: true }
        }
        Column {
            anchors {
                horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter
                verticalCenterOffset: parent.height * 0.02
            }
            width: parent.width * 0.92
            spacing: 10 * Theme.u
            scale: Math.min(1, root.height * 0.54 / Math.max(1, implicitHeight))
            RoleEmblem {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.shown && root.figure.kind === "role"
                width: 150 * Theme.u
                height: width
                kind: visible ? Words.kindOf(root.figure.role) : "moon"
            }
            Text {
                objectName: "showFigure"
                width: parent.width
                height: Math.min(implicitHeight, root.height * 0.46)
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: 20
                textFormat: Text.PlainText
                text: root.words
                color: Theme.gold
                font {
                    family: Theme.displayFamily(text)
                    pixelSize: (root.shown && root.figure.kind === "seat" ? 260 : 150) * Theme.u; bold: true
                }
            }
            Text {
                objectName: "showName"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                textFormat: Text.PlainText
                text: !root.shown || root.figure.name === "" ? " "
                    : root.figure.kind === "seat" ? root.figure.name
                    : Words.first("ui-visit-seat", { seat: root.figure.number, name: root.figure.name })
                color: Theme.ink
                font { family: Theme.displayFamily(text); pixelSize: Theme.display(56); bold: true }
            }
        }
        HoldButton {
            id: away
            objectName: "putAway"
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: 26 * Theme.u }
            focus: true
            size: Theme.capped(20)
            emblem: "moon"
            text: Words.first("ui-show-hold")
            onCompleted: root.putAway()
        }
    }
}
