pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// Press and hold. A press must begin here and now: key auto-repeat does not count, and leaving the button, losing
// the focus, hiding it or the window losing the front ends the hold at once.
//   completed()        the ring is full; fired once per hold
//   ready, least       a hold is not complete before `ready`; `least()` says how many milliseconds that may still take
//   held               true from then until the release: bind a RoleCard's `revealed` to it
//   let go: released() always follows, completed or not
// Tapped instead of held, it says for a moment that it wants to be held (`short` is true meanwhile).
// `because`: why it cannot be held now. It is grey then and says so itself, before anybody has held it in vain.
// `remind()` says so as well, for whoever taps what the button is about instead of it.
// `language`: whoever holds it has one of her own ("" = the table's).
FocusScope {
    id: root
    property string text: ""
    property string heldText: text
    property string because: ""
    property string language: ""
    readonly property bool able: enabled && because === ""
    property string emblem: "eye"
    property string tone: "plain"
    property int duration: 600
    readonly property int usual: duration * Theme.holdPace
    property bool ready: true
    property var least: () => 0
    property real size: 21
    readonly property bool holding: fill.running || state_.full || held || seen.enabled
    readonly property bool short: reminder.running
    readonly property bool held: state_.held
    readonly property real progress: state_.progress
    signal completed
    signal released

    // Ends a hold from outside (cover, panic). The finger must come up and down again.
    function cancel() {
        const was = fill.running || state_.held || state_.full;
        const tapped = fill.running;
        seen.enabled = false;
        fill.stop();
        state_.full = false;
        state_.progress = 0;
        state_.held = false;
        if (tapped)
            remind();
        if (was)
            released();
    }
    function remind() {
        if (able && visible && !holding)
            reminder.restart();
    }
    function begin() {
        if (!able || !visible || fill.running || seen.enabled || state_.held || state_.full || deaf.on)
            return;
        reminder.stop();
        fill.from = 0;
        fill.duration = Math.max(usual, least());
        fill.start();
    }
    // Goes on with the hold that has opened this page: the finger has not been lifted since. Nothing if it has.
    function carry() {
        const by = Hand.by;
        if (by === "" || fill.running || state_.held || !able || !visible)
            return;
        keys.down = by === "key";
        carried.enabled = by === "pointer";
        seen.enabled = true;
    }
    // Only from when the page is there to be read: on a slow computer that takes as long as a hold.
    Connections {
        id: seen
        target: root.Window.window
        enabled: false
        function onFrameSwapped() {
            seen.enabled = false;
            fill.from = 0;
            fill.duration = root.usual;
            fill.start();
        }
    }
    Connections {
        id: carried
        target: Hand
        enabled: false
        function onDownChanged() {
            carried.enabled = false;
            root.cancel();
        }
    }
    // What a hold brings about may turn the page and move the focus. That does not take the key away from under the
    // finger: what is shown stays until it is let go, as with a mouse.
    function complete() {
        const focused = activeFocus && keys.down;
        // a finger that lies elsewhere meanwhile, a palm for instance, is not this one
        Hand.by = keys.down ? "key" : Hand.down && contains(mapFromItem(null, Hand.place)) ? "pointer" : "";
        state_.full = false;
        state_.progress = 0;
        state_.held = true;
        keys.kept = focused;
        completed();
        Hand.by = "";
        keys.kept = false;
        if (focused && !activeFocus && state_.held)
            forceActiveFocus(Qt.OtherFocusReason);
    }
    // The wait is over sooner than it was said to be: what is left of an ordinary hold is enough. Not at once: who
    // hears `completed` may change what `ready` is bound to, and that would be a loop.
    onReadyChanged: Qt.callLater(shorten)
    function shorten() {
        if (!ready)
            return;
        const passed = state_.progress * fill.duration;
        if (state_.full || fill.running && passed >= usual) {
            fill.stop();
            complete();
        } else if (fill.running) {
            fill.stop();
            fill.from = state_.progress;
            fill.duration = usual - passed;
            fill.start();
        }
    }
    // How wide the longest of its texts is; the size of the letters is read so that a new one is measured again.
    readonly property real longest: metrics.font.pixelSize * 0
        + [because || text, heldText, keep].reduce((most, one) => Math.max(most, metrics.advanceWidth(one)), 0)
    readonly property string keep: Words.hers(language, Words.first, "ui-hold-longer")

    // letters grow, the air around them does not
    implicitHeight: Theme.even(Math.max(Theme.px(52), label.implicitHeight + Theme.px(size) * 1.4))
    implicitWidth: Theme.even(Math.min(Theme.room, longest + 4 + ring.width + Theme.display(size) * 3))
    FontMetrics { id: metrics; font: label.font }
    Deaf { id: deaf; held: true }
    Timer { id: reminder; interval: 1800 }
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: because || text
    onAbleChanged: if (!able) cancel()
    onVisibleChanged: if (!visible) cancel()
    onActiveFocusChanged: if (!activeFocus && keys.down && !keys.kept) { keys.down = false; cancel(); }
    Component.onDestruction: fill.stop()

    QtObject { id: state_; property real progress: 0; property bool held: false; property bool full: false }
    QtObject { id: keys; property bool down: false; property bool kept: false }
    NumberAnimation {
        id: fill
        target: state_
        property: "progress"
        from: 0
        to: 1
        duration: root.usual
        onFinished: {
            state_.full = true;
            if (root.ready)
                root.complete();
        }
    }
    Connections {
        target: Application
        function onStateChanged() {
            if (Application.state !== Qt.ApplicationActive)
                root.cancel();
        }
    }
    TapHandler {
        gesturePolicy: TapHandler.WithinBounds
        longPressThreshold: 0
        onPressedChanged: pressed ? root.begin() : root.cancel()
    }
    Keys.onPressed: event => {
        const ours = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (!ours)
            return;
        event.accepted = true;
        if (!event.isAutoRepeat) {
            keys.down = true;
            root.begin();
        }
    }
    Keys.onReleased: event => {
        if (event.isAutoRepeat || !keys.down)
            return;
        keys.down = false;
        event.accepted = true;
        root.cancel();
    }

    Gradient {
        id: gold
        GradientStop { position: 0; color: Theme.brass }
        GradientStop { position: 1; color: Theme.brassDeep }
    }
    Rectangle {
        id: rim
        anchors.fill: parent
        readonly property real line: Theme.line(root.activeFocus ? 3 : 1.5)
        readonly property bool red: root.tone === "danger" || root.held && !primary
        readonly property bool primary: root.tone === "primary" && root.able
        radius: Math.min(height / 2, Theme.display(root.size) * 2.4)
        color: root.activeFocus ? Theme.focus
            : !root.able ? Theme.rim
            : red ? Theme.blood
            : primary ? Theme.goldLight
            : Theme.gold
        Rectangle {
            anchors { fill: parent; margins: rim.line }
            radius: rim.radius - rim.line
            color: !root.able ? Theme.pressed : rim.red ? Theme.dangerWell : Theme.well
            gradient: rim.primary ? gold : null
            clip: true
            Rectangle {
                x: 0
                height: parent.height
                radius: parent.radius
                width: Math.max(height, parent.width * root.progress)
                visible: root.progress > 0
                color: rim.red ? Theme.bloodHalf : rim.primary ? Theme.glint : Theme.goldVeil
            }
        }
    }
    Item {
        id: ring
        readonly property real thick: width * 0.1
        x: Theme.display(root.size) * 0.6
        anchors.verticalCenter: parent.verticalCenter
        // not of the button's height, which follows from how the text wraps beside the ring
        width: Math.min(Theme.px(38), Theme.display(root.size) * 2.2)
        height: width
        Shape {
            preferredRendererType: Shape.CurveRenderer
            anchors.fill: parent
            visible: root.progress > 0
            ShapePath {
                strokeColor: rim.primary ? Theme.inkOnGold : Theme.goldLight
                strokeWidth: ring.thick
                fillColor: "transparent"
                capStyle: ShapePath.RoundCap
                PathAngleArc {
                    centerX: ring.width / 2; centerY: ring.width / 2; radiusX: ring.width * 0.44
                    radiusY: ring.width * 0.44; startAngle: -90; sweepAngle: 360 * root.progress
                }
            }
        }
        RoleEmblem {
            anchors.centerIn: parent; width: parent.width * 0.7; kind: root.emblem
            color: !root.able ? Theme.inkFaint
                : rim.red ? Theme.emblemOnDanger
                : rim.primary ? Theme.inkOnGold
                : Theme.gold
        }
    }
    Letters {
        id: label
        anchors {
            left: ring.right; leftMargin: Theme.display(root.size) * 0.5; right: parent.right
            rightMargin: Theme.display(root.size) * 0.9; verticalCenter: parent.verticalCenter
        }
        objectName: "holdText"
        // several rows are about as long as each other
        readonly property real spare: Math.max(0, Math.floor(width - Words.least(text, font, width)) - 2)
        leftPadding: spare / 2
        rightPadding: spare - leftPadding
        text: Words.whole(root.because !== "" ? root.because : root.held ? root.heldText : root.short ? root.keep
            : root.text)
        wrapMode: Text.Wrap; maximumLineCount: 3; elide: Text.ElideRight; horizontalAlignment: Text.AlignHCenter
        color: rim.primary ? Theme.inkOnGold : root.because !== "" ? Theme.inkDim : Theme.ink; strong: true
        font.pixelSize: Theme.display(root.size)
    }
}
