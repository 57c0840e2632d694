"""Rows of a heading that are about as long and end where one breathes: no last one with a single word."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout

NEAR_ENOUGH: Final = 4.0
"""Pixels."""
MAY_PART: Final = QTextBoundaryFinder.BoundaryType.Line
"""Between words, and in Chinese between signs but for what clings to them."""
BREATH: Final = re.compile(r"[，。：；？！…]+[”’）]*|[,.:;?!…]+[”’)]* ")
"""Where a sentence, or a part of one, ends."""


@lru_cache(64)
def least_width(text: str, font: QFont, width: float) -> float:
    """Return the least width in which a text takes no more rows, and nothing is torn: all of it for one row.

    Of two rows the first ends where one breathes, if the shorter one is at least half as long as the other.

    Args:
        width: pixels that it has.
    """
    layout = QTextLayout(text, font)
    allowed = len(_rows(layout, width))
    if allowed < 2:
        return width
    long, ends = QFontMetricsF(font).horizontalAdvance, QTextBoundaryFinder(MAY_PART, text)
    places = [0, *iter(ends.toNextBoundary, -1)]
    least = max(long(text[start:end].rstrip()) for start, end in pairwise(places))
    if least >= width:
        return width
    if allowed == 2 and (breathing := _breathing(layout, width)):
        return breathing
    enough = width
    while enough - least > NEAR_ENOUGH:
        tried = (least + enough) / 2
        if len(_rows(layout, tried)) > allowed:
            least = tried
        else:
            enough = tried
    return enough


def _breathing(layout: QTextLayout, width: float) -> float:
    """The least width in which the first of two rows ends where one breathes; 0 if there is none."""
    text, long = layout.text(), QFontMetricsF(layout.font()).horizontalAdvance
    ends = [breath.end() for breath in BREATH.finditer(text)]
    parted = [(sorted((long(text[:end].rstrip()), long(text[end:]))), end) for end in ends]
    for (shorter, longer), end in sorted(parted, key=lambda one: one[0][1]):
        wide = longer + 1
        if wide <= width and shorter >= longer / 2 and _rows(layout, wide) == [end, len(text) - end]:
            return wide
    return 0


def _rows(layout: QTextLayout, width: float) -> list[int]:
    """How many letters stand in each row."""
    layout.beginLayout()
    rows = []
    while (row := layout.createLine()).isValid():
        row.setLineWidth(width)
        rows.append(row.textLength())
    layout.endLayout()
    return rows
