pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The evening replayed on the seat circle; beside it what happened, everybody's card, and the awards.
FocusScope {
    id: root
    required property RecapViewModel vm
    readonly property bool portrait: height > width
    property int tab: 0
    property alias playing: scrub.playing

    // Compose the picture of the whole evening, and save it.
    function savePicture() {
        poster.active = true;
        const drawn = poster.item as RecapPoster;
        if (!drawn)
            return;
        drawn.ensurePolished();
        drawn.grabToImage(result => {
            root.vm.savePicture(result.image);
            poster.active = false;
        }, drawn.pixels);
    }

    RecapRing {
        id: ring
        anchors { left: parent.left; top: parent.top }
        width: root.portrait ? parent.width : parent.width * 0.56
        height: (root.portrait ? parent.height * 0.5 : parent.height) - scrub.height - 8 * Theme.u
        model: root.vm.seats
        arrows: root.vm.arrows
        moment: root.vm.at
        title: root.vm.chapters.length > 0
            ? Words.lines(root.vm.chapters[root.vm.chapter], { day: root.vm.days[root.vm.chapter] }) : ""
    }
    RecapScrub {
        id: scrub
        focus: true
        vm: root.vm
        anchors { left: parent.left; top: ring.bottom; topMargin: 8 * Theme.u }
        width: ring.width
    }
    Choice {
        id: tabs
        objectName: "tab"
        anchors {
            right: parent.right; top: root.portrait ? scrub.bottom : parent.top
            topMargin: root.portrait ? 10 * Theme.u : 0
        }
        width: root.portrait ? parent.width : parent.width * 0.42
        options: [Words.say("ui-ended-tab-story"), Words.say("ui-ended-tab-cards"), Words.say("ui-recap-awards")]
        current: root.tab
        size: Theme.capped(16)
        name: Words.first("ui-ended-tell")
        onPicked: index => root.tab = index
    }
    Panel {
        anchors { right: parent.right; bottom: parent.bottom; top: tabs.bottom; topMargin: 8 * Theme.u }
        width: tabs.width
        padding: 16 * Theme.u
        RecapStory {
            objectName: "story"; visible: root.tab === 0; anchors.fill: parent; vm: root.vm
            onChosen: scrub.playing = false
        }
        RecapCards { objectName: "cards"; visible: root.tab === 1; anchors.fill: parent; vm: root.vm }
        RecapAwards { objectName: "awards"; visible: root.tab === 2; anchors.fill: parent; vm: root.vm }
    }
    Item {
        // Out of sight, and not by clipping: the software renderer paints a Shape that is wholly clipped away as if
        // there were no clip, and never cleans up behind it (Qt 6.11). It is drawn only while it is saved.
        visible: false
        Loader {
            id: poster
            x: 2
            active: false
            sourceComponent: RecapPoster { vm: root.vm }
        }
    }
    Keys.onLeftPressed: scrub.step(-1)
    Keys.onRightPressed: scrub.step(1)
    Keys.onSpacePressed: scrub.toggle()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            scrub.turn(event.key === Qt.Key_PageUp ? -1 : 1);
            event.accepted = true;
        } else if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
            scrub.playing = false;
            root.vm.go(event.key === Qt.Key_Home ? 0 : root.vm.count - 1);
            event.accepted = true;
        }
    }
}
