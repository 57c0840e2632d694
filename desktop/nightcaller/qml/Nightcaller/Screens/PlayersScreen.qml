pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// Names, typed fast, and the circle that they make.
Page {
    id: root
    required property PlayersViewModel vm
    title: Words.first("ui-players-title")
    kicker: Words.second("ui-players-title") || Words.say("ui-step", { step: 1, steps: 4 })
    back: Words.say("ui-home")
    onBackRequested: app.open("Home")
    corner: [
        PillButton {
            objectName: "handbookButton"; size: 17; emblem: "book"; Accessible.name: Words.say("ui-handbook")
            onClicked: root.app.open("Handbook")
        }
    ]
    footerMain: next
    footer: [
        PillButton {
            objectName: "clearButton"; visible: root.vm.count > 0 && Theme.textScale < 2
            text: Words.say("ui-players-clear"); onClicked: clearing.open()
        },
        PillButton {
            id: next
            objectName: "nextButton"
            tone: "primary"
            enabled: root.vm.ready
            text: root.vm.ready ? Words.say("ui-players-next", { count: root.vm.expected })
                : Words.say("ui-players-missing", { missing: root.vm.missing })
            onClicked: root.vm.goOn()
        }
    ]
    readonly property bool wide: !portrait && Theme.textScale < 1.6 && width > 900
    readonly property bool tall: portrait && Theme.textScale < 1.6
    property int locking: -1

    Column {
        id: left
        width: root.wide ? root.bodyWidth * 0.52 : root.bodyWidth
        height: root.tall ? parent.height * 0.52 : parent.height
        spacing: 12 * Theme.u
        TextEntry {
            id: entry
            objectName: "nameEntry"
            focus: true
            width: parent.width
            size: 22
            hint: root.vm.count === 0 ? Words.say("ui-players-hint-first")
                : Words.say("ui-players-hint", { number: root.vm.count + 1 })
            name: Words.say("ui-players-name")
            problem: root.vm.problem
            maximumLength: 4000
            onEdited: root.vm.typing(text)
            onEntered: root.vm.add(text)
            onLeaving: root.vm.settle()
            Component.onCompleted: text = root.vm.draft
        }
        Connections {
            target: root.vm
            function onDraftChanged() { if (entry.text !== root.vm.draft) entry.text = root.vm.draft; }
            function onAsked() { doubt.open(); }
        }
        ScrollArea {
            id: list
            objectName: "playerList"
            width: parent.width
            height: parent.height - y
            spacing: 8 * Theme.u
            Paragraph {
                objectName: "playerTools"; visible: root.vm.count > 0; text: Words.lines("ui-players-tools"); size: 14
                color: Theme.inkDim; horizontalAlignment: Text.AlignRight
            }
            Repeater {
                model: root.vm.rows
                Item {
                    id: row
                    required property int index
                    required property int number
                    required property string name
                    required property real hue
                    required property string face
                    required property string language
                    required property bool locked
                    required property int letters
                    required property string problem
                    required property string remark
                    property bool editing: false
                    // large letters, or a long name: the tools get a line of their own
                    readonly property bool tight: tools.width > width * 0.62
                        || handle.width + badge.width + called.implicitWidth + tools.width + 32 * Theme.u > width
                    readonly property real line: Theme.even(Math.max(Theme.px(54), Theme.type(20) * 2.4))
                    objectName: "player" + number
                    width: parent?.width ?? 0
                    height: line + (tight ? tools.height + Math.round(10 * Theme.u) : 0)
                        + (said.visible ? said.implicitHeight + 8 * Theme.u : 0)
                    z: grip.active ? 10 : 0
                    transform: Translate { y: grip.active ? grip.activeTranslation.y : 0 }
                    Accessible.role: Accessible.ListItem
                    Accessible.name: number + " " + name
                    Rimmed {
                        id: pane
                        width: parent.width
                        height: parent.height - (said.visible ? said.implicitHeight + 8 * Theme.u : 0)
                        radius: 16 * Theme.u
                        color: grip.active ? Theme.gold : Theme.panelRim
                        fill: Theme.row
                        // the handle: drag, or with the keyboard Up and Down; Return writes the name anew
                        Item {
                            id: handle
                            objectName: "grip" + row.number
                            width: Theme.px(44)
                            height: row.line
                            activeFocusOnTab: true
                            Accessible.role: Accessible.Button
                            Accessible.name: Words.say("ui-players-move", { name: row.name })
                            Keys.onUpPressed: root.seat(row.index, row.index - 1)
                            Keys.onDownPressed: root.seat(row.index, row.index + 1)
                            Keys.onReturnPressed: row.edit()
                            Keys.onEnterPressed: row.edit()
                            Column {
                                anchors.centerIn: parent
                                spacing: 5 * Theme.u
                                Repeater {
                                    model: 3
                                    Rectangle {
                                        width: 18 * Theme.u; height: Theme.line(2.5); radius: height / 2
                                        color: handle.activeFocus ? Theme.focus : Theme.inkFaint
                                    }
                                }
                            }
                            DragHandler {
                                id: grip
                                target: null
                                xAxis.enabled: false
                                onActiveChanged: if (!active) root.seat(row.index,
                                    row.index + Math.round(last / (row.height + list.spacing)))
                                property real last: 0
                                onActiveTranslationChanged: if (active) last = activeTranslation.y
                            }
                        }
                        // the face with the number on its shoulder: a tap gives another one
                        Tap {
                            id: badge
                            rapid: true
                            objectName: "face" + row.number
                            anchors { left: handle.right; verticalCenter: handle.verticalCenter }
                            width: Theme.even(Math.min(row.line * 0.86, Theme.type(20) * 2.2))
                            height: width
                            Accessible.name: Words.say("ui-players-face",
                                { name: row.name, face: Words.first("face-" + row.face) })
                            onClicked: root.vm.nextFace(row.index)
                            background: Rectangle {
                                radius: width / 2; color: badge.visualFocus ? Theme.focus : Paint.tokenRim
                            }
                            contentItem: Item {
                                Face {
                                    anchors { fill: parent; margins: Theme.line(2) }
                                    name: row.name; hue: row.hue; picture: root.vm.pictureOf(row.face)
                                }
                                Rimmed {
                                    anchors { left: parent.left; top: parent.top; margins: -Theme.line(4) }
                                    width: Theme.even(Math.max(badge.width * 0.44, count.implicitWidth + 6 * Theme.u))
                                    height: Theme.even(badge.width * 0.44)
                                    radius: height / 2
                                    color: Theme.gold
                                    fill: Theme.plate
                                    Letters {
                                        id: count; anchors.centerIn: parent; text: row.number; strong: true
                                        font.pixelSize: Math.max(8, badge.width * 0.3)
                                    }
                                }
                            }
                        }
                        Prose {
                            id: called
                            visible: !row.editing
                            anchors {
                                left: badge.right; leftMargin: 14 * Theme.u
                                right: row.tight ? parent.right : tools.left; rightMargin: 8 * Theme.u
                                verticalCenter: handle.verticalCenter
                            }
                            objectName: "playerName" + row.number
                            text: row.name
                            size: 21
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                            horizontalAlignment: Text.AlignLeft
                            TapHandler { onTapped: row.edit() }
                        }
                        Loader {
                            active: row.editing
                            anchors {
                                left: badge.right; leftMargin: 8 * Theme.u; right: row.tight ? parent.right : tools.left
                                rightMargin: 8 * Theme.u; verticalCenter: handle.verticalCenter
                            }
                            sourceComponent: TextEntry {
                                objectName: "rename"
                                text: row.name
                                size: 19
                                focus: true
                                name: Words.say("ui-players-name")
                                Component.onCompleted: { forceActiveFocus(); selectAll(); }
                                onEntered: row.save(text)
                                Keys.onEscapePressed: {
                                    row.editing = false;
                                    entry.forceActiveFocus();
                                }
                                onActiveFocusChanged: if (!activeFocus && row.editing) row.save(text)
                            }
                        }
                        Row {
                            id: tools
                            anchors { right: parent.right; rightMargin: 8 * Theme.u }
                            y: row.tight ? row.line : Math.round((row.line - height) / 2)
                            spacing: 6 * Theme.u
                            PillButton {
                                objectName: "language" + row.number; size: 15; rapid: true
                                text: row.language === "" ? Words.first("ui-players-table-language") : row.language
                                Accessible.name: Words.say("ui-players-language", { name: row.name }) + " "
                                    + row.language
                                onClicked: root.vm.nextLanguage(row.index)
                            }
                            PillButton {
                                objectName: "letters" + row.number; size: 15; rapid: true
                                text: row.letters > 100 ? "Aa " + row.letters + "%" : "Aa"
                                Accessible.name: Words.say("ui-players-letters",
                                    { name: row.name, percent: row.letters })
                                onClicked: root.vm.nextLetters(row.index)
                            }
                            PillButton {
                                objectName: "lock" + row.number; size: 15; tone: row.locked ? "primary" : "plain"
                                text: row.locked ? "✓ PIN" : "PIN"
                                Accessible.name: Words.say("ui-players-pin", { name: row.name })
                                onClicked: root.locking = root.locking === row.index ? -1 : row.index
                            }
                            PillButton {
                                objectName: "remove" + row.number; size: 15; text: "×"
                                Accessible.name: Words.say("ui-players-remove", { name: row.name })
                                onClicked: root.vm.remove(row.index)
                            }
                        }
                    }
                    Prose {
                        id: said
                        objectName: "playerProblem" + row.number
                        visible: text !== ""
                        anchors {
                            top: pane.bottom; topMargin: 4 * Theme.u; left: parent.left; right: parent.right
                            leftMargin: 20 * Theme.u
                        }
                        text: row.problem || row.remark
                        size: 16
                        color: row.problem !== "" ? Theme.refusal : Theme.inkDim
                    }
                    function edit() {
                        root.vm.mending();
                        editing = true;
                    }
                    function save(text: string) {
                        editing = false;
                        root.vm.rename(index, text);
                        entry.forceActiveFocus();
                    }
                }
            }
            Column {
                visible: root.vm.count === 0 && groups.count > 0
                width: parent?.width ?? 0
                spacing: 10 * Theme.u
                Paragraph { text: Words.lines("ui-players-groups"); color: Theme.inkDim }
                Repeater {
                    id: groups
                    model: root.vm.groups
                    PillButton {
                        required property int index
                        required property string title
                        required property string people
                        objectName: "group" + index
                        width: parent?.width ?? 0
                        size: 17
                        text: title + "\n" + people
                        onClicked: root.vm.recall(index)
                    }
                }
            }
        }
    }
    SeatRing {
        id: ring
        objectName: "ring"
        visible: root.wide || root.tall
        interactive: false
        activeFocusOnTab: false
        numberFirst: false
        model: root.vm.ring
        anchors {
            right: parent.right; top: root.tall ? left.bottom : parent.top; topMargin: root.tall ? 12 * Theme.u : 0
            bottom: parent.bottom; left: root.tall ? parent.left : left.right; leftMargin: root.tall ? 0 : 26 * Theme.u
        }
        Column {
            anchors.centerIn: parent
            width: parent.width
            spacing: 2 * Theme.u
            CentredHeading { text: root.vm.count; size: 66; color: root.vm.ready ? Theme.gold : Theme.inkDim }
            CentredProse {
                text: Words.say("ui-players-around", { count: root.vm.count }); color: Theme.inkDim; size: 17
            }
        }
    }

    function seat(from: int, to: int) {
        vm.move(from, Math.max(0, Math.min(vm.count - 1, to)));
    }

    ConfirmDialog {
        id: doubt
        title: Words.say("ui-players-doubt", { count: root.vm.coming })
        message: root.vm.people
            + (root.vm.leftOut === "" ? "" : "\n" + Words.say("ui-players-doubt-left-out", { parts: root.vm.leftOut }))
        yes: Words.say("ui-players-doubt-several", { count: root.vm.coming })
        other: root.vm.mayBeOne ? Words.say("ui-players-doubt-one") : ""
        no: Words.say("ui-players-doubt-edit")
        onAccepted: root.vm.severalPeople()
        onOtherwise: root.vm.onePerson()
        onClosed: entry.forceActiveFocus()
    }
    ConfirmDialog {
        id: clearing
        title: Words.say("ui-players-clear-question")
        message: Words.lines("ui-players-clear-about")
        yes: Words.say("ui-players-clear")
        no: Words.say("ui-players-keep")
        onAccepted: {
            root.vm.clear();
            entry.forceActiveFocus();
        }
    }
    PinDialog {
        id: pin
        seat: root.locking
        player: root.locking >= 0 ? root.vm.nameOf(root.locking) : ""
        onChosen: (seat, digits) => root.vm.lock(seat, digits)
        onClosed: root.locking = -1
    }
    onLockingChanged: locking >= 0 ? pin.open() : pin.close()
}
