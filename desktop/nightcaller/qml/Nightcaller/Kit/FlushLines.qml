pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Nightcaller.Theme

// Sentences in lines of one size, headings in the margin, and every place where nothing stands filled up to its end:
// whatever is said, there are as many lines and all are as long. Seen from two metres one such sheet is like any other.
// More than fits is reached by dragging, the wheel or the arrow keys; how much that is cannot be seen from outside.
Item {
    id: root
    // maps of `heading` and `text`
    property var entries: []
    property real letters: 16
    property color ink: Theme.inkDim
    // How wide the column of headings is.
    property real margin: letters * 5.6
    readonly property real pitch: Math.round(letters * 1.55)
    readonly property int rows: Math.max(1, Math.floor(height / pitch))
    readonly property real most: Math.max(0, column.height - rows * pitch)
    // Leaders give as much light as letters, measured in linear light: Chinese gives a quarter more than Latin.
    property bool dense: false
    // Stars between the lines: beside their light the eye from afar loses what the letters differ by. They stand clear
    // of the tails of letters above them and of the heads of those below.
    Repeater {
        model: root.rows + 1
        Stars {
            required property int index
            y: index * root.pitch + Math.round(root.letters * 0.16) - height; width: root.width
        }
    }
    property real shift: 0
    function scroll(by: real) { shift = Math.max(0, Math.min(most, shift + by)); }
    onMostChanged: scroll(0)

    component Leader: Item {
        id: leader
        property real from: 0
        property real to: 0
        // Where its line begins, on the whole sheet.
        property real begins: 0
        x: from
        width: Math.max(0, to - from)
        height: root.pitch
        clip: true
        // The software renderer paints a Shape that is wholly clipped away as if there were no clip (see ScrollArea).
        visible: width > root.letters * 0.5 && begins > root.shift - root.pitch
            && begins < root.shift + root.rows * root.pitch
        Shape {
            x: parent.width - root.width
            width: root.width
            height: parent.height
            preferredRendererType: Shape.CurveRenderer
            ShapePath {
                strokeColor: root.ink
                strokeWidth: root.letters * (root.dense ? 0.155 : 0.125)
                fillColor: "transparent"
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: root.waves(leader.width) }
            }
        }
    }
    // Waves as high as small letters, from the right margin to the left, no more of them than a leader is long.
    readonly property real step: letters * 0.32
    readonly property real low: pitch * 0.5 + letters * 0.26
    readonly property real high: low - letters * 0.48
    function waves(length: real): string {
        let path = "M " + width.toFixed(1) + " " + low.toFixed(1);
        for (let x = width, up = true; x > Math.max(0, width - length - step); x -= step, up = !up) {
            const from = (up ? low : high).toFixed(1), to = (up ? high : low).toFixed(1);
            const middle = (x - step / 2).toFixed(1);
            path += " C " + [middle, from, middle, to, (x - step).toFixed(1), to].join(" ");
        }
        return path;
    }
    Item {
        width: root.width
        height: root.rows * root.pitch
        clip: true
        Column {
            id: column
            width: root.width
            y: -root.shift
            Repeater {
                // Only when it is known how wide a line is: one letter below the other, a sentence has dozens.
                model: root.width > root.margin ? root.entries : []
                Item {
                    id: entry
                    required property var modelData
                    width: root.width
                    height: body.lines * root.pitch
                    Letters {
                        id: head; width: Math.min(implicitWidth, root.margin - root.letters * 0.6); height: root.pitch
                        verticalAlignment: Text.AlignVCenter; elide: Text.ElideRight; text: entry.modelData.heading
                        color: root.ink; font.pixelSize: root.letters
                    }
                    Repeater {
                        model: body.lines
                        Leader {
                            required property int index
                            y: index * root.pitch
                            begins: entry.y + y
                            from: index === 0 && head.text !== "" ? head.width + root.letters * 0.3 : 0
                            to: root.margin - root.letters * 0.6
                        }
                    }
                    Letters {
                        id: body
                        objectName: "cardLine"
                        property var ends: []
                        readonly property int lines: Math.max(1, lineCount)
                        x: root.margin
                        width: root.width - root.margin
                        wrapMode: Text.Wrap
                        lineHeightMode: Text.FixedHeight
                        lineHeight: root.pitch
                        text: entry.modelData.text
                        color: root.ink
                        font.pixelSize: root.letters
                        onLineLaidOut: line => {
                            if (line.number === 0)
                                ends = [];
                            ends = ends.concat([line.implicitWidth]);
                        }
                    }
                    Repeater {
                        model: body.lines
                        Leader {
                            required property int index
                            y: index * root.pitch
                            begins: entry.y + y
                            from: root.margin + Math.min(body.width, (body.ends[index] ?? 0) + root.letters * 0.3)
                            to: root.width
                        }
                    }
                }
            }
        }
    }
    // All of them from the start, and shown below the last sentence: counted out, they would be made anew line by line.
    Repeater {
        model: root.rows
        Item {
            required property int index
            width: root.width
            height: root.pitch
            y: index * root.pitch
            visible: y > column.height - root.pitch / 2
            Leader { begins: parent.y; from: 0; to: root.margin - root.letters * 0.6 }
            Leader { begins: parent.y; from: root.margin; to: root.width }
        }
    }
}
