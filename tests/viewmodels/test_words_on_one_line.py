"""Whatever the width of a column: a number stands with its word, and no word of a list is torn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QTextLayout, QTextOption

from driver import unglued
from nightcaller.rulebooks import books
from nightcaller.text import Catalogue, message_id
from nightcaller.viewmodels.phrasebook import Phrasebook

MATES = "、".join(f"{seat}号 · 春娇" for seat in range(1, 13))
WIDTHS = range(20, 400, 3)
TORN = re.compile(r"\d\n[号个步人]|第\n\d|umbers?\n\d|\w\n×\d")


def lines_of(text: str, width: float) -> Iterator[str]:
    """Yield a text line by line as the screens break it."""
    layout = QTextLayout(text, QFont("Nightcaller Sans", 20))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    units = text.encode("utf-16-le")
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start, end = line.textStart(), line.textStart() + line.textLength()
        yield unglued(units[2 * start : 2 * end].decode("utf-16-le"))
    layout.endLayout()


@pytest.mark.parametrize(
    ("language", "message", "given"),
    [
        ("zh-CN", "ui-visit-mates", {"mates": MATES}),
        ("zh-CN", "ui-pass-progress", {"done": 11, "count": 12}),
        ("zh-CN", "line-hollow-executed", {"seat": 12}),
        ("en", "line-hollow-executed", {"seat": 12}),
        ("zh-CN", "event-revamped-in-game", {"role": "revamped.devil", "count": 2}),
        ("en", "event-revamped-in-game", {"role": "revamped.devil", "count": 2}),
        ("en", "ui-ended-numbers", {"seats": [3, 12]}),
    ],
)
def test_no_line_ends_between_a_number_and_its_word(
    qapp: QGuiApplication, catalogue: Catalogue, language: str, message: str, given: dict[str, object]
) -> None:
    words = Phrasebook(catalogue, (language,))
    shown = words.sayIn(language, message, given)
    plain = unglued(shown)
    assert shown != plain
    for width in WIDTHS:
        assert not TORN.search("\n".join(line.strip() for line in lines_of(shown, width)))
    assert any(TORN.search("\n".join(line.strip() for line in lines_of(plain, width))) for width in WIDTHS), (
        "no width at all would tear this text: nothing is tested"
    )


def lists(words: Phrasebook) -> Iterator[tuple[str, list[str]]]:
    """The decks of every book, people, and people with their numbers, with the words of each list."""
    for one in books().values():
        for deck in one.recommended(12):
            roles = [words.text(message_id("role", one.role(role).id)) for role in deck.deck]
            yield (
                words.cast((message_id("role", one.role(role).id), deck.deck[role]) for role in deck.deck),
                roles,
            )
    people = ["春娇", "志明", "欧阳小满", "子涵"]
    yield words.in_a_row([lambda _language, name=name: name for name in people]), people
    yield words.sayIn("zh-CN", "ui-visit-mates", {"mates": MATES}), ["春娇"]


def test_no_word_of_a_list_is_torn(qapp: QGuiApplication, catalogue: Catalogue) -> None:
    words, torn, tried = Phrasebook(catalogue, ("zh-CN",)), 0, 0
    for shown, listed in lists(words):
        widest = max(
            QFontMetricsF(QFont("Nightcaller Sans", 20)).horizontalAdvance(f"{word}×12、") for word in listed
        )
        for width in range(int(widest) + 1, 400, 7):
            tried += 1
            rows = [*lines_of(shown, width)]
            assert all(any(word in row for row in rows) for word in listed), (rows, listed)
            plain = [*lines_of(unglued(shown), width)]
            torn += not all(any(word in row for row in plain) for word in listed)
    assert torn > 50, (torn, tried)


def test_what_people_read_is_what_the_x(catalogue: Catalogue) -> None:
    words = Phrasebook(catalogue, ("zh-CN", "en"))
    assert unglued(words.text("ui-visit-seat", {"seat": 9, "name": "春娇"})).startswith("9号")
