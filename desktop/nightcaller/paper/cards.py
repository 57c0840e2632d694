"""A deck's cards to print and cut: as large as playing cards, nine on a sheet, all with the same back."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import BROWN, DIM, GOLD, INK, LINE, Block, Document, Page, box, emblem, fitting
from nightcaller.table.shelf.books import RoleInfo
from nightcaller.text import message_id

WIDTH: Final = 630
HEIGHT: Final = 880
ACROSS: Final = 3
DOWN: Final = 3
_EDGE: Final = 36
_CUT: Final = 60
"""Length of the marks outside the cards along which they are cut."""
_NAME_SIZES: Final = range(64, 35, -2)
_TEXT_SIZES: Final = range(46, 23, -1)
_DISC_HIGH: Final = QColor("#5a4fc0")
_DISC_LOW: Final = QColor("#1b1650")
_PALE: Final = QColor("#ffe9b0")


def cards(table: PublicTable) -> Document:
    """Return the cards: each sheet of faces is followed by its backs, turned over its long edge."""
    every = tuple(role for role, cards in table.dealt for _ in range(cards))
    pages: list[Page] = []
    for first in range(0, len(every), ACROSS * DOWN):
        sheet = every[first : first + ACROSS * DOWN]
        pages.append(partial(_faces, table, sheet))
        pages.append(partial(_backs, table, len(sheet)))
    return Document(table.say("paper-cards"), table.size, tuple(pages))


def _place(table: PublicTable, number: int, *, turned: bool = False) -> QRectF:
    """Where card `number` of a sheet lies; turned over, left is right."""
    row, column = divmod(number, ACROSS)
    left = (table.size.width - ACROSS * WIDTH) / 2
    top = (table.size.height - DOWN * HEIGHT) / 2
    return QRectF(
        left + (ACROSS - 1 - column if turned else column) * WIDTH, top + row * HEIGHT, WIDTH, HEIGHT
    )


def _marks(table: PublicTable, painter: QPainter) -> None:
    """Where to cut: short lines outside the cards only, so that none of them keeps a trace of it."""
    whole = _place(table, 0).united(_place(table, ACROSS * DOWN - 1))
    painter.setPen(QPen(LINE, 2))
    for column in range(ACROSS + 1):
        x = whole.left() + column * WIDTH
        painter.drawLine(QPointF(x, whole.top() - _CUT), QPointF(x, whole.top() - 10))
        painter.drawLine(QPointF(x, whole.bottom() + 10), QPointF(x, whole.bottom() + _CUT))
    for row in range(DOWN + 1):
        y = whole.top() + row * HEIGHT
        painter.drawLine(QPointF(whole.left() - _CUT, y), QPointF(whole.left() - 10, y))
        painter.drawLine(QPointF(whole.right() + 10, y), QPointF(whole.right() + _CUT, y))


def _faces(table: PublicTable, roles: tuple[RoleInfo, ...], painter: QPainter) -> None:
    _marks(table, painter)
    for number, role in enumerate(roles):
        face(table, role, painter, _place(table, number))


def face(table: PublicTable, role: RoleInfo, painter: QPainter, place: QRectF) -> float:
    """Draw a card's face: emblem, name in both languages, camp, and what the card says.

    Return where the last line ends.
    """
    inside = place.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    box(painter, inside, radius=30, line=GOLD, weight=5)
    disc = 280
    middle = QPointF(inside.center().x(), inside.top() + 26 + disc / 2)
    _disc(painter, middle, disc)
    emblem(
        painter, table.kind(role.id), middle.x() - disc * 0.31, middle.y() - disc * 0.31, disc * 0.62, _PALE
    )
    left, width = inside.left() + 26, inside.width() - 52
    name = table.name(role)
    title = fitting(name, table.families.display(name), _NAME_SIZES, width, 76, bold=True, middle=True)
    y = title.draw(painter, left, inside.top() + disc + 44)
    elsewhere = table.catalogue.say(table.other, message_id("role", role.id))
    if elsewhere != name:
        y = Block(elsewhere, table.families.sans, 27, width, middle=True).draw(painter, left, y + 2, DIM)
    team = table.say(message_id("team", role.team))
    y = Block(team, table.families.sans, 29, width, bold=True, middle=True).draw(painter, left, y + 8, BROWN)
    room = inside.bottom() - 26 - (y + 16)
    text = fitting(table.card(role), table.families.sans, _TEXT_SIZES, width, room, middle=True)
    return text.draw(painter, left, y + 16 + max(0, room - text.height) / 2)


def _disc(painter: QPainter, middle: QPointF, width: float) -> None:
    light = QRadialGradient(middle - QPointF(0, width * 0.1), width * 0.6)
    light.setColorAt(0, _DISC_HIGH)
    light.setColorAt(1, _DISC_LOW)
    painter.setPen(QPen(GOLD, 5))
    painter.setBrush(light)
    painter.drawEllipse(middle, width / 2, width / 2)


def _backs(table: PublicTable, count: int, painter: QPainter) -> None:
    """Draw the backs of the first `count` cards of a sheet.

    The pattern has no frame along the edge: where paper is fed a little askew, a frame would mark the cards.
    """
    for number in range(count):
        place = _place(table, number, turned=True)
        painter.save()
        painter.setClipRect(place)
        _stars(painter, place)
        painter.setPen(QPen(GOLD, 4))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawEllipse(place.center(), 215, 215)
        _disc(painter, place.center(), 390)
        emblem(painter, "moon", place.center().x() - 120, place.center().y() - 120, 240, _PALE)
        painter.restore()


def _stars(painter: QPainter, place: QRectF) -> None:
    """Stars with four points, in as many rows and columns as make neighbouring cards meet."""
    across, down = 6, 8
    step_x, step_y = place.width() / across, place.height() / down
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(down + 1):
        for column in range(across + 1):
            large = (row + column) % 2 == 0
            painter.setBrush(INK if large else GOLD)
            at = QPointF(place.left() + column * step_x, place.top() + row * step_y)
            _star(painter, at, 26 if large else 14)


def _star(painter: QPainter, at: QPointF, reach: float) -> None:
    star = QPainterPath(at + QPointF(0, -reach))
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        star.quadTo(at, at + QPointF(x * reach, y * reach))
    painter.drawPath(star)
