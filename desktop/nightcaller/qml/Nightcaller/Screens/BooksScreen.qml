pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The shelf: a book is chosen like a book. Tap one to draw it out, once more to open it; arrows walk along the shelf.
Page {
    id: root
    required property ShelfViewModel vm
    title: Words.first("ui-books-title")
    kicker: Words.second("ui-books-title") || Words.say("ui-books-kicker", { step: 2, steps: 4, seats: vm.seats })
    back: Words.say("ui-players")
    contentWidth: 1500
    onBackRequested: app.back()
    Component.onCompleted: covers.drawn()?.forceActiveFocus(Qt.TabFocusReason)
    corner: [
        PillButton {
            objectName: "minutesButton"; size: Theme.capped(17); emblem: "cockerel"
            text: Theme.textScale < 2 && !root.portrait ? Words.say("ui-minutes") : ""
            Accessible.name: Words.say("ui-minutes"); onClicked: root.vm.twoMinutes()
        },
        PillButton {
            objectName: "handbookButton"; size: 17; emblem: "book"; Accessible.name: Words.say("ui-handbook")
            onClicked: root.vm.read()
        }
    ]
    footerMain: next
    footer: [
        PillButton {
            objectName: "sameButton"; visible: root.vm.last.length > 0 && Theme.textScale < 2; size: 17; emblem: "moon"
            text: Words.say("ui-books-same") + "\n" + root.vm.last.join(" · "); onClicked: root.vm.sameAgain()
        },
        PillButton {
            id: next; objectName: "nextButton"; tone: "primary"; enabled: root.vm.ready
            text: Words.say("ui-books-next"); onClicked: root.vm.goOn()
        },
        PillButton {
            objectName: "readButton"; visible: Theme.textScale < 2; size: 17; emblem: "book"
            text: Words.say("ui-books-read"); onClicked: root.vm.read()
        }
    ]

    ScrollArea {
        id: scroll
        objectName: "shelfScroll"
        anchors.fill: parent
        Item { width: 1; height: Math.max(0, (scroll.height - shelf.height) * 0.4 - scroll.spacing) }
        Grid {
            id: shelf
            // as many side by side as can be read, in rows that are equally long
            readonly property int most: Math.max(1,
                Math.min(covers.count,
                    Math.floor((parent.width
                        + spacing) / (Math.max((root.portrait ? 250 : 190) * Theme.u, Theme.type(16.5) * 11)
                        + spacing))))
            readonly property real tallest: {
                let most = 0;
                for (let i = 0; i < covers.count; ++i)
                    most = Math.max(most, (covers.itemAt(i) as BookCover)?.implicitHeight ?? 0);
                return most;
            }
            anchors.horizontalCenter: parent.horizontalCenter
            columns: Math.ceil(covers.count / Math.ceil(Math.max(1, covers.count) / most))
            spacing: 24 * Theme.u
            Repeater {
                id: covers
                model: root.vm.rows
                function drawn(): Item {
                    for (let i = 0; i < count; ++i)
                        if ((itemAt(i) as BookCover)?.drawn)
                            return itemAt(i);
                    return null;
                }
                function walk(to: int) {
                    itemAt(Math.max(0, Math.min(count - 1, to)))?.forceActiveFocus(Qt.TabFocusReason);
                }
                BookCover {
                    required property int index
                    required property string book
                    required title
                    required about
                    required contents
                    required people
                    required minutes
                    required hard
                    required hardness
                    required emblem
                    required cloth
                    required fits
                    required property bool current
                    objectName: "book" + index
                    drawn: current
                    width: Math.min(320 * Theme.u * Math.max(1, Theme.textScale * 0.8),
                        (shelf.parent.width - (shelf.columns - 1) * shelf.spacing) / shelf.columns)
                    height: Math.max(shelf.tallest, Math.min(width * 1.62, 430 * Theme.u))
                    Keys.onLeftPressed: covers.walk(index - 1)
                    Keys.onRightPressed: covers.walk(index + 1)
                    Keys.onUpPressed: covers.walk(index - shelf.columns)
                    Keys.onDownPressed: index + shelf.columns < covers.count ? covers.walk(index + shelf.columns)
                        : next.forceActiveFocus(Qt.TabFocusReason)
                    onClicked: root.vm.choose(index)
                }
            }
        }
    }
}
