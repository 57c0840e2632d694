import QtQuick
import Nightcaller.Theme
import Nightcaller.ViewModels

// The frame of every screen: a title with a small gold line beneath, the way back, the content, and a row of
// buttons at the foot. The window draws one sky under all pages and reads `dawn`, `day`, `dimSky` and the places
// of moon and sun from the page on top. `bare` leaves the whole area to the content (the table screens).
FocusScope {
    id: root
    property AppViewModel app: null
    property string title: ""
    property string kicker: ""
    property string back: ""
    property bool bare: false
    // Everybody at the table reads it: what is said stands below it in letters for the room.
    property bool forRoom: false
    property real contentWidth: 1120
    // How large the letters are for whoever reads this page alone; the table's text size, where that is more.
    property real letters: 1
    // Where the window's news may lie over this page outside a game: where nothing is to be read or tapped, if there is
    // such a place. Beside the title where three rows have room; else below it.
    property real newsY: bare || aside ? 12 * Theme.u : bodyTop
    // how far a notice keeps from the window's left and right
    property real newsInset: aside ? head.x + titleEnd + 20 * Theme.u : 12 * Theme.u
    property real newsOutset: aside ? width - head.x - cornerRow.x + 20 * Theme.u : newsInset
    default property alias content: body.data
    property alias corner: cornerRow.data
    property alias footer: foot.data
    // Which of the footer's buttons keeps the middle.
    property alias footerMain: foot.main
    // Why that one is grey; it stands right above the buttons, however far the page is scrolled.
    property alias because: reason.text
    readonly property bool portrait: height > width
    readonly property real margin: (portrait ? 20 : 28) * Theme.u
    readonly property real bodyWidth: body.width
    readonly property real bodyTop: body.y
    readonly property real titleEnd: words.x + Math.max(heading.reach, Math.min(words.width, second.implicitWidth))
    readonly property bool aside: !bare && cornerRow.x - titleEnd > 20 * Theme.u * (2 + 13 * Theme.textScale)

    property real dawn: 0
    property real day: 0
    property bool dimSky: false
    // It is looked at more than read: the sky behind it moves.
    property bool lively: false
    property real moonX: portrait ? 0.78 : bare ? 0.92 : 0.85
    property real moonY: bare ? (portrait ? 0.17 : 0.25) : (portrait ? 0.055 : 0.1)
    // never behind the title, nor behind what stands in the corner
    property real moonSize: bare ? 0.17
        : head.x + words.x + heading.reach + 8 * Theme.u < moonX * width - 0.065 * Math.min(width, height)
            && head.x + cornerRow.x > moonX * width + 0.065 * Math.min(width, height) ? 0.13
        : 0
    property real sunSize: moonSize
    property real sunX: 0.16
    property real sunY: 0.15

    signal backRequested
    // Why a tap does not count: it stands where the news do, and leaves by itself.
    signal answered(why: string)
    focus: true
    Keys.onPressed: event => {
        const back = event.key === Qt.Key_Back || (event.key === Qt.Key_Left && event.modifiers & Qt.AltModifier);
        const escape = event.key === Qt.Key_Escape && root.back !== "" && !event.isAutoRepeat;
        if (back || escape) {
            event.accepted = true;
            if (root.back !== "")
                root.backRequested();
        }
    }

    Item {
        id: head
        visible: !root.bare
        anchors {
            left: parent.left; right: parent.right; top: parent.top; margins: root.margin; topMargin: 20 * Theme.u
        }
        height: visible
            ? Math.max(words.implicitHeight, backButton.visible ? backButton.height : 0, cornerRow.implicitHeight) : 0
        PillButton {
            id: backButton
            objectName: "backButton"
            visible: root.back !== ""
            anchors.verticalCenter: parent.verticalCenter
            size: 17
            text: "‹ " + root.back
            onClicked: root.backRequested()
        }
        Column {
            id: words
            anchors {
                left: backButton.visible ? backButton.right : parent.left
                leftMargin: backButton.visible ? 20 * Theme.u : 0; right: cornerRow.left; rightMargin: 12 * Theme.u
                verticalCenter: parent.verticalCenter
            }
            Heading {
                id: heading
                // how far its letters go, unless they wrap
                readonly property real reach: Math.min(width, title.advanceWidth(text) + title.font.pixelSize * 0)
                FontMetrics { id: title; font: heading.font }
                objectName: "pageTitle"
                width: parent.width
                visible: text !== ""
                text: root.title
                size: root.portrait ? 34 : 38
                maximumLineCount: Theme.textScale < 2 ? 2 : 3
                elide: Text.ElideRight
            }
            Paragraph {
                id: second
                objectName: "underTitle"
                text: Words.spaced(root.kicker)
                color: Theme.gold
                strong: true
                size: 14
                font.letterSpacing: 2.5 * Theme.u
                font.capitalization: Font.AllUppercase
            }
        }
        Row {
            id: cornerRow
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: 10 * Theme.u
        }
    }
    Item {
        id: body
        anchors {
            top: head.bottom; topMargin: root.bare ? 0 : 16 * Theme.u
            bottom: reason.visible ? reason.top : foot.wanted > 0 ? foot.top : parent.bottom
            bottomMargin: root.bare ? 0 : (foot.wanted > 0 ? 14 : 20) * Theme.u
            horizontalCenter: parent.horizontalCenter
        }
        width: root.bare ? root.width : Math.min(root.width - 2 * root.margin, root.contentWidth * Theme.u)
    }
    Prose {
        id: reason
        objectName: "because"
        visible: text !== ""
        anchors { bottom: foot.top; bottomMargin: 8 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: body.width
        horizontalAlignment: Text.AlignHCenter
        size: 16
        color: Theme.refusal
    }
    CentredRows {
        id: foot
        anchors { bottom: parent.bottom; bottomMargin: 20 * Theme.u; horizontalCenter: parent.horizontalCenter }
        width: Math.min(wanted + 1, root.width - 2 * root.margin)
        spacing: 16 * Theme.u
    }
}
