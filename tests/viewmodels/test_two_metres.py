"""From two metres a private screen tells no two seats of a lap apart (docs/decisions/two-metres.md).

A fixed sample; all of it, as a table with a line for each cell, or the part of it that is named:

    NIGHTCALLER_TWO_METRES=all ./packaging/test all -s -k everything_from_two_metres
    NIGHTCALLER_TWO_METRES="judge chat 6 24 zh-CN 100%" ./packaging/test all -s -k everything_from_two_metres

With NIGHTCALLER_TWO_METRES_TABLE=<file> the lines are kept there as well, and what it has is not gone through
again. Several may write to one file.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter
from pytestqt.qtbot import QtBot

from nightcaller.app.fonts import load_type
from nightcaller.rulebooks import books
from two_metres import GUESSING, Shot, Verdict, alike, readable, verdict
from two_metres_window import NOTHING, Film, Place, photographs, pixels

pytestmark = pytest.mark.slow

SAMPLE = (("judge", 6, "en", 1.0), ("chat", 6, "zh-CN", 1.0), ("hollow", 6, "zh-CN", 1.5))
"""Book, seats, language, text size."""
PASSED = "passed"
DEALS = 8
"""Of what is not done with sooner: the boards of the second."""
SEATS, SCALES, LANGUAGES, BOOKS = (6, 8, 12, 24), (1.0, 1.25, 1.5, 2.0), ("en", "zh-CN"), tuple(books())
ALL = tuple(
    (
        SEATS[(book + scale + shift) % 4],
        SCALES[scale],
        LANGUAGES[(book + scale // 2 + other) % 2],
        BOOKS[book],
    )
    for shift, other, scale, book in product(range(4), range(2), range(4), range(len(BOOKS)))
)
"""Seats, text size, language, book. The first twenty have every book in every size and at every table."""


@pytest.mark.parametrize(("book", "seats", "language", "scale"), SAMPLE)
def test_nobody_two_metres_away_tells_who_acts(
    qtbot: QtBot, book: str, seats: int, language: str, scale: float
) -> None:
    said = photographs(book, seats, qtbot, language=language, scale=scale, deals=DEALS).verdicts()
    assert {"card", "page", "after a tap", "answer"} <= {place.state for place in said}
    assert {place: str(one) for place, one in said.items() if not one.passed} == {}


def test_larger_letters_of_ones_own_tell_no_role(qtbot: QtBot) -> None:
    """Everybody knows who reads larger letters: among those of one size nobody is told from another."""
    own = (150, 150, 150, 200, 200, 200)
    said = photographs("judge", 6, qtbot, letters=own, deals=DEALS).verdicts()
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
    faulthandler.cancel_dump_traceback_later()  # a test that hangs has twenty minutes (pyproject.toml)
    kept = Path(os.environ.get("NIGHTCALLER_TWO_METRES_TABLE", os.devnull))
    known = {row(line)[:4]: line for line in kept.read_text("utf-8").splitlines()} if kept.exists() else {}
    told = []
    for cell in wanted(words):
        if spelt(cell) in known:
            told += [] if row(known[spelt(cell)])[-1] == PASSED else [known[spelt(cell)]]
            continue
        seats, scale, language, book = cell
        film = photographs(book, seats, qtbot, language=language, scale=scale)
        found = film.verdicts()
        line = f"| {' | '.join((*spelt(cell), *summary(film, found)))} |"
        print(line, flush=True)  # noqa: T201
        with kept.open("a", encoding="utf-8") as table:
            table.write(line + "\n")
        told += [f"{spelt(cell)} {place}: {one}" for place, one in found.items() if not one.passed]
    assert told == []


def row(line: str) -> tuple[str, ...]:
    """Return the cells of a line of the table."""
    return tuple(one.strip() for one in line.strip("| ").split(" | "))


def test_everything_is_every_book_at_every_table_in_every_size_and_language() -> None:
    assert set(ALL) == set(product(SEATS, SCALES, LANGUAGES, BOOKS)) and len(ALL) == len(set(ALL)) == 160
    first = ALL[:20]
    assert (
        len({(book, scale) for _, scale, _, book in first})
        == len({(book, n) for n, _, _, book in first})
        == 20
    )
    assert len({(n, scale) for n, scale, *_ in first}) == 16


def summary(film: Film, found: dict[Place, Verdict]) -> tuple[str, ...]:
    """Return how many states a cell has, in how many all is the same, and what came nearest to telling."""
    sorted_by = {
        (place, question): attack for place, one in found.items() for question, attack in one.attacks.items()
    }
    seen = {asked: attack for asked, attack in sorted_by.items() if attack.by != GUESSING}
    apart = {place for place, _question in seen}
    worst = sorted(seen.items(), key=lambda one: one[1].chance - one[1].accuracy)[:2]
    return (
        str(len(found)),
        str(len(found) - len(apart)),
        str(len(film.seldom())),
        str(sum(map(film.pictures, found))),
        "; ".join(f"{place.lap}, {place.state}: {question} {attack}" for (place, question), attack in worst)
        or "-",
        PASSED if all(one.passed for one in found.values()) else "TOLD APART",
    )


def shot(deal: int, role: str, light: int) -> Shot:
    """A screen with one light on it."""
    picture = np.zeros((96, 96, 3), np.uint8)
    picture[32:64, 32:64] = light
    return Shot(picture, role, acts=role == "wolf", deal=deal)


def test_what_differs_from_evening_to_evening_alone_tells_nothing() -> None:
    """It is public; unless it is there where somebody acts and nowhere else."""
    both = [shot(deal, role, 60 * (deal % 3)) for deal in range(8) for role in ("wolf", "villager")]
    assert alike(both)
    assert {found.by for found in verdict(both).attacks.values()} == {GUESSING}
    told = [shot(deal, role, 200 * (role == "wolf")) for deal in range(8) for role in ("wolf", "villager")]
    assert not alike(told)
    assert not verdict(told).passed
    apart = [shot(deal, role, 200 * (role == "wolf")) for deal, role in enumerate(("wolf", "villager") * 8)]
    assert not alike(apart)


def filmed(evenings: Sequence[Sequence[tuple[str, str]]]) -> Film:
    """A lap with one picture for all: evening by evening and seat by seat, who is who, and her answer."""
    film, picture = Film(), QImage(96, 96, QImage.Format.Format_RGB32)
    picture.fill(0)
    for deal, seats in enumerate(evenings):
        for seat, (role, answer) in enumerate(seats):
            film.came("night", role)
            shot = Shot(NOTHING, role, role == "wolf", deal, (), seat, answer)
            film.add(Place("night", "answer"), picture, shot)
    return film


def test_a_picture_that_is_the_same_for_the_same_secrets_proves_nothing() -> None:
    cards = ("wolf", "witch", "villager", "seer")
    evenings = [[(cards[(seat + deal) % 4], str(seat * deal)) for seat in range(4)] for deal in range(4)]
    assert filmed(evenings).settle()
    assert not filmed(evenings[:3]).settle()
    assert not filmed([evenings[1]] * 4).settle(), "everybody is always the same"
    assert not filmed([[(role, "1") for role, _ in seats] for seats in evenings]).settle(), "one answer"
    unseen = filmed(evenings)
    unseen.came("night", "hunter")
    assert not unseen.settle(), "who was there and is on no picture"


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
        painter.setPen(QColor("#938eae"))
        wide = QFontMetricsF(font).horizontalAdvance(letter)
        painter.drawText(round((48 - wide) / 2), 30, letter)
        for x, y in product((9, 39), (11, 36)):
            painter.fillRect(x, y, 1, 1, QColor("#ffe7a8"))
        painter.end()
        pictures.append(pixels(image))
    assert readable(pictures) == "no"
