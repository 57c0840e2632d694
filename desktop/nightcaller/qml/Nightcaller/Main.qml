pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Nightcaller.Kit
import Nightcaller.ViewModels

// The window: one sky, the open screen, the line of news, and the curtain over everything.
Window {
    id: window
    required property AppViewModel app
    property string sansFamily: "Nightcaller Sans"
    property string serifFamily: "Nightcaller Serif"
    property Lettering lettering: null
    property int deafFor: 400
    property real holdPace: 1
    property bool fullScreen: false
    readonly property Page page: screens.item as Page
    // A night that is only shown: the page stands on a laptop on a stage, as large as it can, and is laid out as ever.
    // What is written or tapped comes with files of its own: the first frame does not wait for them.
    Connections {
        target: sky
        function onSettledChanged() {
            news.setSource("Screens/WindowNews.qml", { app: window.app,
                high: Qt.binding(() => window.app.playing ? subtitles.height : 0),
                busy: Qt.binding(() => window.app.playing && said.running) });
            line.setSource("Screens/WindowLine.qml", { app: window.app, letters: Qt.binding(() => subtitles.letters),
                forRoom: Qt.binding(() => subtitles.forRoom && !window.guided) });
        }
    }
    readonly property bool guided: app.guide !== null
    readonly property rect laptop: {
        const high = stage.height - subtitles.height, wide = window.width, tall = Theme.portrait;
        const s = Math.min(tall ? 0.84 : 0.63, (high - window.height * (tall ? 0.36 : 0.27)) / high);
        return Qt.rect(tall ? (wide - wide * s) / 2 : wide * 0.055, window.height * (tall ? 0.13 : 0.215), wide * s,
            high * s);
    }
    // how much of the strip below is left for the way out of it
    readonly property real wayOut: 150 * Theme.u
    onGuidedChanged: {
        if (!guided)
            return;
        backdrop.setSource(Qt.resolvedUrl("Screens/TheatreBackdrop.qml"),
            { vm: app.guide, laptop: Qt.binding(() => laptop),
                foot: Qt.binding(() => stage.height - subtitles.height) });
        theatre.setSource(Qt.resolvedUrl("Screens/Theatre.qml"),
            { vm: app.guide, laptop: Qt.binding(() => laptop), strip: Qt.binding(() => subtitles.height),
                wayOut: Qt.binding(() => wayOut) });
    }
    readonly property real shrink: guided ? laptop.width / window.width : 1

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 400
    color: Theme.night
    Component.onCompleted: if (fullScreen) window.visibility = Window.FullScreen
    // never a name, a phase or a role: the title is on the task bar and in screenshots
    // and it ends with the program's name: Qt appends that to every title that does not
    title: "唤夜人 · Nightcaller"

    Binding { target: Theme; property: "u"; value: Theme.unit(window.width, window.height) }
    Binding { target: Theme; property: "room"; value: window.width - 60 * Theme.u }
    Binding {
        target: Theme
        property: "shown"
        value: window.guided ? window.laptop : Qt.rect(0, 0, window.width, window.height)
    }
    Binding { target: Theme; property: "portrait"; value: window.height > window.width }
    Binding { target: Theme; property: "textScale"; value: Math.max(window.app.textScale, window.page?.letters ?? 1) }
    Binding { target: Theme; property: "reducedMotion"; value: window.app.reducedMotion }
    Binding { target: Theme; property: "safeMarks"; value: window.app.safeMarks }
    Binding { target: Theme; property: "deafFor"; value: window.deafFor }
    Binding { target: Theme; property: "holdPace"; value: window.holdPace }
    Binding { target: Theme; property: "sans"; value: window.sansFamily }
    Binding { target: Theme; property: "serif"; value: window.serifFamily }
    Binding { target: Theme; property: "lettering"; value: window.lettering }
    Binding { target: SkyClock; property: "moving"; value: window.page?.lively ?? true }
    Binding { target: Words; property: "book"; value: window.app.words }

    Loader { id: backdrop; anchors.fill: parent; active: window.guided }
    Scale { id: smaller; xScale: window.shrink; yScale: window.shrink }
    Translate { id: aside; x: window.guided ? window.laptop.x : 0; y: window.guided ? window.laptop.y : 0 }
    NightSky {
        id: sky
        objectName: "sky"
        anchors { fill: parent; bottomMargin: window.guided ? subtitles.height : 0 }
        clip: window.guided
        transform: [smaller, aside]
        dawn: window.page?.dawn ?? 0
        day: window.page?.day ?? 0
        dim: window.page?.dimSky ?? false
        moonX: window.page?.moonX ?? 0.92
        moonY: window.page?.moonY ?? 0.13
        moonSize: Math.min(width, height) * (window.page?.moonSize ?? 0.17)
        Behavior on dawn { enabled: !Theme.reducedMotion; NumberAnimation { duration: 2500 } }
        Behavior on day { enabled: !Theme.reducedMotion; NumberAnimation { duration: 2500 } }
    }
    // A sun that sets goes straight down where it stands, not across the words in the middle.
    readonly property bool sunlit: page !== null && page.dawn + page.day > 0
    Binding {
        target: sky
        property: "sunX"
        value: window.page?.sunX ?? 0.16
        when: window.sunlit && window.page.sunY < 1
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: sky
        property: "sunY"
        value: window.page?.sunY ?? 0.15
        when: window.sunlit
        restoreMode: Binding.RestoreNone
    }
    Binding {
        target: sky
        property: "sunSize"
        value: Math.min(sky.width, sky.height) * (window.page?.sunSize ?? 0.17)
        when: window.sunlit
        restoreMode: Binding.RestoreNone
    }
    // Above everything, and only watching: whether the finger is still down, whatever opens and closes under it.
    Item {
        anchors.fill: parent
        z: 100
        PointHandler {
            target: null
            acceptedButtons: Qt.LeftButton
            onPointChanged: Hand.place = point.scenePosition
            onActiveChanged: Hand.down = active
        }
    }
    // A tablet has no Escape: over a call, a finger that stays in this corner draws the curtain as well. Nothing shows
    // it, whoever is called and at whatever moment, and what lies there takes no taps.
    Timer {
        objectName: "stopping"
        readonly property real corner: 72 * Theme.u
        interval: 3000 * Theme.holdPace
        running: Hand.down && window.app.mayHalt && !window.app.covered && Hand.place.x < corner
            && Hand.place.y < corner
        onTriggered: window.app.cover()
    }
    FocusScope {
        id: stage
        anchors.fill: parent
        focus: !window.app.covered
        visible: !window.app.covered
        Keys.onEscapePressed: if (window.app.notice !== "") window.app.heard()
        Loader {
            id: screens
            objectName: "screens"
            anchors { fill: parent; bottomMargin: window.app.playing ? subtitles.height : 0 }
            focus: true
            clip: window.guided
            transform: [smaller, aside]
            function show() {
                if (window.app.screen !== "")
                    setSource(Qt.resolvedUrl("Screens/" + window.app.screen + "Screen.qml"),
                        { vm: window.app.model, app: window.app });
            }
            Component.onCompleted: show()
        }
        // What the voice says. Its room is kept for the whole game, so that nothing moves when it speaks.
        Rectangle {
            id: subtitles
            objectName: "subtitles"
            visible: window.app.playing
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            // a tenth of the window where the room reads, less where one person needs the page
            // (docs/decisions/spoken-line.md)
            readonly property bool forRoom: window.page?.forRoom ?? false
            readonly property real least: Math.min(window.width, window.height)
            readonly property real letters: Math.round(window.guided ? height * 0.31 : least / 12)
            height: window.guided ? Math.round(least * (Theme.portrait ? 0.2 : 0.14))
                : Math.round(forRoom ? Math.round(least * 0.059) * (Theme.portrait ? 2.6 : 1.82)
                    : Theme.display(24) * (Theme.portrait ? 3.4 : 2))
            color: window.guided ? Theme.night : Theme.curtainShade
            // as long as it is said, or as somebody needs who reads it aloud
            Timer {
                id: said
                interval: Math.max(window.app.subtitleMs, 150 * Words.ems(window.app.subtitle))
            }
            Connections {
                target: window.app
                function onSubtitleChanged() { window.app.subtitle === "" ? said.stop() : said.restart(); }
            }
            Loader {
                id: line
                opacity: (news.item as Notice)?.shown ? 0 : 1
                // a line is half as high again as its letters: that air may lie outside the strip, above it
                anchors {
                    fill: parent; leftMargin: 20 * Theme.u
                    rightMargin: 20 * Theme.u + (window.guided ? window.wayOut : 0)
                    topMargin: (window.guided ? 0 : -0.15) * parent.height
                    bottomMargin: (window.guided ? 0.1 : 0) * parent.height
                }
            }
        }
        // An evening's file from another computer, let go over any page outside a game.
        DropArea {
            id: drop
            objectName: "drop"
            anchors.fill: parent
            enabled: !window.app.playing
            keys: ["text/uri-list"]
            onDropped: event => {
                event.accept(Qt.CopyAction);
                window.app.dropFiles(event.urls.map(url => url.toString()));
            }
            Loader { anchors.fill: parent; active: drop.containsDrag; source: "Screens/WindowDrop.qml" }
        }
        Loader {
            id: news
            // It moves nothing. In a game it has the strip of what is said, when that has been said; else it lies
            // beside the page's title.
            anchors {
                left: parent.left; right: parent.right; top: parent.top
                leftMargin: window.app.playing ? 0 : window.page?.newsInset ?? 12 * Theme.u
                rightMargin: window.app.playing ? 0 : window.page?.newsOutset ?? 12 * Theme.u
                topMargin: window.app.playing ? subtitles.y : window.page?.newsY ?? 12 * Theme.u
            }
            z: 50
        }
    }
    Connections {
        target: window.page
        function onAnswered(why: string) { (news.item as Notice)?.show(why); }
    }
    Connections {
        target: window.app
        function onScreenChanged() { screens.show(); }
        function onCoveredChanged() {
            if (window.app.covered)
                curtain.setSource("Screens/WindowCurtain.qml", { app: window.app });
            else
                curtain.source = "";
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: window.app.dim
        color: Theme.lightShade
        z: 80
    }
    Loader { id: curtain; anchors.fill: parent; z: 90; focus: window.app.covered }
    // above what a moderator holds up as well: that opens over every page, and a tap is the next step there, too
    Loader { id: theatre; anchors.fill: parent; active: window.guided; visible: stage.visible; z: 1000002 }

    // What has the keyboard and is seen no more hands it on; a dialog that closes gives it back to what opened it,
    // which may be gone by then. Where one person is alone with the laptop every page says itself where the keyboard
    // goes.
    readonly property bool unseen: (!window.app.playing || (page?.forRoom ?? false)) && activeFocusItem !== null
        && !activeFocusItem.visible
    onUnseenChanged: if (unseen) Qt.callLater(handOn)
    function handOn() {
        if (!unseen)
            return;
        const next = activeFocusItem.nextItemInFocusChain();
        if (next && next.visible)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    Shortcut {
        sequences: ["F11"]
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
    Connections {
        target: Application
        function onStateChanged() {
            if (Application.state !== Qt.ApplicationActive)
                window.app.frontLost();
        }
    }
    onVisibilityChanged: {
        if (window.visibility === Window.Minimized)
            window.app.frontLost();
    }
}
