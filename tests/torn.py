"""What a ring, a button or a token says, and what shrinks to fit: no row of it ends inside a word."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtQuick import QQuickItem

from app.test_kit import rows_of
from driver import kind_of, unglued
from nightcaller.viewmodels.even_rows import MAY_PART, whole
from seen import Part, asked

HOLDERS: Final = ("HoldButton", "SeatRing", "RecapRing", "SeatToken", "GrimoireToken", "TimerRing")
NO_WRAP: Final = 0
"""`Text.NoWrap`: what stands in one row or is shortened."""


def held(item: QQuickItem) -> bool:
    """Whether a text is a part of something that is tapped or held, or of a ring; or shrinks to fit."""
    within: QQuickItem | None = item
    while within is not None:
        if within.inherits("QQuickAbstractButton") or kind_of(within).startswith(HOLDERS):
            return True
        within = within.parentItem()
    return bool(asked(item, "fontSizeMode"))


def in_rows(there: list[Part]) -> list[QQuickItem]:
    """Return such texts of a screen that stand in several rows."""
    return [
        part.item
        for part in there
        if part.text and int(part.item.property("lineCount")) > 1 and held(part.item)
    ]


def torn(item: QQuickItem) -> Iterator[str]:
    """Yield the words of a text that begin in one row and end in the next, though a row has room for them."""
    if int(asked(item, "wrapMode")) == NO_WRAP:
        return
    font = QFont(item.property("font"))
    font.setPixelSize(round(float(asked(item, "fontInfo.pixelSize"))))
    room = item.width() - float(asked(item, "leftPadding + rightPadding"))
    for line in str(item.property("text")).split("\n"):
        ends = {*accumulate(len(unglued(row)) for row, _wide in rows_of(line, font, room))}
        words = whole(unglued(line))
        for start, end in pairwise([0, *iter(QTextBoundaryFinder(MAY_PART, words).toNextBoundary, -1)]):
            first, word = len(unglued(words[:start])), unglued(words[start:end]).strip()
            if QFontMetricsF(font).horizontalAdvance(word) <= room and ends & {
                *range(first + 1, first + len(word))
            }:
                yield f"{word!r} of {unglued(line)!r} is torn"
