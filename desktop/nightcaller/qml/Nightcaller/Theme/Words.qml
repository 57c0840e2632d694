pragma Singleton
import QtQuick
import Nightcaller.ViewModels

// All text on the screens: message ids in, sentences out, in the table's language. A binding that calls any of
// these runs again when the language changes, because each reads `revision`.
//
//   Words.say("ui-home-new")               the table's language; when both are shown, joined by a space
//   Words.say("ui-deck-seats", {n: 9})     arguments of the message
//   Words.lines("ui-deck-about")           like say, but the two languages on separate lines
//   Words.first(id), Words.second(id)      one language each; second is "" unless both are shown
//   Words.each(say => ...)                 what is put together of several messages, on separate lines
//   Words.of("Dora", id)                   what is said of Dora, on separate lines
//   Words.sayIn("zh-CN", id)               a given language: a seat's own, on its private screens
//   Words.hers("zh-CN", Words.say, id)     a seat's own language, else ("") the table's, said in the way that is named
//   Words.nearest(id, general)             the id if there is such a message, else the more general one
//   Words.idOf("role", "judge.seer")       the id of the message about something with an id of its own
//   Words.kindOf("judge.seer")             the kind of emblem that stands for it
//   Words.least(text, font, width)         the least width in which a text takes no more rows than in this one
//   Words.whole(text)                      a text of which no row ends inside a Chinese word
//   Words.parted(text, font, width)        a text longer than a row, whose letters shrink to fit, in two rows
QtObject {
    property Phrasebook book: null
    readonly property int revision: book ? book.revision : 0
    readonly property bool both: book ? book.both : false
    // of a table of two, the one that is shown first
    readonly property string main: both ? book.language : ""

    function least(text: string, font: font, width: real): real {
        return book ? book.least(text, font, width) : width;
    }
    function whole(text: string): string {
        return book ? book.whole(text) : text;
    }
    function parted(text: string, font: font, width: real): string {
        return book ? book.parted(text, font, width) : text;
    }
    function first(id: string, args: var): string {
        return revision > 0 && id !== "" ? book.first(id, args ?? {}) : "";
    }
    function second(id: string, args: var): string {
        return revision > 0 && id !== "" && both ? book.second(id, args ?? {}) : "";
    }
    function say(id: string, args: var): string {
        const a = first(id, args), b = second(id, args);
        return b === "" || a === b ? a : a + " " + b;
    }
    function lines(id: string, args: var): string {
        return each(say => say(id, args));
    }
    function each(write: var): string {
        const a = write(first), b = both ? write(second) : "";
        return b === "" || a === b ? a : a + "\n" + b;
    }
    // What is said of somebody, with the name before it.
    function of(who: string, id: string): string {
        return each(say => say("ui-narrator-told", { what: who, who: say(id) }));
    }
    function nearest(id: string, general: string): string {
        return revision > 0 && id !== "" && book.knows(id) ? id : general;
    }
    function idOf(about: string, name: string): string {
        return book ? book.idOf(about, name) : "";
    }
    function kindOf(name: string): string {
        return book ? book.kindOf(name) : "";
    }
    function sayIn(language: string, id: string, args: var): string {
        return revision > 0 && id !== "" ? book.sayIn(language, id, args ?? {}) : "";
    }
    function hers(language: string, table: var, id: string, args: var): string {
        return language !== "" ? sayIn(language, id, args) : table(id, args);
    }
    // The drawing of a role that somebody has made up.
    function emblem(kind: string): string {
        return revision > 0 ? book.emblem(kind) : kind;
    }
    // Letters that are set apart: what keeps a number and its word on one line would be set apart as well.
    function spaced(text: string): string {
        return text.replace(/\u2060/g, "");
    }
    // How wide a text is in letters that are as wide as high; Latin ones are about half as wide.
    function ems(text: string): real {
        return [...text].reduce((sum, sign) => sum + (sign === "\u2060" ? 0 : sign > "\u2e80" ? 1 : 0.5), 0);
    }
    function unspaced(text: string): bool {
        return /[\u4e00-\u9fff]/.test(text);
    }
    // Chinese has no spaces: in letters that are read across the room a long sentence goes on behind a sign, never
    // inside a word. `room` is how many letters a line takes.
    function inLines(text: string, room: real): string {
        const whole = ems(text);
        if (whole <= room || !unspaced(text))
            return text;
        const count = Math.ceil(whole / room), even = whole / count;
        const lines = [""];
        for (const phrase of text.match(/[^，。：；、！？]+[，。：；、！？]*/g)) {
            const last = lines.length - 1, long = ems(lines[last]);
            if (long > 0 && (long + ems(phrase) > room || last + 1 < count && long + ems(phrase) / 2 > even))
                lines.push(phrase);
            else
                lines[last] += phrase;
        }
        return lines.join("\n");
    }
}
