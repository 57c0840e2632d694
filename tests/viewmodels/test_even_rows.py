"""Headings of rows about as long: none more than there have to be, and one row has all the width."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QTextLayout

from nightcaller.viewmodels.even_rows import BREATH, NEAR_ENOUGH, least_width

HEADINGS = (
    "One",
    "Who speaks first and who is heard after that",
    "Who speaks first, and who is heard after that",
    "谁先发言，后面轮到谁，最后由谁来投票",
)


def rows(text: str, font: QFont, width: float) -> int:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    count = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        count += 1
    layout.endLayout()
    return count


@pytest.mark.parametrize("text", HEADINGS)
@pytest.mark.parametrize("size", [12, 24, 48])
def test_the_least_width_that_takes_no_row_more(qapp: QGuiApplication, text: str, size: int) -> None:
    font = QFont()
    font.setPixelSize(size)
    for width in range(size * 4, size * 40, size * 3):
        least = least_width(text, font, float(width))
        assert least <= width
        assert rows(text, font, least) == rows(text, font, width)
        if rows(text, font, width) == 1:
            assert least == width, "one row is set as it always was"
        elif not BREATH.search(text):
            narrower = least - 2 * NEAR_ENOUGH
            words = max(map(QFontMetricsF(font).horizontalAdvance, text.split()))
            assert narrower < words or rows(text, font, narrower) > rows(text, font, width)
