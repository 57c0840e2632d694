pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nightcaller.Kit

// What the moderator holds in front of one player: one fact over the whole window, or all that is new for her, the
// same field and nearly the same light for every answer. Secret by nature: Text only, and it exists only while shown.
T.Popup {
    id: root
    required property var facts
    signal putAway
    readonly property bool shown: facts.length > 0
    readonly property bool several: facts.length > 1
    readonly property var eyes: [...new Set(facts.reduce((all, fact) => [...all, ...fact.to], []))]
    readonly property string whose: eyes.length > 1 ? Words.first("ui-show-for-both", { seats: eyes })
        : eyes.length > 0 ? Words.first("ui-show-for", { seat: eyes[0] }) : ""
    // What her eyes are for is in her language; whose it is, and how it is put away, is for him who holds it.
    function hers(fact: var, message: string, args: var): string {
        return Words.hers(fact.language, Words.lines, message, args);
    }
    parent: T.Overlay.overlay
    visible: shown
    modal: true
    focus: true
    closePolicy: T.Popup.NoAutoClose
    x: Theme.shown.x
    y: Theme.shown.y
    width: parent ? parent.width : 0
    height: Theme.shown.height / scale
    scale: width > 0 ? Theme.shown.width / width : 1
    transformOrigin: T.Popup.TopLeft
    padding: 0
    background: Rectangle { color: Theme.plate }
    onOpened: away.forceActiveFocus()
    component Caption: Letters {
        horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap; fontSizeMode: Text.Fit; minimumPixelSize: 14
        color: Theme.inkDim; size: 38; strong: true
    }
    contentItem: Item {
        Caption {
            objectName: "showCaption"
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: parent.height * 0.09 }
            width: parent.width * 0.9
            height: parent.height * (root.several ? 0.08 : 0.16)
            // what two see together is for neither of them alone
            text: root.several || !root.shown || root.eyes.length > 1 ? root.whose
                : (root.whose === "" ? "" : root.whose + "\n") + root.hers(root.facts[0], root.facts[0].caption)
        }
        Column {
            id: told
            objectName: "showFacts"
            anchors {
                horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter
                verticalCenterOffset: parent.height * 0.02
            }
            width: parent.width * 0.92
            spacing: (root.several ? 22 : 10) * Theme.u
            scale: Math.min(1, root.height * (root.several ? 0.64 : 0.54) / Math.max(1, implicitHeight))
            Repeater {
                model: root.facts
                Column {
                    id: fact
                    required property var modelData
                    readonly property string words: {
                        if (modelData.kind === "seat")
                            return String(modelData.number);
                        if (modelData.kind === "role")
                            return root.hers(modelData, Words.idOf("role", modelData.role));
                        return modelData.kind === "word" ? root.hers(modelData, modelData.word, modelData.facts) : "";
                    }
                    width: told.width
                    spacing: (root.several ? 2 : 10) * Theme.u
                    Caption {
                        width: parent.width
                        // a sentence says itself what it is about
                        visible: root.several && fact.modelData.caption !== "show-told"
                        text: {
                            const what = visible ? root.hers(fact.modelData, fact.modelData.caption) : "";
                            // of what two see together, whose it is
                            return root.eyes.length < 2 || fact.modelData.reader === "" ? what
                                : Words.first("ui-show-whose",
                                    { seat: fact.modelData.to[0], name: fact.modelData.reader, what: what });
                        }
                        font.pixelSize: Theme.type(24)
                    }
                    RoleEmblem {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: fact.modelData.kind === "role"
                        width: (root.several ? 70 : 150) * Theme.u
                        kind: visible ? Words.kindOf(fact.modelData.role) : "moon"
                    }
                    Letters {
                        objectName: "showFigure"
                        width: parent.width
                        height: Math.min(implicitHeight, root.height * 0.46)
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: root.several ? Text.Wrap : Text.NoWrap
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 20
                        text: fact.words
                        color: Theme.gold
                        font {
                            family: Theme.displayFamily(text)
                            pixelSize: Theme.u * (root.facts.length > 2 ? 46 : root.several ? 90
                                : fact.modelData.kind === "seat" ? 260 : 150)
                            bold: true
                        }
                    }
                    Letters {
                        objectName: "showName"; width: parent.width; horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap; maximumLineCount: 2; elide: Text.ElideRight
                        visible: !root.several || fact.modelData.name !== ""
                        text: fact.modelData.name === "" ? " "
                            : fact.modelData.kind === "seat" ? fact.modelData.name
                            : Words.hers(fact.modelData.language, Words.first, "ui-visit-seat",
                                { seat: fact.modelData.number, name: fact.modelData.name })
                        font {
                            family: Theme.displayFamily(text); bold: true
                            pixelSize: Theme.display(root.several ? 30 : 56)
                        }
                    }
                }
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
