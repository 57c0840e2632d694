pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// One person at the table: number, initial, name, and what everybody may see about them.
//   alive, selected, speaking   states; each has a shape as well as a colour
//   marks      names of SeatMark kinds, shown at the shoulder
//   blocked    why the seat cannot be chosen ("" = it can); the token stays tappable so that it can say so
//   note       what stands below the name on its plate, line by line (votes; a role and a fate in the recap)
//   told       ids of what everybody knows about the seat: the second line where there is no note
//   face       where the picture of her drawn face is ("" = her initial); it is public, as the name is
//   emblem     a role in the middle instead of the initial, where cards are open
Tap {
    id: root
    property int number: 1
    property string name: ""
    property string initial: name === "" ? "" : String.fromCodePoint(name.codePointAt(0)).toUpperCase()
    property real hue: 0
    property string face: ""
    readonly property bool portrayed: face !== "" && emblem === "" && !numberFirst
    // the face stands at the shoulder where a number or a card has the middle
    readonly property bool badged: face !== "" && !portrayed
    property bool alive: true
    property bool selected: false
    property bool speaking: false
    property list<string> marks: []
    property string blocked: ""
    property string note: ""
    property list<string> told: []
    // of whoever reads it alone; "" is the table's
    property string language: ""
    readonly property string known: told.map(id => Words.hers(language, Words.say, id)).join(" · ")
    // where both languages do not fit beside each other, they stand below each other
    readonly property string caption: note !== "" ? note
        : metrics.advanceWidth(known) <= plateWidth - plate.line ? known
        : Words.each(say => told.map(id => Words.hers(language, say, id)).join(" · "))
    readonly property var captions: caption === "" ? [] : caption.split("\n")
    property string emblem: ""
    property bool numberFirst: false
    property bool interactive: true
    // What is chosen, and what can be, is for one pair of eyes: a screen reader says who sits there, and no more.
    property bool secret: false
    property real plateWidth: d * 1.5
    // Between what the plate lies, from the token's left edge: the neighbours' badges and marks are at its height.
    property real plateFrom: -1e6
    property real plateTo: 1e6
    // The edges that it does not leave, whoever sits beside it: beyond them is the window's, or a pane.
    property real edgeFrom: -1e6
    property real edgeTo: 1e6
    // Names in larger letters than the token's size alone gives them, where large text has made the tokens small.
    property real lettering: 1
    readonly property real d: width
    // hues that everybody tells apart, and light and dark in turn, where the settings ask for it
    readonly property real tint: Theme.safeMarks ? Theme.seatHue(number - 1) : hue
    readonly property real light: Theme.safeMarks ? (number % 2 ? 1.18 : 0.72) : 1
    // A number to be read from across the room; where tokens are small it fills them and the initial makes way.
    readonly property real figure: numberFirst ? Math.max(d * 0.54, Math.min(d * 0.7, Theme.px(67))) : d * 0.42
    readonly property bool crowded: numberFirst && figure > d * 0.6
    readonly property bool dimmed: !alive || blocked !== ""

    implicitHeight: width
    enabled: interactive && (alive || blocked !== "")
    focusPolicy: alive && interactive ? Qt.StrongFocus : Qt.ClickFocus
    activeFocusOnTab: alive && interactive
    Accessible.role: Accessible.Button
    Accessible.name: number + " " + name
    Accessible.description: secret ? known : blocked || caption
    checkable: !secret
    checked: selected && !secret
    onClicked: checked = Qt.binding(() => selected && !secret);
    scale: pressed ? 0.94 : 1
    Behavior on scale { enabled: !Theme.reducedMotion; NumberAnimation { duration: 90; easing.type: Easing.OutQuad } }

    GlowDisc {
        anchors.centerIn: parent
        width: root.d * 1.9
        height: width
        visible: root.selected || root.speaking
        color: Theme.gold
        strength: root.selected ? 0.75 : 0.5
    }
    GlowDisc {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.d * 0.1
        width: root.d * 1.32
        height: width
        color: Paint.tokenShadow
        strength: 0.9
        visible: !root.selected
    }
    Shape {
        preferredRendererType: Shape.CurveRenderer
        anchors.fill: parent
        opacity: root.alive && root.blocked !== "" ? 0.55 : 1
        ShapePath {
            strokeColor: root.visualFocus ? Theme.focus
                : root.selected || root.speaking ? Theme.gold
                : root.alive ? Paint.tokenRim
                : Paint.deadRim
            strokeWidth: root.selected || root.speaking || root.visualFocus ? root.d * 0.055 : root.d * 0.03
            fillGradient: RadialGradient {
                centerX: root.d * 0.38; centerY: root.d * 0.28; centerRadius: root.d * 0.85; focalX: centerX
                focalY: centerY
                GradientStop {
                    position: 0
                    color: root.alive ? Paint.seat(root.tint, 0.5, Math.min(0.72, 0.62 * root.light)) : Paint.deadHigh
                }
                GradientStop {
                    position: 0.6; color: root.alive ? Paint.seat(root.tint, 0.55, 0.36 * root.light) : Paint.deadMiddle
                }
                GradientStop {
                    position: 1; color: root.alive ? Paint.seat(root.tint, 0.6, 0.2 * root.light) : Paint.deadLow
                }
            }
            PathAngleArc {
                centerX: root.d / 2; centerY: root.d / 2; radiusX: root.d * 0.47; radiusY: root.d * 0.47
                sweepAngle: 360
            }
        }
        // a hooded villager
        ShapePath {
            strokeWidth: -1
            fillColor: root.alive ? Paint.figure : Paint.deadFigure
            scale: Qt.size(root.d / 100, root.d / 100)
            PathSvg {
                path: "M 50 22 C 65 22 71 36 69 48 C 68 54 66 58 63 61 C 76 66 83 74 86 81 A 47 47 0 0 1 14 81 C 17 "
                    + "74 24 66 37 61 C 34 58 32 54 31 48 C 29 36 35 22 50 22 Z"
            }
        }
    }
    // decoded at twice the size: drawn smaller it is as smooth as a Shape
    component Portrait: Image {
        source: root.face
        sourceSize: Qt.size(192, 192)
        smooth: true
        mipmap: true
        opacity: root.alive ? 1 : 0.35
    }
    Portrait { visible: root.portrayed; anchors.centerIn: parent; width: Theme.even(root.d * 0.9); height: width }
    EmblemDisc {
        visible: root.emblem !== ""
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -root.d * 0.04
        width: Theme.even(root.d * 0.7)
        opacity: root.alive ? 1 : 0.5
        kind: root.emblem
    }
    Letters {
        visible: root.emblem === "" && !root.portrayed; anchors.centerIn: parent
        anchors.verticalCenterOffset: -root.d * (root.crowded ? 0.08 : root.numberFirst ? 0.05 : 0.01)
        text: root.numberFirst ? root.number : root.initial; color: root.dimmed ? Theme.struck : Paint.numeral
        width: root.d * 0.8; horizontalAlignment: Text.AlignHCenter; fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 6
        font {
            family: root.numberFirst ? Theme.serif : Theme.displayFamily(text); pixelSize: Math.max(6, root.figure)
            bold: true
        }
    }
    // out of the game: struck through
    Rectangle {
        visible: !root.alive
        anchors.centerIn: parent
        width: root.d * 0.9
        height: root.d * 0.05
        radius: height / 2
        rotation: -45
        color: Theme.blood
        antialiasing: true
    }
    // the badge: a number in a ring, or the initial where the number has the middle
    Rectangle {
        objectName: "badge"
        // a face stands clear of the number that fills its token; an initial would not
        visible: !root.crowded || drawn
        readonly property bool drawn: root.badged && root.numberFirst
        width: Theme.even(root.d * (drawn ? 0.44 : 0.33))
        height: width
        radius: width / 2
        x: -Math.round(root.d * (drawn ? 0.18 : 0.02))
        y: -Math.round(root.d * (drawn ? 0.16 : 0.02))
        color: root.selected ? Theme.goldLight : root.alive ? Theme.gold : Paint.deadRim
        Rectangle {
            anchors { fill: parent; margins: Math.max(1, Math.round(root.d * 0.018)) }
            radius: width / 2
            color: root.selected ? Theme.gold : Theme.plate
        }
        Portrait { visible: parent.drawn; anchors { fill: parent; margins: Math.max(1, Math.round(root.d * 0.018)) } }
        Letters {
            visible: !parent.drawn; anchors.centerIn: parent; text: root.numberFirst ? root.initial : root.number
            color: root.selected ? Paint.inkOnBadge : root.dimmed ? Theme.struck : Theme.ink; width: parent.width * 0.88
            horizontalAlignment: Text.AlignHCenter; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 6; strong: true
            font.pixelSize: Math.max(6, root.d * 0.18)
        }
    }
    // an open card's number keeps the shoulder: the face looks out below it, above the name
    Rectangle {
        objectName: "bearer"
        visible: root.badged && !root.numberFirst
        width: Theme.even(root.d * 0.4)
        height: width
        radius: width / 2
        x: -Math.round(root.d * 0.16)
        y: Math.round(root.d * 0.32)
        color: root.alive ? Theme.gold : Paint.deadRim
        Rectangle {
            anchors { fill: parent; margins: Math.max(1, Math.round(root.d * 0.018)) }
            radius: width / 2
            color: Theme.plate
        }
        Portrait { anchors { fill: parent; margins: Math.max(1, Math.round(root.d * 0.018)) } }
    }
    // marks stack down the right shoulder
    Column {
        x: root.d * 0.76
        y: -root.d * 0.06
        spacing: root.d * 0.02
        Repeater {
            model: root.marks
            SeatMark {
                required property string modelData
                kind: modelData
                // down to the name's plate, however many there are
                width: root.d * Math.min(0.32, 0.78 / root.marks.length - 0.02)
            }
        }
    }
    // cannot be chosen: a barred ring, beside the dimming
    Rectangle {
        visible: root.alive && root.blocked !== "" && root.interactive
        width: Theme.even(root.d * 0.26)
        height: width
        radius: width / 2
        x: root.d * 0.76
        y: root.d * 0.56
        color: Theme.plate
        border { color: Theme.struck; width: Math.max(1, root.d * 0.03) }
        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.72
            height: Math.max(1, root.d * 0.03)
            rotation: -45
            color: Theme.struck
            antialiasing: true
        }
    }
    FontMetrics { id: metrics; font { family: Theme.sans; pixelSize: plate.line; bold: true } }
    Rectangle {
        id: plate
        visible: root.name !== ""
        readonly property real line: Math.max(9.5 * Math.min(1, Theme.u * 1.2), root.d * 0.165 * root.lettering)
        objectName: "plate"
        readonly property real clear: Math.max(root.plateFrom, Math.min((root.d - width) / 2, root.plateTo - width))
        x: Math.round(Math.max(root.edgeFrom, Math.min(clear, root.edgeTo - width)))
        y: root.d * (root.caption === "" ? 0.84 : 0.75)
        // measured, not asked of the texts: an elided text's implicit width follows the plate's; the size of the
        // letters is read so that the measure is taken again when it changes
        readonly property real wanted: metrics.font.pixelSize * 0
            + Math.max(metrics.advanceWidth(root.name), ...root.captions.map(text => metrics.advanceWidth(text)))
        width: Theme.even(Math.min(wanted + line * 1.7, Math.max(root.plateWidth, root.d)))
        height: Theme.even(line * (1.6 + 1.15 * root.captions.length))
        radius: Math.min(height / 2, Math.round(line * 0.8))
        color: root.selected ? Theme.gold : Paint.nameRim
        Rectangle {
            anchors { fill: parent; margins: 1 }
            radius: parent.radius - 1
            color: root.selected ? Theme.gold : Paint.nameWell
        }
        Column {
            anchors.centerIn: parent
            width: parent.width - plate.line
            Letters {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                // a little smaller rather than short of its end
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.max(8, plate.line * 0.8)
                // names stand in their own direction, whatever the interface's
                text: root.name
                color: root.selected ? Paint.inkOnBadge : root.dimmed ? Paint.deadName : Theme.ink
                strong: true
                font { pixelSize: plate.line; strikeout: !root.alive }
            }
            Repeater {
                model: root.captions
                Letters {
                    required property string modelData
                    width: parent ? parent.width : 0
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7
                    text: modelData
                    color: root.selected ? Paint.inkOnBadge : Theme.gold
                    strong: true
                    font.pixelSize: plate.line * 0.86
                }
            }
        }
    }
}
