import QtQuick
import Nightcaller.Kit

// Something went wrong: first what, as somebody would say it; then what can be done, with what becomes of it; then
// a long hold, and time to object. It shows what everybody may see.
DecisionFrame {
    id: root
    required property MishapViewModel vm
    entry: what
    whole: vm.wanted === 0
    most: 500
    share: 0.44
    high: 0.5
    people: vm.seats
    tappable: !whole
    line: Words.first("ui-mishap")
    second: Words.second("ui-mishap")
    hint: vm.picked.length === vm.wanted ? ""
        : Words.lines(vm.wanted > 1 ? "ui-mishap-tap-two" : "ui-acts-tap")
    size: 44
    onChosen: seat => { vm.chooseSeat(seat); write(); }
    onWayBack: goBack()
    // As soon as it is said whose name it is, it can be typed.
    function write() {
        if (root.vm.named && root.vm.picked.length === root.vm.wanted)
            field.forceActiveFocus(Qt.TabFocusReason);
    }
    function goBack() {
        if (root.vm.what === "")
            return root.app.back();
        root.vm.choose(-1);
        what.forceActiveFocus(Qt.TabFocusReason);
    }

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
            const next = ways.visible ? ways : root.vm.named ? field : go.visible && go.enabled ? go : not;
            next.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    Paragraph {
        visible: root.vm.what === ""; text: Words.lines("ui-mishap-announced"); size: Theme.tight(17)
        color: Theme.inkDim
    }
    WideChoice {
        id: ways
        objectName: "mishapWay"
        visible: root.vm.ways.length > 1
        name: Words.say("ui-mishap-ways")
        options: root.vm.ways.map(one => Words.say(one))
        current: root.vm.chosen
        onPicked: index => { field.clear(); root.vm.chooseWay(index); root.write(); }
    }
    Paragraph {
        objectName: "mishapAbout"; visible: root.vm.about !== ""; text: visible ? Words.lines(root.vm.about) : ""
        size: Theme.tight(root.whole ? 22 : 18)
    }
    Paragraph {
        objectName: "mishapWhyNot"; visible: root.vm.opens && root.vm.hindrance !== ""
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
    WideChoice {
        objectName: "mishapTongue"
        visible: root.vm.way === "own_language"
        name: Words.say("ui-mishap-language")
        options: [Words.say("ui-mishap-as-table"), ...root.vm.languages]
        current: root.vm.tongue
        onPicked: index => root.vm.chooseTongue(index)
    }
    buttons: [
        PillButton {
            objectName: "mishapNever"; visible: root.vm.what !== ""; size: Theme.capped(20)
            text: Words.say("ui-overrule-not"); onClicked: root.app.back()
        },
        PillButton {
            id: not; objectName: "mishapNot"; size: Theme.capped(20)
            text: Words.say(root.vm.what === "" ? "ui-overrule-not" : "ui-mishap-other"); onClicked: root.goBack()
        },
        PillButton {
            id: go; objectName: "mishapGo"; visible: root.vm.opens; enabled: root.vm.hindrance === ""
            tone: enabled ? "primary" : "plain"; size: Theme.capped(20)
            text: visible ? Words.say(root.vm.go) : ""; onClicked: root.vm.openIt()
        },
        AskCards {
            objectName: "askCards"; visible: root.vm.asksForCards; onCompleted: root.vm.askForCards()
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
            text: {
                const [name, other] = root.vm.who;
                return Words.say(other ? "ui-acts-hold-both" : name ? "ui-acts-hold-seat" : "ui-acts-hold",
                    { name: name, other: other });
            }
            onCompleted: root.vm.confirm()
        }
    ]
}
