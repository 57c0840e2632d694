pragma ComponentBehavior: Bound
import QtQuick
import Nightcaller.Kit

// The answers of the evening, the last one first, a line each: when, who was called, and while the book is held
// open what it was. A tap opens the question again.
Column {
    id: root
    required property ModeratorAnswersViewModel vm
    spacing: 6 * Theme.u
    // one answer as the list says it
    function text(row) {
        const who = row.role !== "" ? Words.first(Words.idOf("role", row.role))
            : Words.first("ui-visit-seat", { seat: row.seat, name: row.name });
        const asks = row.asks !== "" ? " · " + Words.first(row.asks) : "", part = row.part !== "" ? " " + row.part : "";
        const when = Words.first(row.night ? "ui-answers-night" : "ui-answers-day",
            { day: row.day, who: who + asks + part });
        const said = row.covered ? "•" : row.picks.map(pick => root.pick(pick)).join(Words.first("ui-answers-between"));
        return said === "" ? when : row.asks !== "" ? when + " " + said
            : Words.first("ui-answers-line", { who: when, said: said });
    }
    function pick(said) {
        return said.number > 0 ? Words.first("ui-visit-seat", { seat: said.number, name: said.name })
            : Words.first(Words.nearest(said.answer, said.general));
    }
    Paragraph {
        text: Words.first(root.vm.rows.length > 0 ? "ui-answers-about" : "ui-answers-none"); size: Theme.tight(15)
        color: Theme.inkDim
    }
    Repeater {
        model: root.vm.rows
        PillButton {
            required property var modelData
            required property int index
            objectName: "noted" + index
            width: root.width
            size: Theme.tight(16)
            text: root.text(modelData)
            onClicked: root.vm.open(index)
        }
    }
}
