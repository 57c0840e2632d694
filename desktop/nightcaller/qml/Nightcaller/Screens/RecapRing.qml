pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The seat circle of the recap: every card open, and who did what to whom as lines across the table.
SeatRing {
    id: root
    property Rows arrows: null
    // Changes with every moment, so that its lines come in softly; not with reduced motion.
    property int moment: 0
    property string title: ""
    interactive: false
    noted: true
    numberFirst: false

    function place(seat: int): point {
        return Qt.point(lines.width / 2 + (layout.points[1 + seat * 2] ?? 0),
            lines.height / 2 + (layout.points[2 + seat * 2] ?? 0));
    }

    CentredHeading {
        objectName: "chapterTitle"
        anchors.centerIn: parent
        height: Math.min(implicitHeight, root.innerHeight)
        text: Words.whole(root.title)
        size: 46
        opacity: drawn.count > 0 ? 0.45 : 1
        fontSizeMode: Text.Fit
        minimumPixelSize: 10
    }
    Item {
        id: lines
        anchors.centerIn: parent
        width: root.width
        height: root.height
        Repeater {
            id: drawn
            model: root.arrows
            RecapArrow {
                required property int source
                required property int target
                from: root.place(source)
                to: root.place(target)
                middle: Qt.point(lines.width / 2, lines.height / 2)
                seat: root.seatSize
                required line
                required mark
                required now
            }
        }
    }
    onMomentChanged: if (!Theme.reducedMotion) appear.restart()
    NumberAnimation {
        id: appear; target: lines; property: "opacity"; from: 0.15; to: 1; duration: 260; easing.type: Easing.OutQuad
    }
}
