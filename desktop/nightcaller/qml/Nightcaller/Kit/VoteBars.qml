pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Theme

// A vote as bars that everybody can read: who, how many, from whom. Rows have the roles
// number, name, hue, votes (text such as "2½"), share (0..1 of the longest bar), leading, voters (list of numbers).
// number 0 is "nobody": its name is shown without a seat.
Grid {
    id: root
    property var model: null
    property real size: 20
    readonly property real rowHeight: Theme.type(size) * 2.1
    readonly property real laneWidth: (width - (columns - 1) * columnSpacing) / columns
    columns: 1
    rowSpacing: Math.max(4, rowHeight * 0.22)
    columnSpacing: rowHeight
    Repeater {
        model: root.model
        Item {
            id: row
            required property int index
            required property int number
            required property string name
            required property real hue
            required property string votes
            required property real share
            required property bool leading
            required property list<int> voters
            objectName: "voteRow" + number
            width: root.laneWidth
            height: root.rowHeight
            readonly property real labelWidth: Math.min(root.laneWidth * (root.laneWidth < Theme.type(root.size) * 20
                ? 0.42 : 0.3),
                Theme.type(root.size) * 9)
            Accessible.role: Accessible.StaticText
            Accessible.name: number + " " + name + " " + votes
            Row {
                width: row.labelWidth
                height: parent.height
                spacing: 8 * Theme.u
                Rimmed {
                    visible: row.number > 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.even(root.rowHeight * 0.86)
                    height: width
                    radius: width / 2
                    color: row.leading ? Theme.gold : Paint.tokenRim
                    line: 2
                    fill: Paint.seat(row.hue, 0.5, 0.34)
                    Letters { anchors.centerIn: parent; text: row.number; size: root.size * 0.95; strong: true }
                }
                Letters {
                    anchors.verticalCenter: parent.verticalCenter; width: row.labelWidth - x - 6 * Theme.u
                    elide: Text.ElideRight; text: row.name; size: root.size; strong: row.leading
                }
            }
            Gauge {
                x: row.labelWidth + 6 * Theme.u
                anchors.verticalCenter: parent.verticalCenter
                width: row.width - x - count.width - 14 * Theme.u
                height: Theme.even(root.rowHeight * 0.66)
                color: Theme.track
                share: row.share
                least: height
                ink: row.leading ? Theme.brass : Paint.bar
                low: row.leading ? Theme.brassDeep : Paint.barDeep
                // over the whole lane: the one voter of a short bar is read as well; a crowd's numbers get smaller
                Letters {
                    anchors { fill: parent; leftMargin: parent.height * 0.4; rightMargin: parent.height * 0.4 }
                    verticalAlignment: Text.AlignVCenter; elide: Text.ElideRight; fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 7; text: row.voters.join("  "); color: row.leading ? Theme.inkOnGold : Theme.ink
                    size: root.size * 0.86; strong: true
                }
            }
            Letters {
                id: count
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                width: Math.max(Theme.type(root.size) * 2.6, implicitWidth); horizontalAlignment: Text.AlignRight
                text: row.votes; color: row.leading ? Theme.gold : Theme.ink
                font { family: Theme.serif; pixelSize: Theme.type(root.size * 1.4); bold: true }
            }
        }
    }
}
