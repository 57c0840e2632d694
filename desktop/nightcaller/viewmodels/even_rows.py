"""Rows of a heading that are about as long: no last one with a single word or sign."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QTextLayout

NEAR_ENOUGH: Final = 4.0
"""Pixels."""


@lru_cache(64)
def least_width(text: str, font: QFont, width: float) -> float:
    """Return the least width in which a text takes no more rows, and no word is torn: all of it for one row.

    Args:
        width: pixels that it has.
    """
    layout = QTextLayout(text, font)
    allowed = _rows(layout, width)
    if allowed < 2:
        return width
    least = layout.minimumWidth()
    if least >= width:
        return width
    enough = width
    while enough - least > NEAR_ENOUGH:
        tried = (least + enough) / 2
        if _rows(layout, tried) > allowed:
            least = tried
        else:
            enough = tried
    return enough


def _rows(layout: QTextLayout, width: float) -> int:
    layout.beginLayout()
    rows = 0
    while (row := layout.createLine()).isValid():
        row.setLineWidth(width)
        rows += 1
    layout.endLayout()
    return rows
