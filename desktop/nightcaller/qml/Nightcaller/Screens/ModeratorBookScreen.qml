pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The moderator's handbook: the people with their cards and what lies beside them, what happened so far, what he has
// written down himself, and what he overrules. Covered until one hold opens it; every ruling is held, and recorded.
PrivatePage {
    id: root
    required property ModeratorBookViewModel vm
    moonSize: 0
    readonly property bool picked: vm.number > 0
    // Which leaf lies open: 0 all seats, or the picked one; 1 what was noted; 2 what happened; 3 what he overrules.
    // The one he turned to; until then whom he asks about, and while the book is covered what can be put right blind.
    property int turned: -1
    readonly property int leaf: turned >= 0 ? turned : picked || vm.peeking ? 0 : 1
    readonly property bool reads: leaf === 0 && vm.peeking
    onPickedChanged: turned = -1
    // It lies open until it is put away: by the hand that covers it, another screen, another window, or by being shown.
    Component.onCompleted: rest.forceActiveFocus()
    onMustCover: {
        own.keep();
        eye.cancel();
        turned = -1;
        vm.coverUp();
    }
    Item {
        id: rest
        focus: true
        Keys.forwardTo: root.vm.peeking ? [ring] : [eye, ring]
        Keys.onPressed: event => {
            event.accepted = event.key === Qt.Key_Space;
            if (event.accepted && !event.isAutoRepeat)
                root.mustCover();
        }
    }
    Keys.onPressed: event => {
        event.accepted = !event.isAutoRepeat && event.key === Qt.Key_M;
        if (event.accepted)
            root.leave();
    }
    function pick(seat: int): void {
        own.keep();
        vm.choose(seat);
        rest.forceActiveFocus();
    }
    function leave(): void {
        own.keep();
        app.back();
    }

    Heading {
        id: title
        objectName: "bookTitle"
        anchors { left: parent.left; top: parent.top; margins: root.margin; topMargin: 16 * Theme.u }
        width: back.x - x - 12 * Theme.u
        maximumLineCount: 1
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: Words.first("ui-narrator-page")
        size: Theme.capped(36)
    }
    PillButton {
        id: back
        objectName: "bookBack"
        anchors { right: parent.right; top: parent.top; rightMargin: root.margin; topMargin: 18 * Theme.u }
        size: Theme.capped(16)
        text: Words.first("ui-narrator-back")
        onClicked: root.leave()
    }
    SeatRing {
        secret: true
        id: ring
        objectName: "bookRing"
        readonly property real foot: eye.y - 12 * Theme.u
        anchors { left: parent.left; top: title.bottom; leftMargin: 10 * Theme.u; topMargin: 12 * Theme.u }
        width: root.portrait ? parent.width - 20 * Theme.u : parent.width * 0.6 - 10 * Theme.u
        height: root.portrait ? parent.height * 0.44 : foot - y
        noted: true
        model: root.vm.seats
        onChosen: seat => root.pick(seat)
        onRefused: seat => root.pick(seat)
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 6 * Theme.u
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight))
            RoleEmblem {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 56 * Theme.u
                kind: root.vm.role === "" ? "eye" : Words.kindOf(root.vm.role)
            }
            Letters {
                objectName: "pageRole"; width: parent.width; horizontalAlignment: Text.AlignHCenter; wrapMode: Text.Wrap
                text: root.vm.role !== "" ? Words.first(Words.idOf("role", root.vm.role))
                    : Words.first(root.picked ? "ui-narrator-masked" : "ui-narrator-tap")
                color: root.vm.role !== "" ? Theme.goldLight : Theme.inkDim
                font {
                    family: Theme.displayFamily(text); pixelSize: Theme.type(Theme.tight(root.vm.role !== "" ? 34 : 22))
                    bold: true
                }
            }
            Letters {
                objectName: "pageCharges"
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                text: root.vm.charges
                    .map(charge =>
                        Words.first(charge.left ? "ui-narrator-left" : "ui-narrator-spent",
                            { charge: Words.first("charge-" + charge.id) }))
                    .join("   ")
                color: Theme.gold
                size: Theme.tight(18)
                strong: true
            }
        }
    }
    HoldButton {
        id: eye
        objectName: "hold"
        visible: !root.vm.peeking
        anchors { left: parent.left; leftMargin: root.margin; bottom: parent.bottom; bottomMargin: 16 * Theme.u }
        width: root.portrait ? parent.width - 2 * root.margin : ring.width - root.margin
        text: Words.first("ui-narrator-open")
        onCompleted: {
            root.vm.peek(true);
            if (root.vm.answers.isOpen)
                root.turned = 1;
            rest.forceActiveFocus();
        }
    }
    PillButton {
        objectName: "shut"
        visible: root.vm.peeking
        anchors.fill: eye
        size: Theme.capped(20)
        emblem: "moon"
        text: Words.first("ui-narrator-cover")
        onClicked: { root.mustCover(); rest.forceActiveFocus(); }
    }
    Panel {
        padding: 16 * Theme.u
        anchors {
            right: parent.right
            rightMargin: root.margin
            top: root.portrait ? ring.bottom : back.bottom
            topMargin: 12 * Theme.u
            bottom: root.portrait ? eye.top : parent.bottom
            bottomMargin: (root.portrait ? 12 : 16) * Theme.u
        }
        width: root.portrait ? parent.width - 2 * root.margin
            : parent.width - ring.x - ring.width - root.margin - 12 * Theme.u
        Item {
            anchors.fill: parent
            ModeratorAnswer {
                anchors.fill: parent
                visible: root.vm.answers.isOpen
                vm: root.vm.answers
                rowOf: list.text
                pickOf: list.pick
            }
            Choice {
                id: leaves
                objectName: "leaf"
                anchors { left: parent.left; right: parent.right; top: parent.top }
                visible: !root.vm.answers.isOpen
                readonly property var shown: root.picked ? [0, 3] : [0, 1, 2, 3]
                size: Theme.tight(15)
                options: shown
                    .map(one =>
                        Words.first(root.picked && one === 0 ? "ui-narrator-leaf-page"
                            : ["ui-narrator-leaf-seats", "ui-answers", "ui-narrator-log", "ui-narrator-overrule"][one]))
                current: shown.indexOf(root.leaf)
                onPicked: index => { own.keep(); root.turned = shown[index]; rest.forceActiveFocus(); }
            }
            // His own words, of the picked seat or of this night: there while the book lies open, and gone with it.
            TextEntry {
                id: own
                objectName: "remark"
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                visible: root.reads && !root.vm.answers.isOpen
                secret: true
                size: Theme.tight(16)
                maximumLength: 200
                hint: root.picked ? Words.first("ui-narrator-remark-seat", { name: root.vm.name })
                    : Words.first("ui-narrator-remark-night")
                text: root.vm.remark
                onEdited: pause.restart()
                onEntered: { keep(); rest.forceActiveFocus(); }
                onLeaving: keep()
                function keep(): void {
                    if (!pause.running)
                        return;
                    pause.stop();
                    root.vm.writeDown(text);
                }
                Timer { id: pause; interval: 800; onTriggered: root.vm.writeDown(own.text) }
                Connections {
                    target: root.vm
                    function onChanged() {
                        if (!pause.running && own.text !== root.vm.remark) own.text = root.vm.remark;
                    }
                }
            }
            ScrollArea {
                id: scroll
                objectName: "leafScroll"
                anchors {
                    left: parent.left
                    right: parent.right
                    top: leaves.bottom
                    topMargin: 8 * Theme.u
                    bottom: own.visible ? own.top : parent.bottom
                    bottomMargin: own.visible ? 8 * Theme.u : 0
                }
                visible: !root.vm.answers.isOpen
                spacing: (root.leaf === 0 && !root.picked ? 3 : 8) * Theme.u
                Heading {
                    visible: root.picked; width: parent.width
                    text: visible ? Words.first("ui-visit-seat", { seat: root.vm.number, name: root.vm.name }) : ""
                    size: Theme.capped(24)
                }
                Ruling {
                    objectName: "showNews"; visible: !root.picked && root.leaf < 3 && root.vm.owed > 0; emblem: "eye"
                    text: Words.first("ui-answers-owed", { name: root.vm.owedName })
                    onCompleted: { cancel(); root.mustCover(); root.vm.showNews(); }
                }
                Paragraph {
                    visible: root.leaf === 0 && !root.vm.peeking; text: Words.first("ui-narrator-masked")
                    size: Theme.tight(16); color: Theme.inkDim
                }
                // All seats
                Repeater {
                    model: root.reads && !root.picked ? root.vm.lines : []
                    GrimoireLine {
                        required property var modelData
                        objectName: "line" + modelData.number
                        line: modelData
                    }
                }
                // One seat's page
                Repeater {
                    model: root.reads && root.picked ? root.vm.tokens : []
                    GrimoireToken {
                        required property var modelData
                        required property int index
                        objectName: "token" + index
                        token: modelData
                    }
                }
                Letters {
                    objectName: "pageFacts"; visible: root.reads && root.picked && text !== ""; width: parent.width
                    wrapMode: Text.Wrap; text: root.vm.facts.join("\n"); color: Theme.goldLight; lineHeight: 1.1
                    size: Theme.tight(16)
                }
                Ruling {
                    objectName: "showCard"; visible: root.picked && root.leaf === 0; emblem: "eye"
                    text: Words.first("ui-narrator-show-card")
                    onCompleted: { cancel(); root.mustCover(); root.vm.showCard(); }
                }
                // What happened
                Letters {
                    objectName: "log"
                    visible: root.leaf === 2
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: !root.vm.peeking ? Words.first("ui-narrator-masked")
                        : root.vm.log.length === 0 ? Words.first("ui-narrator-empty-log")
                        : root.vm.log.map(line => "·  " + line).join("\n")
                    color: root.vm.peeking ? Theme.ink : Theme.inkDim
                    lineHeight: 1.25
                    size: Theme.tight(16)
                }
                ModeratorAnswers { id: list; visible: root.leaf === 1; width: parent.width; vm: root.vm.answers }
                ModeratorRulings {
                    visible: root.leaf === 3; width: parent.width; spacing: scroll.spacing; vm: root.vm
                    picked: root.picked
                }
            }
        }
    }
    ShowFace { facts: root.vm.figure; onPutAway: root.vm.putAway() }
}
