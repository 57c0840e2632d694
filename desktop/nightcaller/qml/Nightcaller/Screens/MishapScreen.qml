import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// Something went wrong: first what, as somebody would say it; then what can be done, with what becomes of it; then
// a long hold, and time to object. It shows what everybody may see.
TableFrame {
    id: root
    required property MishapViewModel vm
    hasMenu: false
    seated: ring.visible ? ring.count : 0
    entry: what
    Keys.forwardTo: [ring]
    Keys.onEscapePressed: root.goBack()
    function goBack() {
        if (root.vm.what === "")
            return root.app.back();
        root.vm.choose(-1);
        what.forceActiveFocus(Qt.TabFocusReason);
    }
    readonly property bool whole: !ring.visible
    readonly property real paneWidth: portrait || whole ? Math.min(width - 2 * margin, whole ? 900 * Theme.u : width)
        : Math.min(500 * Theme.u, width * 0.44)
    Panel {
        id: pane
        objectName: "ways"
        x: root.whole ? (parent.width - width) / 2 : root.margin * 0.4
        y: root.whole ? (parent.height - height) * 0.4 : 0
        width: root.paneWidth
        height: Math.min(list.implicitHeight + 2 * padding, parent.height * (root.portrait && !root.whole ? 0.5 : 1))
        padding: 16 * Theme.u
        ScrollArea {
            id: list
            anchors.fill: parent
            spacing: 12 * Theme.u
            Heading {
                objectName: "mishap"; width: parent.width
                text: Words.say(root.vm.what === "" ? "ui-mishap" : "ui-mishap-" + root.vm.what); size: Theme.capped(30)
            }
            Choice {
                id: what
                objectName: "mishapWhat"
                visible: root.vm.what === ""
                width: parent.width
                size: 22
                name: Words.say("ui-mishap")
                options: root.vm.whats.map(one => Words.say(one))
                current: -1
                onPicked: index => {
                    root.vm.choose(index);
                    (ways.visible ? ways : root.vm.named ? field : not).forceActiveFocus(Qt.TabFocusReason);
                }
            }
            Prose {
                width: parent.width; visible: root.vm.what === ""; text: Words.lines("ui-mishap-announced")
                size: Theme.tight(17); color: Theme.inkDim
            }
            Choice {
                id: ways
                objectName: "mishapWay"
                visible: root.vm.ways.length > 1
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-mishap-ways")
                options: root.vm.ways.map(one => Words.say(one))
                current: root.vm.chosen
                onPicked: index => { field.clear(); root.vm.chooseWay(index); }
            }
            Prose {
                objectName: "mishapAbout"; width: parent.width; visible: root.vm.about !== ""
                text: visible ? Words.lines(root.vm.about) : ""; size: Theme.tight(root.whole ? 22 : 18)
            }
            Prose {
                objectName: "mishapWhyNot"; width: parent.width; visible: root.vm.opens && root.vm.hindrance !== ""
                text: visible ? Words.lines(root.vm.hindrance) : ""; size: Theme.tight(18); color: Theme.gold
            }
            TextEntry {
                id: field
                objectName: "mishapName"
                visible: root.vm.named
                width: parent.width
                size: Theme.capped(20)
                hint: Words.say(root.vm.way === "renamed" ? "ui-mishap-name-hint" : "ui-mishap-name-new")
                onEdited: root.vm.type(text)
            }
            Choice {
                objectName: "mishapTongue"
                visible: root.vm.way === "own_language"
                width: parent.width
                size: Theme.capped(17)
                name: Words.say("ui-mishap-language")
                options: [Words.say("ui-mishap-as-table"), ...root.vm.languages]
                current: root.vm.tongue
                onPicked: index => root.vm.chooseTongue(index)
            }
        }
    }
    SeatRing {
        id: ring
        visible: root.vm.wanted > 0
        readonly property real begins: root.portrait ? pane.height + 10 * Theme.u : 0
        x: parent.width - width
        y: begins
        width: root.portrait ? parent.width : parent.width - root.paneWidth - 20 * Theme.u
        height: parent.height - begins
        model: root.vm.seats
        interactive: visible
        onChosen: seat => root.vm.chooseSeat(seat)
        onRefused: (seat, reason) => reason === "×" ? root.vm.chooseSeat(seat) : root.refuse(reason)
        TableTalk {
            line: Words.first("ui-mishap")
            second: Words.second("ui-mishap")
            hint: Words.lines(root.vm.wanted > 1 ? "ui-mishap-tap-two" : "ui-acts-tap")
            size: 44
        }
    }
    buttons: [
        PillButton {
            id: not; objectName: "mishapNot"; size: Theme.capped(20)
            text: Words.say(root.vm.what === "" ? "ui-overrule-not" : "ui-mishap-other"); onClicked: root.goBack()
        },
        PillButton {
            objectName: "mishapGo"; visible: root.vm.opens; enabled: root.vm.hindrance === ""
            tone: enabled ? "primary" : "plain"; size: Theme.capped(20)
            text: visible ? Words.say(root.vm.go) : ""; onClicked: root.vm.openIt()
        },
        HoldButton {
            objectName: "mishapDecide"
            visible: root.vm.announces
            because: root.vm.hindrance === "" ? ""
                : Words.say(root.vm.hindrance, { name: root.vm.name, most: root.vm.most })
            tone: "danger"
            emblem: "moon"
            size: Theme.capped(20)
            duration: 1400
            text: root.vm.picked.length === 1 ? Words.say("ui-acts-hold-seat", { seat: root.vm.picked[0] })
                : Words.say("ui-acts-hold")
            onCompleted: root.vm.confirm()
        }
    ]
}
