"""The rules of this table: how one wins, how night and day go, what is agreed, and every card of the deck."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from nightcaller.paper.flow import MARGIN, FlowPart, document, heading, width
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import BROWN, DIM, GOLD, Block, Document, emblem
from nightcaller.table.shelf.books import RoleInfo
from nightcaller.text import message_id

_EMBLEM = 84


def rules_page(table: PublicTable) -> Document:
    """Return the page, or pages: a newcomer reads it before the evening, a doubter during it."""
    parts = [
        *_chapters(table),
        *_agreed(table),
        heading(table, table.say("paper-deck"), keep=200),
        *(_role(table, role, cards) for role, cards in table.dealt),
    ]
    title = table.say("paper-rules")
    return document(table, title, table.say("paper-cast", players=len(table.people), cast=table.cast), parts)


def _chapters(table: PublicTable) -> Iterator[FlowPart]:
    """What every game of the book begins with; what only some decks need is read in the handbook."""
    for chapter in table.handbook.chapters[:3]:
        yield heading(table, table.say(chapter.message), keep=150)
        yield _paragraph(table, table.say(f"{chapter.message}.more"))


def _paragraph(table: PublicTable, text: str) -> FlowPart:
    block = Block(text, table.families.sans, 33, width(table), leading=1.4)
    return FlowPart(block.height, lambda painter, y: block.draw(painter, MARGIN, y))


def _agreed(table: PublicTable) -> Iterator[FlowPart]:
    if not table.own:
        return
    yield heading(table, table.say("paper-agreed"), keep=100)
    for rule, option in table.own.items():
        name = message_id("house", f"{table.table.book}.{rule}")
        agreed = table.say("paper-agreed-rule", rule=table.say(name), option=table.say(f"{name}-{option}"))
        yield _point(table, agreed)


def _point(table: PublicTable, text: str) -> FlowPart:
    block = Block(text, table.families.sans, 33, width(table) - 50)

    def draw(painter: QPainter, y: float) -> None:
        painter.setPen(QPen(GOLD, 12))
        painter.drawPoint(QPointF(MARGIN + 14, y + 22))
        block.draw(painter, MARGIN + 50, y)

    return FlowPart(block.height + 12, draw)


def _role(table: PublicTable, role: RoleInfo, cards: int) -> FlowPart:
    room = width(table) - 130
    name = table.counted((role, cards))
    title = Block(name, table.families.display(name), 44, room, bold=True)
    team = Block(table.say(message_id("team", role.team)), table.families.sans, 27, room)
    text = Block(table.say(f"{message_id('role', role.id)}.card"), table.families.sans, 33, room)
    height = title.height + team.height + text.height + 34

    def draw(painter: QPainter, y: float) -> None:
        emblem(painter, table.kind(role.id), MARGIN + 10, y + 10, _EMBLEM, BROWN)
        at = title.draw(painter, MARGIN + 130, y)
        at = team.draw(painter, MARGIN + 130, at, DIM)
        text.draw(painter, MARGIN + 130, at)

    return FlowPart(height, draw)
