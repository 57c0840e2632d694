pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The shelf of evenings.
Page {
    id: root
    required property EveningsViewModel vm
    title: Words.first("ui-evenings")
    kicker: Words.second("ui-evenings") || Words.say("ui-evenings-kicker")
    back: Words.say("ui-home")
    contentWidth: 980
    onBackRequested: app.open("Home")
    corner: [
        PillButton {
            objectName: "seasonButton"; size: 17; emblem: "sun"; tone: "primary"; visible: !root.vm.empty
            text: Words.say("ui-season-open"); onClicked: root.app.open("Season")
        }
    ]
    // Which game is to go: its row as it was when its cross was tapped. The list is out of sight by then.
    property var removing: null

    Column {
        visible: root.vm.empty
        anchors.centerIn: parent
        width: Math.min(parent.width, 640 * Theme.u)
        spacing: 18 * Theme.u
        RoleEmblem { anchors.horizontalCenter: parent.horizontalCenter; width: 96 * Theme.u; kind: "moon" }
        CentredHeading { objectName: "emptyShelf"; size: 28; text: Words.lines("ui-evenings-none") }
        PillButton {
            objectName: "newGameButton"; anchors.horizontalCenter: parent.horizontalCenter; tone: "primary"
            text: Words.say("ui-home-new"); onClicked: root.app.open("Players")
        }
    }
    ScrollList {
        objectName: "eveningsScroll"
        visible: !root.vm.empty
        anchors.fill: parent
        spacing: 12 * Theme.u
        model: root.vm.rows
        delegate: Panel {
            id: row
            required property int index
            required property string evening
            required property string kind
            required property string date
            required property string title
            required property string people
            required property string problem
            readonly property list<string> told: [Words.say("ui-evenings-date", { date: date }) + "  ·  " + title,
                people, problem].filter(line => line !== "")
            objectName: "evening" + index
            accent: kind === "running"
            width: ListView.view?.width ?? 0
            height: Math.max(texts.implicitHeight, tools.implicitHeight) + 2 * padding
            Column {
                id: texts
                width: parent.width - tools.width - 16 * Theme.u
                anchors.verticalCenter: parent.verticalCenter
                spacing: 4 * Theme.u
                Prose {
                    text: Words.say("ui-evenings-date", { date: row.date }); color: Theme.gold; size: 15; strong: true
                }
                Heading { width: parent.width; text: row.title; size: 24 }
                Paragraph { text: row.people; color: Theme.inkDim; size: 16 }
                Paragraph { text: row.problem; color: Theme.refusal; size: 16 }
            }
            Grid {
                id: tools
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                // large letters leave the names no room beside three buttons
                columns: root.portrait || Theme.textScale > 1.6 ? 1 : 3
                horizontalItemAlignment: Grid.AlignRight
                spacing: 8 * Theme.u
                PillButton {
                    objectName: "open" + row.index; visible: row.kind !== "unreadable"; size: 17
                    tone: row.kind === "running" ? "primary" : "plain"
                    text: Words.say(row.kind === "running" ? "ui-evenings-continue" : "ui-evenings-open")
                    onClicked: root.vm.open(row.evening)
                }
                PillButton {
                    objectName: "save" + row.index; visible: row.kind === "finished"; size: 17
                    text: Words.say("ui-evenings-file"); onClicked: root.vm.saveFile(row.evening)
                }
                PillButton {
                    objectName: "remove" + row.index; size: 17; text: "×"
                    Accessible.name: Words.say("ui-evenings-remove")
                    onClicked: {
                        root.removing = { evening: row.evening, kind: row.kind, told: row.told };
                        removal.open();
                    }
                }
            }
        }
    }
    ConfirmDialog {
        id: removal
        destructive: true
        title: Words.say("ui-evenings-remove-question")
        message: root.removing
            ? root.removing.told.join("\n") + "\n\n"
                + Words.lines("ui-evenings-remove-about", { kind: root.removing.kind })
            : ""
        yes: Words.say("ui-evenings-remove-hold")
        no: Words.say("ui-evenings-keep")
        onAccepted: root.vm.remove(root.removing.evening)
    }
}
