"""Puts one thing below the other, on as many sheets as it takes, under one letterhead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import BROWN, CREAM, DIM, GOLD, INK, Block, Document, Page, box, fitting

MARGIN: Final = 120
TEXT: Final = 39
"""11 points: as large as what is read at a table has to be."""
SMALL: Final = 32
"""9 points: what only stands beside it."""
_FOOT: Final = 80
_HILL: Final = QColor("#d9cdb4")
_HEAD: Final = 350


@dataclass(frozen=True, slots=True)
class FlowPart:
    """Something that is not torn apart between two sheets.

    Attributes:
        height: of what `draw` draws.
        draw: draws it; takes painter and the y of its upper edge.
        title: what stands above it again where a new sheet begins; None for nothing.
        keep: so much more must fit below it, so that a heading is never a sheet's last line.
    """

    height: float
    draw: Callable[[QPainter, float], object]
    title: FlowPart | None = None
    keep: float = 0


def document(
    table: PublicTable,
    title: str,
    subtitle: str,
    parts: Sequence[FlowPart],
    *,
    filling: FlowPart | None = None,
) -> Document:
    """Return a document: a letterhead with the title, then the parts, then a foot with the page's number.

    `filling` follows them as often as the last sheet has room for it.
    """
    top = MARGIN + _HEAD + 50
    bottom = table.size.height - MARGIN - _FOOT
    sheets: list[list[tuple[FlowPart, float]]] = [[]]
    y: float = top
    for part in parts:
        if y + part.height + part.keep > bottom and sheets[-1]:
            sheets.append([])
            y = MARGIN
            if part.title is not None:
                sheets[-1].append((part.title, y))
                y += part.title.height
        sheets[-1].append((part, y))
        y += part.height
    while filling is not None and y + filling.height <= bottom:
        sheets[-1].append((filling, y))
        y += filling.height
    pages: list[Page] = [
        partial(_page, table, title, subtitle, sheet, number, len(sheets))
        for number, sheet in enumerate(sheets, 1)
    ]
    return Document(title, table.size, tuple(pages))


def width(table: PublicTable) -> float:
    """How wide what stands between the margins is."""
    return table.size.width - 2 * MARGIN


def heading(table: PublicTable, text: str, *, keep: float = 0) -> FlowPart:
    """Return a heading between parts."""
    block = Block(text, table.families.display(text), 56, width(table), bold=True)
    return FlowPart(block.height + 66, lambda painter, y: block.draw(painter, MARGIN, y + 46), keep=keep)


def point(table: PublicTable, text: str) -> FlowPart:
    """Return a line, or lines, behind a dot."""
    block = Block(text, table.families.sans, TEXT, width(table) - 50)

    def draw(painter: QPainter, y: float) -> None:
        painter.setPen(QPen(GOLD, 12))
        painter.drawPoint(QPointF(MARGIN + 14, y + 26))
        block.draw(painter, MARGIN + 50, y)

    return FlowPart(block.height + 12, draw)


def _page(
    table: PublicTable,
    title: str,
    subtitle: str,
    parts: Sequence[tuple[FlowPart, float]],
    number: int,
    of: int,
    painter: QPainter,
) -> None:
    if number == 1:
        _letterhead(table, title, subtitle, painter)
    for part, y in parts:
        part.draw(painter, y)
    foot = table.size.height - MARGIN - 42
    made = table.say("paper-made", book=table.book)
    Block(made, table.families.sans, SMALL, width(table)).draw(painter, MARGIN, foot, DIM)
    pages = Block(table.say("paper-page", page=number, pages=of), table.families.sans, SMALL, 400)
    pages.draw(painter, table.size.width - MARGIN - pages.wide, foot, DIM)


def _letterhead(table: PublicTable, title: str, subtitle: str, painter: QPainter) -> None:
    place = QRectF(MARGIN, MARGIN, width(table), _HEAD)
    outline = QPainterPath()
    outline.addRoundedRect(place, 50, 50)
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(place, CREAM)
    _landscape(painter, place)
    painter.restore()
    box(painter, place, radius=50, line=INK, weight=5)
    words = place.width() - 560
    name = fitting(title, table.families.display(title), range(104, 59, -4), words, 140, bold=True)
    y = name.draw(painter, place.left() + 70, place.top() + 22)
    cast = fitting(subtitle, table.families.sans, range(36, 17, -1), words, 100, bold=True)
    cast.draw(painter, place.left() + 72, y, BROWN)


def _landscape(painter: QPainter, place: QRectF) -> None:
    """Hills, pines and a moon, the same on every sheet."""
    painter.setPen(QPen(INK, 4))
    painter.setBrush(Qt.GlobalColor.white)
    moon = QPointF(place.right() - 190, place.top() + 120)
    painter.drawEllipse(moon, 76, 76)
    painter.setPen(QPen(_HILL, 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, radius in ((-22, -18, 15), (24, 20, 20), (20, -34, 8), (-20, 30, 9)):
        painter.drawEllipse(moon + QPointF(x, y), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    hills: tuple[tuple[QColor, float], ...] = ((_HILL, 66), (INK.lighter(260), 40), (INK, 16))
    for colour, rise in hills:
        hill = QPainterPath(place.bottomLeft())
        hill.lineTo(place.left(), place.bottom() - rise)
        third = place.width() / 3
        for at in range(3):
            swing = 26 if at % 2 else -22
            start = place.left() + at * third
            hill.quadTo(
                QPointF(start + third / 2, place.bottom() - rise + swing),
                QPointF(start + third, place.bottom() - rise + swing / 4),
            )
        hill.lineTo(place.bottomRight())
        painter.fillPath(hill, colour)
    # Multiples of the golden ratio spread the pines evenly without a visible pattern.
    for tree in range(26):
        stem = place.left() + (tree * 0.618034 % 1) * place.width()
        tall = 30 + tree * 37 % 50
        pine = QPainterPath(QPointF(stem, place.bottom() - 18 - tall))
        pine.lineTo(stem + tall * 0.22, place.bottom())
        pine.lineTo(stem - tall * 0.22, place.bottom())
        painter.fillPath(pine, INK)
