"""Rows about as long as each other that end where one breathes: no forlorn word, and none in two rows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout

LINE: Final = "\N{LINE SEPARATOR}"
"""What ends a line where letters are laid out."""
NEAR_ENOUGH: Final = 4.0
"""Pixels."""
WORD_JOINER: Final = "\N{WORD JOINER}"
MOST: Final = 0.7
"""Of a text, in the longer of its two rows; else the other one is forlorn."""
MAY_PART: Final = QTextBoundaryFinder.BoundaryType.Line
"""Between words, and in Chinese between signs but for what clings to them."""
BREATH: Final = re.compile(r"[，。：；？！…]+[”’）]*|[,.:;?!…]+[”’)]* ")
"""Where a sentence, or a part of one, ends."""
_SIGN: Final = r"[\u4e00-\u9fff]"
_ENDS: Final = (
    r"(?<=[的吗呢吧们])(?![的确])|(?<=了)(?![解的吗吧呢])|(?<=可以|已经|或者|一起|所有|什么|身上)(?![的了])"
)
_BEGINS: Final = (
    r"(?<![不给和跟让是从把被对在到向])(?=[谁你我他她它这那哪每])"
    rf"|(?<={_SIGN}{_SIGN})(?:(?=可以|已经|或者|一起|什么|怎么)|(?<![不还是要就也都再才没])(?=[和与或把被给让请从就都也再还才没要按]|不(?![出到了过清上下着见]))"
    r"|(?<![现存正实还但可于不就只都也要总没所技功才机聚社开具拥])(?=[在是有会能]))"
)
"""Chinese has no spaces, and a dictionary would be larger than all that the program says. But the few signs
of its grammar stand at the ends of words, behind one or before the next: what is between two of them is not
parted, a word, or some that belong together."""


@lru_cache(512)
def whole(text: str) -> str:
    """Return a text of which no row ends inside a Chinese word, where a row has room for one."""
    if not re.search(_SIGN, text):  # the whole pattern takes 4 ms to compile, of a start in English
        return text
    return re.sub(rf"(?<={_SIGN})(?={_SIGN})(?!{_ENDS}|{_BEGINS})", WORD_JOINER, text)


def parted(text: str, font: QFont, width: float) -> str:
    """Return a text whose letters shrink to fit, in two rows if it is longer than one.

    Letters of half the size take four times as much; what is longer yet is left as it is.
    """
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if not width < wide <= 4 * width:
        return text
    text = whole(text)
    if found := _breaths(text, font):
        end = found[0][1]
    else:
        between = iter(QTextBoundaryFinder(MAY_PART, text).toNextBoundary, -1)
        (longer, _shorter, end) = _halves(text, font, between)[0]
        if longer > MOST * wide:
            return text
    return f"{text[:end].rstrip()}\n{text[end:]}"


@lru_cache(256)
def least_width(text: str, font: QFont, width: float) -> float:
    """Return the least width in which a text takes no more rows, and nothing is torn: all of it for one row.

    Of two rows the first ends where one breathes, if the shorter one is at least half as long as the other.

    Args:
        width: pixels that it has.
    """
    layout = QTextLayout(text.replace("\n", LINE), font)
    allowed = len(_rows(layout, width))
    if allowed < 2:
        return width
    long, ends = QFontMetricsF(font).horizontalAdvance, QTextBoundaryFinder(MAY_PART, text)
    places = [0, *iter(ends.toNextBoundary, -1)]
    least = max(long(text[start:end].rstrip()) for start, end in pairwise(places))
    if least >= width:
        return width
    if allowed == 2:
        for longer, end in _breaths(text, font):
            wide = longer + 1
            if wide <= width and _rows(layout, wide) == [end, len(text) - end]:
                return wide
    enough = width
    while enough - least > NEAR_ENOUGH:
        tried = (least + enough) / 2
        if len(_rows(layout, tried)) > allowed:
            least = tried
        else:
            enough = tried
    return enough


def _breaths(text: str, font: QFont) -> list[tuple[float, int]]:
    """Where the first of two rows may end because one breathes there, the shorter at least half as long as
    the longer: how long that is, and the place; the evenest first."""
    return [
        (longer, end)
        for longer, shorter, end in _halves(text, font, (breath.end() for breath in BREATH.finditer(text)))
        if shorter >= longer / 2
    ]


def _halves(text: str, font: QFont, ends: Iterable[int]) -> list[tuple[float, float, int]]:
    """The longer and the shorter of two rows, and where the first ends; the evenest first."""
    long = QFontMetricsF(font).horizontalAdvance
    parted = [(sorted((long(text[:end].rstrip()), long(text[end:]))), end) for end in ends]
    return sorted((longer, shorter, end) for (shorter, longer), end in parted)


def _rows(layout: QTextLayout, width: float) -> list[int]:
    """How many letters stand in each row."""
    layout.beginLayout()
    rows = []
    while (row := layout.createLine()).isValid():
        row.setLineWidth(width)
        rows.append(row.textLength())
    layout.endLayout()
    return rows
