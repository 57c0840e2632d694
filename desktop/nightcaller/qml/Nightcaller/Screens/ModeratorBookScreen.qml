pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme
import Nightcaller.Kit
import Nightcaller.ViewModels

// The moderator's handbook: the people with their cards and what they can still do, what happened so far, and what
// he overrules. Covered until he holds it open; every ruling is held, and recorded.
Page {
    id: root
    required property ModeratorBookViewModel vm
    bare: true
    dimSky: true
    moonSize: 0
    property bool spaced: false
    readonly property bool held: eye.held || spaced
    readonly property bool picked: vm.number > 0
    onHeldChanged: vm.peek(held)
    readonly property bool seen: visible && Window.active && Application.state === Qt.ApplicationActive
    onSeenChanged: if (!seen) { spaced = false; vm.coverUp(); }
    Component.onCompleted: rest.forceActiveFocus()
    Connections {
        target: root.app
        function onCoverRequested() { eye.cancel(); root.spaced = false; root.vm.coverUp(); }
    }
    Item {
        id: rest
        focus: true
        Keys.forwardTo: [ring]
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Space)
                return;
            event.accepted = true;
            if (!event.isAutoRepeat)
                root.spaced = true;
        }
        Keys.onReleased: event => {
            if (event.key === Qt.Key_Space && !event.isAutoRepeat)
                root.spaced = false;
        }
        onActiveFocusChanged: if (!activeFocus) root.spaced = false
    }
    Keys.onPressed: event => {
        event.accepted = !event.isAutoRepeat && event.key === Qt.Key_M;
        if (event.accepted)
            root.app.back();
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
        onClicked: root.app.back()
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
        onChosen: seat => { root.vm.choose(seat); rest.forceActiveFocus(); }
        onRefused: seat => { root.vm.choose(seat); rest.forceActiveFocus(); }
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 6 * Theme.u
            scale: Math.min(1, ring.innerHeight / Math.max(1, implicitHeight))
            RoleEmblem {
                anchors.horizontalCenter: parent.horizontalCenter
                width: 56 * Theme.u
                height: width
                kind: root.vm.role === "" ? "eye" : root.vm.role.slice(root.vm.role.lastIndexOf(".") + 1)
            }
            Text {
                objectName: "pageRole"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: root.vm.role !== "" ? Words.first("role-" + root.vm.role.replace(/[._]/g, "-")) : Words.first(root.picked ? "ui-narrator-masked" : "ui-narrator-tap")
                color: root.vm.role !== "" ? Theme.goldLight : Theme.inkDim
                font { family: Theme.displayFamily(text); pixelSize: Theme.type(Theme.tight(root.vm.role !== "" ? 34 : 22)); bold: true }
            }
            Text {
                objectName: "pageCharges"
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: root.vm.charges.map(charge => Words.first(charge.left ? "ui-narrator-left" : "ui-narrator-spent", { charge: Words.first(charge.id) })).join("   ")
                color: Theme.gold
                font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(18)); bold: true }
            }
            Text {
                objectName: "pageMarks"
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: root.vm.told.join("\n")
                color: Theme.ink
                font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(16)) }
            }
        }
    }
    HoldButton {
        id: eye
        objectName: "hold"
        anchors { left: parent.left; leftMargin: root.margin; bottom: parent.bottom; bottomMargin: 16 * Theme.u }
        width: root.portrait ? parent.width - 2 * root.margin : ring.width - root.margin
        text: Words.first("ui-narrator-peek")
        heldText: Words.first("ui-narrator-peeking")
    }
    Panel {
        id: rulings
        padding: 16 * Theme.u
        anchors {
            right: parent.right
            rightMargin: root.margin
            top: root.portrait ? ring.bottom : back.bottom
            topMargin: 12 * Theme.u
            bottom: root.portrait ? eye.top : parent.bottom
            bottomMargin: (root.portrait ? 12 : 16) * Theme.u
        }
        width: root.portrait ? parent.width - 2 * root.margin : parent.width - ring.x - ring.width - root.margin - 12 * Theme.u
        ModeratorAnswer {
            anchors.fill: parent
            visible: root.vm.answers.isOpen
            vm: root.vm.answers
            rowOf: list.text
        }
        ScrollArea {
            id: scroll
            anchors.fill: parent
            visible: !root.vm.answers.isOpen
            spacing: 10 * Theme.u
            Heading { width: parent.width; text: root.picked ? Words.first("ui-visit-seat", { seat: root.vm.number, name: root.vm.name }) : Words.first("ui-narrator-log"); size: Theme.capped(26) }
            Text {
                objectName: "pageFacts"
                visible: root.picked && text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: root.vm.facts.join("\n")
                color: Theme.goldLight
                lineHeight: 1.2
                font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(16)) }
            }
            Text {
                objectName: "log"
                visible: !root.picked
                width: parent.width
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                text: !root.vm.peeking ? Words.first("ui-narrator-masked") : root.vm.log.length === 0 ? Words.first("ui-narrator-empty-log") : root.vm.log.map(line => "·  " + line).join("\n")
                color: root.vm.peeking ? Theme.ink : Theme.inkDim
                lineHeight: 1.25
                font { family: Theme.sans; pixelSize: Theme.type(Theme.tight(16)) }
            }
            Ruling { objectName: "showNews"; visible: !root.picked && root.vm.owed > 0; emblem: "eye"; text: Words.first("ui-answers-owed", { seat: root.vm.owed }); onCompleted: { cancel(); root.vm.showNews(); } }
            ModeratorAnswers { id: list; visible: !root.picked; width: parent.width; vm: root.vm.answers }
            Ruling { objectName: "showCard"; visible: root.picked; emblem: "eye"; text: Words.first("ui-narrator-show-card"); onCompleted: { cancel(); root.vm.showCard(); } }
            Prose { width: parent.width; text: Words.first("ui-narrator-overrule") + " · " + Words.first("ui-narrator-overrule-about"); size: Theme.tight(15); color: Theme.inkDim }
            Ruling { objectName: "killOrRevive"; visible: root.picked; tone: root.vm.alive ? "danger" : "plain"; emblem: root.vm.alive ? "moon" : "sun"; text: root.picked ? Words.first(root.vm.alive ? "ui-narrator-kill" : "ui-narrator-revive", { seat: root.vm.number }) : ""; onCompleted: root.vm.killOrRevive() }
            Row {
                visible: root.picked
                width: parent.width
                spacing: 8 * Theme.u
                PillButton { id: less; objectName: "cardBefore"; size: Theme.capped(18); text: "‹"; Accessible.name: Words.first("ui-narrator-previous"); onClicked: root.vm.turnCard(-1) }
                Prose { width: parent.width - less.width - more.width - 2 * parent.spacing; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignHCenter; text: Words.first(root.vm.card === "" ? "ui-narrator-another-card" : "role-" + root.vm.card.replace(/[._]/g, "-")); size: Theme.tight(18); strong: true; color: root.vm.card === "" ? Theme.inkDim : Theme.ink }
                PillButton { id: more; objectName: "cardAfter"; size: Theme.capped(18); text: "›"; Accessible.name: Words.first("ui-narrator-following"); onClicked: root.vm.turnCard(1) }
            }
            Ruling { objectName: "giveCard"; visible: root.picked; because: root.vm.card === "" ? Words.first("ui-narrator-card-first") : ""; emblem: root.vm.card.slice(root.vm.card.lastIndexOf(".") + 1); text: root.picked ? Words.first("ui-narrator-hold-role", { seat: root.vm.number }) : ""; onCompleted: root.vm.giveCard() }
            Repeater {
                model: root.picked ? root.vm.marks : []
                Ruling {
                    required property var modelData
                    required property int index
                    objectName: "mark" + index
                    emblem: "ballot"
                    text: Words.first(modelData.on ? "ui-narrator-unmark" : "ui-narrator-mark", { mark: Words.first("mark-" + modelData.id.replace(/[._]/g, "-")) })
                    onCompleted: root.vm.mark(modelData.id)
                }
            }
            Repeater {
                model: root.picked ? root.vm.supplies : []
                Ruling {
                    required property string modelData
                    required property int index
                    objectName: "supply" + index
                    emblem: "witch"
                    text: Words.first("ui-narrator-charge", { charge: modelData })
                    onCompleted: root.vm.turnCharge(modelData)
                }
            }
            Repeater {
                model: root.picked ? root.vm.offices : []
                Ruling {
                    required property var modelData
                    required property int index
                    objectName: "office" + index
                    emblem: "sheriff"
                    text: Words.first(modelData.on ? "ui-narrator-office-gone" : "ui-narrator-office", { office: Words.first("role-" + modelData.id.replace(/[._]/g, "-")) })
                    onCompleted: root.vm.appoint(modelData.id)
                }
            }
            Ruling { objectName: "jump"; visible: !root.picked; emblem: root.vm.night ? "sun" : "moon"; text: Words.first(root.vm.night ? "ui-narrator-to-day" : "ui-narrator-to-night"); onCompleted: root.vm.jump(root.vm.night ? "day" : "night") }
            Row {
                visible: !root.picked
                width: parent.width
                spacing: 8 * Theme.u
                PillButton { id: earlier; objectName: "dayBefore"; size: Theme.capped(18); text: "‹"; Accessible.name: "–"; onClicked: root.vm.turnDay(-1) }
                Prose { width: parent.width - earlier.width - later.width - 2 * parent.spacing; anchors.verticalCenter: parent.verticalCenter; horizontalAlignment: Text.AlignHCenter; text: Words.first("ui-narrator-day", { day: root.vm.day }); size: Theme.tight(18); strong: true }
                PillButton { id: later; objectName: "dayAfter"; size: Theme.capped(18); text: "›"; Accessible.name: "+"; onClicked: root.vm.turnDay(1) }
            }
            Ruling { objectName: "setDay"; visible: !root.picked; because: root.vm.day === root.vm.today ? Words.first("ui-narrator-today") : ""; emblem: "sun"; text: Words.first("ui-narrator-set-day"); onCompleted: root.vm.setDay() }
        }
    }
    component Ruling: HoldButton {
        width: parent?.width ?? 0
        size: Theme.capped(17)
        duration: 900
    }
    ShowFace { figure: root.vm.figure[0] ?? ({}); onPutAway: root.vm.putAway() }
}
