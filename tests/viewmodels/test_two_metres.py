"""From two metres a private screen tells no two seats of a lap apart (docs/decisions/two-metres.md).

A fixed sample; all of it, as a table, a line for each lap and state, or the part of it that is named:

    NIGHTCALLER_TWO_METRES=all ./packaging/test all -s -k everything_from_two_metres
    NIGHTCALLER_TWO_METRES="judge chat 6 24 zh-CN 100%" ./packaging/test all -s -k everything_from_two_metres
"""

from __future__ import annotations

import os
from itertools import product

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from nightcaller.app.fonts import load_type
from nightcaller.rulebooks import books
from two_metres import Verdict, readable, verdict
from two_metres_window import Film, Place, photographs, pixels

pytestmark = pytest.mark.slow

DEALS = 8
"""With equal pictures luck decides nothing, however few there are; told apart, more deals say how well."""
SAMPLE = (
    ("judge", 6, "en", 1.0, DEALS),
    ("chat", 6, "zh-CN", 1.0, 2 * DEALS),  # boards: no two are equal
    ("hollow", 6, "zh-CN", 1.5, DEALS),
)
"""Book, seats, language, text size, deals."""
ALL = tuple(product((6, 8, 12, 24), (1.0, 1.25, 1.5, 2.0), ("en", "zh-CN"), books()))
"""Seats, text size, language, book: the cheapest first."""


@pytest.mark.parametrize(("book", "seats", "language", "scale", "deals"), SAMPLE)
def test_nobody_two_metres_away_tells_who_acts(
    qtbot: QtBot, book: str, seats: int, language: str, scale: float, deals: int
) -> None:
    said = verdicts(photographs(book, seats, qtbot, language=language, scale=scale, deals=deals))
    assert {"card", "page", "after a tap", "answer"} <= {place.state for place in said}
    assert {place: str(one) for place, one in said.items() if not one.passed} == {}


def test_larger_letters_of_ones_own_tell_no_role(qtbot: QtBot) -> None:
    """Everybody knows who reads larger letters: among those of one size nobody is told from another."""
    found = photographs("judge", 6, qtbot, letters=(150, 150, 150, 200, 200, 200), deals=DEALS)
    said = verdicts(found)
    assert {place.letters for place in said} == {150, 200}
    assert {place: str(one) for place, one in said.items() if not one.passed} == {}


def wanted(words: list[str]) -> list[tuple[int, float, str, str]]:
    """Return what is named of everything: books, seats, languages, text sizes; of what is not, all."""
    return [
        cell
        for cell in ALL
        if all(
            named in words or not set(words).intersection(names)
            for named, names in zip(spelt(cell), zip(*map(spelt, ALL), strict=True), strict=True)
        )
    ]


def spelt(cell: tuple[int, float, str, str]) -> tuple[str, ...]:
    """Return a cell as it is asked for and printed."""
    seats, scale, language, book = cell
    return str(seats), f"{scale:.0%}", language, book


def test_everything_from_two_metres(qtbot: QtBot) -> None:
    """The whole table, for whoever asks for it: hours of one core."""
    words = os.environ.get("NIGHTCALLER_TWO_METRES", "").split()
    if not words:
        pytest.skip("asked for with NIGHTCALLER_TWO_METRES")
    told = []
    for cell in wanted(words):
        seats, scale, language, book = cell
        found = photographs(book, seats, qtbot, language=language, scale=scale)
        for place, one in verdicts(found).items():
            print(*spelt(cell), place.lap, place.state, one, sep=" | ", flush=True)  # noqa: T201
            told += [] if one.passed else [(*cell, *place)]
    assert told == []


def verdicts(film: Film) -> dict[Place, Verdict]:
    """Return what is told apart, of whatever can be compared."""
    return {place: verdict(film.shots(place)) for place in film.places() if film.compared(place)}


@pytest.mark.parametrize("letters", ["aeonscru", "狼人女巫预言家守"])
def test_the_letters_of_a_card_are_not_read_from_two_metres(qapp: QGuiApplication, letters: str) -> None:
    """At 100 %: 16 px on the dark card, in the card's own ink, between its stars."""
    family = load_type().sans
    pictures = []
    for letter in letters:
        image = QImage(48, 48, QImage.Format.Format_RGB32)
        image.fill(QColor("#070a1f"))
        font = QFont(family)
        font.setPixelSize(16)
        painter = QPainter(image)
        painter.setFont(font)
        painter.setPen(QColor("#8b86a6"))
        wide = QFontMetricsF(font).horizontalAdvance(letter)
        painter.drawText(round((48 - wide) / 2), 30, letter)
        for x, y in product((9, 39), (11, 36)):
            painter.fillRect(x, y, 1, 1, QColor("#ffe7a8"))
        painter.end()
        pictures.append(pixels(image))
    assert readable(pictures) == "no"
