"""What a ring, a button or a token says, and what shrinks to fit: no row of it ends inside a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate, pairwise
from typing import Any, Final

import pytest
from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtQuick import QQuickItem

from app.test_every_screen_is_whole import dressed
from app.test_keyboard_on_every_screen import everywhere
from app.test_kit import rows_of
from driver import Screen, unglued
from nightcaller.text import LANGUAGES
from nightcaller.viewmodels.even_rows import MAY_PART, whole
from seen import asked, parts

Opened = Callable[..., tuple[Any, Screen]]
SIZES: Final = ((1280, 800), (1024, 600))
SCALES: Final = (1.0, 2.0)
HOLDERS: Final = ("HoldButton", "SeatRing", "RecapRing", "SeatToken", "GrimoireToken", "TimerRing")
NO_WRAP: Final = 0
"""`Text.NoWrap`: what stands in one row or is shortened."""


def held(item: QQuickItem) -> bool:
    """Whether a text is a part of something that is tapped or held, or of a ring; or shrinks to fit."""
    within: QQuickItem | None = item
    while within is not None:
        if within.inherits("QQuickAbstractButton") or within.metaObject().className().startswith(HOLDERS):
            return True
        within = within.parentItem()
    return bool(asked(item, "fontSizeMode"))


def torn(item: QQuickItem) -> Iterator[str]:
    """Yield the words of a text that begin in one row and end in the next, though a row has room for them."""
    if int(asked(item, "wrapMode")) == NO_WRAP or int(item.property("lineCount")) < 2:
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
                yield f"{word!r} of {unglued(line)!r}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_of_what_is_tapped_or_shrinks_ends_inside_a_word(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage(language=language)
    wrong, several = set[str](), 0
    for name in everywhere(stage, screen):
        for size in SIZES:
            for scale in SCALES:
                dressed(stage, screen, language, scale, size)
                for part in parts(screen):
                    if part.text and held(part.item):
                        several += int(part.item.property("lineCount")) > 1
                        wrong |= {f"{name} {size} {scale}: {what}" for what in torn(part.item)}
        dressed(stage, screen, language, 1.0, SIZES[0])
    assert several > 50
    assert not wrong, "\n".join(sorted(wrong))
