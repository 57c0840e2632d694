"""A sheet of paper, what is drawn on it, and the file that a printer takes.

All lengths are tenths of a millimetre, all colours ink on white paper.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextLayout,
    QTextOption,
)

from nightcaller.paper.emblems import outlines

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

INK: Final = QColor("#1b1638")
DIM: Final = QColor("#5c5573")
BROWN: Final = QColor("#6b4a16")
GOLD: Final = QColor("#a8792f")
LINE: Final = QColor("#a9a3bd")
CREAM: Final = QColor("#f6f0e1")

_PER_INCH: Final = 254
"""A PDF of so many dots an inch counts in tenths of a millimetre."""


class Size(Enum):
    """A paper size: width and height, upright."""

    A4 = (2100, 2970)
    LETTER = (2159, 2794)

    @property
    def width(self) -> int:
        """From side to side."""
        return self.value[0]

    @property
    def height(self) -> int:
        """From top to foot."""
        return self.value[1]


class Families(NamedTuple):
    """The type: one family for text, and what chooses one for display."""

    sans: str
    display: Callable[[str], str]
    """Text -> the family that has all of its characters."""


Page = Callable[[QPainter], None]
"""Draws one page; (0, 0) is the sheet's upper left corner."""


@dataclass(frozen=True, slots=True)
class Document:
    """What is printed in one go."""

    title: str
    size: Size
    pages: tuple[Page, ...]

    def pdf(self) -> bytes:
        """Return the file; its letters are inside it, so that it looks the same on every computer."""
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_PER_INCH)
        writer.setTitle(self.title)
        writer.setCreator("Nightcaller")
        inches = QSizeF(self.size.width / _PER_INCH, self.size.height / _PER_INCH)
        paper = QPageSize(inches, QPageSize.Unit.Inch, self.size.name, QPageSize.SizeMatchPolicy.ExactMatch)
        writer.setPageLayout(
            QPageLayout(paper, QPageLayout.Orientation.Portrait, QMarginsF(), QPageLayout.Unit.Point)
        )
        painter = QPainter(writer)
        for number, page in enumerate(self.pages):
            if number:
                writer.newPage()
            page(painter)
        painter.end()
        buffer.close()
        return bytes(data.data())

    def picture(self, number: int, width: int) -> QImage:
        """Return page `number` (from 0) as a picture so many pixels wide."""
        image = QImage(width, round(width * self.size.height / self.size.width), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        self.draw(painter, number, width)
        painter.end()
        return image

    def draw(self, painter: QPainter, number: int, width: float) -> None:
        """Draw page `number` (from 0) on anything, so many of its units wide."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(width / self.size.width, width / self.size.width)
        self.pages[number](painter)


class Block:
    """A text set to a width; its height is known before it is drawn.

    Args:
        text: with line feeds where a line has to end.
        family: a font's.
        size: of the letters.
        width: where lines break.
        bold: strong letters.
        middle: each line in the middle of the width.
        leading: from line to line, in sizes.
    """

    def __init__(
        self,
        text: str,
        family: str,
        size: int,
        width: float,
        *,
        bold: bool = False,
        middle: bool = False,
        leading: float = 1.3,
    ) -> None:
        font = QFont(family)
        font.setPixelSize(size)
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._layout = QTextLayout(text.replace("\n", "\u2028"), font)
        option = QTextOption(Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.beginLayout()
        self.lines = 0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.lines * size * leading))
            self.lines += 1
        self._layout.endLayout()
        self.height: float = self.lines * size * leading
        self.wide: float = self._layout.maximumWidth() if self.lines else 0.0

    def draw(self, painter: QPainter, x: float, y: float, colour: QColor = INK) -> float:
        """Draw the text below and right of a point; return where it ends."""
        painter.setPen(colour)
        self._layout.draw(painter, QPointF(x, y))
        return y + self.height


def fitting(
    text: str,
    family: str,
    sizes: range,
    width: float,
    height: float,
    *,
    bold: bool = False,
    middle: bool = False,
) -> Block:
    """Return a text in the first of some sizes in which it fits into a box; in the last if in none."""
    for size in sizes:
        block = Block(text, family, size, width, bold=bold, middle=middle)
        if block.height <= height:
            break
    return block


@cache
def _outline(kind: str, colour: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer  # only now: nothing else in the program needs it

    path = outlines().get(kind) or outlines()["villager"]
    return QSvgRenderer(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/></svg>'.encode()
    )


def emblem(painter: QPainter, kind: str, x: float, y: float, width: float, colour: QColor = INK) -> None:
    """Draw an emblem below and right of a point; one that nobody has drawn is the villager."""
    _outline(kind, colour.name()).render(painter, QRectF(x, y, width, width))


def box(
    painter: QPainter,
    place: QRectF,
    *,
    radius: float = 0,
    line: QColor | None = LINE,
    weight: float = 3,
) -> None:
    """Draw a box with round corners."""
    painter.setPen(QPen(line, weight) if line is not None else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place, radius, radius)


def rule(
    painter: QPainter, x: float, y: float, width: float, colour: QColor = LINE, weight: float = 3
) -> None:
    """Draw a line from left to right."""
    painter.setPen(QPen(colour, weight))
    painter.drawLine(QPointF(x, y), QPointF(x + width, y))
