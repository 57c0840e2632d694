pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The hand-over. It shows whose turn it is and how far the lap has come: the same pixels whatever anybody holds.
// "I am she" is held, with a fresh press: a key that is still down from the last page does nothing.
PrivatePage {
    id: root
    required property CoverViewModel vm
    moonX: portrait ? 0.86 : 0.83
    moonY: portrait ? 0.26 : 0.24
    moonSize: portrait ? 0.14 : 0.2
    // How wide a button in a corner is at most. The title keeps clear of both corners, whether a button is there or
    // not.
    readonly property real cornerRoom: width * (portrait ? 0.5 : 0.24)
    readonly property var who: ({ seat: vm.number, name: vm.name })
    // What the table reads, and beneath it the other language: the table's second, or the seat's own.
    readonly property string other: Words.both ? Words.second(passing, who)
        : vm.language !== "" && vm.language !== Words.book?.language ? Words.sayIn(vm.language, passing, who)
        : ""
    // What is for her alone, in her language if she has one of her own: it is her finger.
    function hers(message: string, args: var): string {
        return Words.hers(vm.language, Words.say, message, args);
    }
    readonly property string passing: vm.returning ? "ui-pass-back" : "ui-pass-title"

    Keys.forwardTo: vm.padlocked ? [pad] : [hold]
    Item { id: rest; focus: true }
    // what was held makes room for the pad
    readonly property bool padlocked: vm.padlocked
    onPadlockedChanged: rest.forceActiveFocus()
    onMustCover: vm.coverUp()

    PillButton {
        objectName: "menuButton"
        z: 3
        anchors { left: parent.left; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        focusPolicy: Qt.TabFocus
        size: 15
        text: Words.say("ui-menu")
        onClicked: menu.open()
    }
    GameMenu { id: menu; app: root.app; stops: true; onStopped: root.vm.halt() }
    // For a few seconds, and before the next hand holds anything: the same button for everybody, whatever was answered.
    PillButton {
        id: callBack
        objectName: "callBack"
        visible: root.vm.lastNumber > 0 && !root.vm.padlocked && !hold.holding
        anchors { right: parent.right; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        width: Math.min(implicitWidth, root.cornerRoom)
        focusPolicy: Qt.TabFocus
        size: 15
        readonly property string again: root.vm.lastRead ? "ui-pass-again-read" : "ui-pass-again"
        text: Words.hers(root.vm.lastLanguage, Words.lines, again, { name: root.vm.lastName })
        onClicked: { root.vm.callBack(); rest.forceActiveFocus(); }
    }
    PillButton {
        objectName: "notBack"
        visible: root.vm.returning && !root.vm.padlocked
        anchors { right: parent.right; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        width: Math.min(implicitWidth, root.cornerRoom)
        focusPolicy: Qt.TabFocus
        size: 15
        text: Words.lines("ui-pass-back-not", { name: root.vm.nextName })
        onClicked: { root.vm.goOn(); rest.forceActiveFocus(); }
    }
    // as long as nobody has seen a card, everybody may still think again
    PillButton {
        objectName: "undeal"
        visible: root.app && root.app.mayUndeal && !root.vm.padlocked
        anchors { right: parent.right; top: parent.top; margins: root.margin; topMargin: 18 * Theme.u }
        width: Math.min(implicitWidth, root.cornerRoom)
        focusPolicy: Qt.TabFocus
        size: 15
        text: "‹ " + Words.say("ui-pass-undeal")
        onClicked: root.app.undeal()
    }
    Column {
        id: head
        anchors {
            top: parent.top
            topMargin: root.portrait ? Math.max(84 * Theme.u, callBack.y + callBack.height + 14 * Theme.u)
                : 24 * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width - 2 * root.margin - (root.portrait ? 0 : 2 * root.cornerRoom + 40 * Theme.u)
        spacing: 5 * Theme.u
        CentredHeading {
            objectName: "passTitle"
            readonly property string said: Words.first(root.passing, root.who)
            // a line that nearly fits shrinks; a longer one stands in two rows, which shrink for a long name
            text: fits([said]) < 0.7 ? Words.parted(said, measure.font, width) : said
            size: (root.portrait ? 40 : Theme.capped(40)) * Math.min(1, fits(text.split(/[\n\u2028]/)))
            function fits(rows: var): real {
                return width / Math.max(1, measure.font.pixelSize * 0
                    + Math.max(...rows.map(row => measure.advanceWidth(row))) * 1.06);
            }
            FontMetrics {
                id: measure
                font {
                    family: Theme.displayFamily(Words.first(root.passing, root.who))
                    pixelSize: Theme.display(root.portrait ? 40 : Theme.capped(40)); bold: true
                }
            }
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        CentredProse { objectName: "passOther"; text: root.other; size: Theme.tight(20); color: Theme.inkDim }
        CentredProse {
            objectName: "lookAway"
            // Whoever had the laptop before may have made the letters large: she hears of it before her card opens,
            // and before the pad, which needs the room.
            text: root.vm.returning ? root.hers("ui-pass-back-about", root.who)
                : Words.say(Theme.textScale < 2 || root.padlocked ? "ui-pass-look-away" : "ui-pass-look-away-large")
            size: Theme.tight(19); color: Theme.inkDim
        }
        // At a table of two languages whoever takes the laptop says in which one her pages are.
        Row {
            visible: Words.both && !root.vm.padlocked
            anchors.horizontalCenter: parent.horizontalCenter
            topPadding: 6 * Theme.u
            spacing: 8 * Theme.u
            Repeater {
                model: parent.visible ? root.vm.tongues : []
                PillButton {
                    required property var modelData
                    objectName: "pages-" + modelData.tag
                    focusPolicy: Qt.TabFocus
                    size: Theme.capped(15)
                    tone: modelData.tag === (root.vm.language || Words.main) ? "chosen" : "plain"
                    text: Words.sayIn(modelData.tag, "ui-pass-pages", { language: modelData.name })
                    onClicked: { root.vm.speak(modelData.tag); rest.forceActiveFocus(); }
                }
            }
        }
    }
    Item {
        id: stage
        anchors {
            top: head.bottom; topMargin: 16 * Theme.u; bottom: lap.top; bottomMargin: 14 * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: parent.width - 2 * root.margin
        RoleCard {
            objectName: "coverCard"
            visible: !root.vm.padlocked
            readonly property real fits: Math.min(parent.width, parent.height / 1.42, 400 * Theme.u)
            anchors.centerIn: parent
            width: Math.round(fits)
            height: Math.round(fits * 1.42)
            backText: Words.first("ui-app-name")
            // Who taps the card has not found what is held. No control: it does nothing but say so.
            PointHandler { onActiveChanged: if (active) hold.remind() }
        }
        PinPad {
            id: pad
            objectName: "pad"
            visible: root.vm.padlocked
            anchors.fill: parent
            typed: root.vm.typed
            alarm: root.vm.wrong || root.vm.waiting > 0
            deaf: root.vm.waiting > 0
            title: root.vm.waiting > 0 ? root.hers("ui-pass-pin-wait", { seconds: root.vm.waiting })
                : root.vm.wrong ? root.hers("ui-pass-pin-wrong")
                : root.hers("ui-pass-pin", root.who)
            eraseText: root.hers("ui-pass-pin-erase")
            onDigit: digit => root.vm.digit(digit)
            onErase: root.vm.erase()
            HoldButton {
                objectName: "askTable"
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width
                duration: 1400
                size: Theme.capped(16)
                emblem: "sun"
                language: root.vm.language
                text: root.hers("ui-pass-pin-forgotten")
                onCompleted: root.vm.askTable()
            }
        }
    }
    Column {
        id: lap
        anchors { bottom: hold.top; bottomMargin: 16 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, 860 * Theme.u)
        spacing: 8 * Theme.u
        CentredProse {
            objectName: "purpose"
            text: Words.say(Words.idOf("ui-pass", root.vm.purpose))
                + (root.vm.lap > 1 || root.vm.further > 0
                    ? "  ·  " + Words.say("ui-pass-lap", { lap: root.vm.lap, further: root.vm.further }) : "")
            size: Theme.tight(17)
            strong: true
            color: Theme.gold
        }
        CentredProse {
            objectName: "begins"
            visible: root.vm.movesOn && !root.vm.returning && !root.vm.padlocked
            text: Words.say("ui-pass-begins")
            size: Theme.tight(15)
            color: Theme.inkDim
        }
        ProgressLine {
            objectName: "lapProgress"
            visible: root.vm.count > 1
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 520 * Theme.u)
            steps: root.vm.count
            value: root.vm.index / Math.max(1, root.vm.count)
            Accessible.name: Words.say("ui-pass-progress", { done: root.vm.index, count: root.vm.count })
        }
    }
    HoldButton {
        id: hold
        objectName: "identify"
        visible: !root.vm.padlocked
        anchors { bottom: parent.bottom; bottomMargin: 26 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(parent.width - 2 * root.margin, Math.max(380 * Theme.u, implicitWidth))
        height: Math.max(58 * Theme.u, Theme.type(Theme.tight(21)) * 2.7)
        text: root.hers("ui-pass-hold", root.who)
        language: root.vm.language
        onCompleted: root.vm.identify()
    }
    PillButton {
        objectName: "padBack"
        visible: root.vm.padlocked
        anchors.fill: hold
        text: root.hers("ui-pass-pin-back")
        onClicked: root.vm.coverUp()
    }
}
