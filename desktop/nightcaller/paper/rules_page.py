"""The rules of this table: how one wins, how night and day go, what is agreed, and every card of the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QPainter

from nightcaller.paper.flow import MARGIN, SMALL, TEXT, FlowPart, document, heading, point, width
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import BROWN, DIM, Block, Document, emblem
from nightcaller.table.shelf.books import RoleInfo
from nightcaller.text import message_id

CHAPTERS = ("goal", "by-night", "day")
"""What is told before the cards: the messages are ``paper-<this>`` and ``rules-<book>-<this>``."""
_EMBLEM = 84
_BETWEEN = 60
"""Between two cards that stand beside each other."""


class _Card(NamedTuple):
    """What is said of a card, as high as that takes."""

    height: float
    draw: Callable[[QPainter, float, float], object]
    """Takes painter and the left upper corner."""


def rules_page(table: PublicTable) -> Document:
    """Return the page, or pages: a newcomer reads it before the evening, a doubter during it.

    The cards stand one below the other; two by two where that saves a sheet.
    """
    title = table.say("paper-rules")
    cast = table.say("paper-cast", players=len(table.people), cast=table.cast)
    printed = [document(table, title, cast, _parts(table, columns)) for columns in (1, 2)]
    return min(printed, key=lambda one: len(one.pages))


def _parts(table: PublicTable, columns: int) -> list[FlowPart]:
    return [
        *_chapters(table),
        *_agreed(table),
        heading(table, table.say("paper-deck"), keep=200),
        *_roles(table, columns),
    ]


def _chapters(table: PublicTable) -> Iterator[FlowPart]:
    """What every game of the book begins with, and what of the rest some card of this deck brings."""
    for name in CHAPTERS:
        yield heading(table, table.say(f"paper-{name}"), keep=150)
        yield _paragraph(table, table.night() if name == "by-night" else table.chapter(name))


def _paragraph(table: PublicTable, text: str) -> FlowPart:
    block = Block(text, table.families.sans, TEXT, width(table), leading=1.3)
    return FlowPart(block.height, lambda painter, y: block.draw(painter, MARGIN, y))


def _agreed(table: PublicTable) -> Iterator[FlowPart]:
    """Say what holds tonight instead of what stands above, then what else a table may choose."""
    for name, points in (("paper-agreed", table.agreed()), ("paper-held", table.by_the_book())):
        if points:
            yield heading(table, table.say(name), keep=100)
        yield from (point(table, text) for text in points)


def _roles(table: PublicTable, columns: int) -> Iterator[FlowPart]:
    """Yield the rows of the deck, from left to right and from top to bottom."""
    step = (width(table) + _BETWEEN) / columns
    cards = [_role(table, role, count, step - _BETWEEN) for role, count in table.dealt]
    for first in range(0, len(cards), columns):
        row = cards[first : first + columns]

        def draw(painter: QPainter, y: float, row: Sequence[_Card] = tuple(row)) -> None:
            for at, card in enumerate(row):
                card.draw(painter, MARGIN + at * step, y)

        yield FlowPart(max(card.height for card in row), draw)


def _role(table: PublicTable, role: RoleInfo, cards: int, wide: float) -> _Card:
    room = wide - 130
    name = table.counted((role, cards))
    title = Block(name, table.families.display(name), 50, room, bold=True)
    team = Block(table.say(message_id("team", role.team)), table.families.sans, SMALL, room)
    text = Block(table.card(role), table.families.sans, TEXT, room)
    height = title.height + team.height + text.height + 34

    def draw(painter: QPainter, x: float, y: float) -> None:
        emblem(painter, table.kind(role.id), x + 10, y + 10, _EMBLEM, BROWN)
        at = title.draw(painter, x + 130, y)
        at = team.draw(painter, x + 130, at, DIM)
        text.draw(painter, x + 130, at)

    return _Card(height, draw)
