"""The rules of this table: how one wins, how night and day go, what is agreed, and every card of the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QPainter

from nightcaller.paper.flow import MARGIN, FlowPart, document, heading, point, width
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import BROWN, DIM, Block, Document, emblem
from nightcaller.table.shelf.books import RoleInfo
from nightcaller.text import message_id

CHAPTERS = ("goal", "by-night", "day")
"""What is told before the cards: the messages are ``paper-<this>`` and ``rules-<book>-<this>``."""
_EMBLEM = 84
_SMALL = 0.9
"""Of the usual letters: as large as the notes of the night sheet."""
_BETWEEN = 60
"""Between two cards that stand beside each other."""


class _Card(NamedTuple):
    """What is said of a card, as high as that takes."""

    height: float
    draw: Callable[[QPainter, float, float], object]
    """Takes painter and the left upper corner."""


def rules_page(table: PublicTable) -> Document:
    """Return the page, or pages: a newcomer reads it before the evening, a doubter during it.

    The cards stand one below the other; two by two, then in smaller letters, where that saves a sheet.
    """
    title = table.say("paper-rules")
    cast = table.say("paper-cast", players=len(table.people), cast=table.cast)
    printed = [
        document(table, title, cast, _parts(table, columns, letters))
        for columns, letters in ((1, 1.0), (2, 1.0), (2, _SMALL))
    ]
    return min(printed, key=lambda one: len(one.pages))


def _parts(table: PublicTable, columns: int, letters: float) -> list[FlowPart]:
    return [
        *_chapters(table, letters),
        *_agreed(table, letters),
        heading(table, table.say("paper-deck"), keep=200, letters=letters),
        *_roles(table, columns, letters),
    ]


def _chapters(table: PublicTable, letters: float) -> Iterator[FlowPart]:
    """What every game of the book begins with, and what of the rest some card of this deck brings."""
    for name in CHAPTERS:
        yield heading(table, table.say(f"paper-{name}"), keep=150, letters=letters)
        yield _paragraph(table, table.chapter(name), letters)


def _paragraph(table: PublicTable, text: str, letters: float) -> FlowPart:
    block = Block(text, table.families.sans, round(33 * letters), width(table), leading=1.4)
    return FlowPart(block.height, lambda painter, y: block.draw(painter, MARGIN, y))


def _agreed(table: PublicTable, letters: float) -> Iterator[FlowPart]:
    """Say what holds tonight instead of what stands above."""
    points = table.agreed()
    if points:
        yield heading(table, table.say("paper-agreed"), keep=100, letters=letters)
    yield from (point(table, text, letters=letters) for text in points)


def _roles(table: PublicTable, columns: int, letters: float) -> Iterator[FlowPart]:
    """Yield the rows of the deck, from left to right and from top to bottom."""
    step = (width(table) + _BETWEEN) / columns
    cards = [_role(table, role, count, step - _BETWEEN, letters) for role, count in table.dealt]
    for first in range(0, len(cards), columns):
        row = cards[first : first + columns]

        def draw(painter: QPainter, y: float, row: Sequence[_Card] = tuple(row)) -> None:
            for at, card in enumerate(row):
                card.draw(painter, MARGIN + at * step, y)

        yield FlowPart(max(card.height for card in row), draw)


def _role(table: PublicTable, role: RoleInfo, cards: int, wide: float, letters: float) -> _Card:
    room = wide - 130
    name = table.counted((role, cards))
    title = Block(name, table.families.display(name), round(44 * letters), room, bold=True)
    team = Block(table.say(message_id("team", role.team)), table.families.sans, round(27 * letters), room)
    text = Block(table.card(role), table.families.sans, round(33 * letters), room)
    height = title.height + team.height + text.height + 34

    def draw(painter: QPainter, x: float, y: float) -> None:
        emblem(painter, table.kind(role.id), x + 10, y + 10, _EMBLEM, BROWN)
        at = title.draw(painter, x + 130, y)
        at = team.draw(painter, x + 130, at, DIM)
        text.draw(painter, x + 130, at)

    return _Card(height, draw)
