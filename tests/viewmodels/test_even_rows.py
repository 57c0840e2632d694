"""Headings of rows about as long: none more than there have to be, and one row has all the width."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QTextLayout

from nightcaller.text import Catalogue
from nightcaller.viewmodels.even_rows import BREATH, NEAR_ENOUGH, WORD_JOINER, least_width, whole

HEADINGS = (
    "One",
    "Who speaks first and who is heard after that",
    "Who speaks first, and who is heard after that",
    "谁先发言，后面轮到谁，最后由谁来投票",
)


def rows(text: str, font: QFont, width: float) -> int:
    return len(split(text, font, width))


def split(text: str, font: QFont, width: float) -> list[str]:
    """A text row by row."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    found = list[str]()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return found


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


def named(catalogue: Catalogue) -> set[str]:
    """What every Chinese role and office is called, as far as that is a word and no sentence."""
    ids = [name for name in catalogue.ids("zh-CN") if re.fullmatch(r"(role|office|trait)-[a-z0-9-]+", name)]
    names = {catalogue.say("zh-CN", name) for name in ids}
    words = {word for name in names for word in re.split("(?<=的)", name)}
    return {word for word in words if re.fullmatch(r"[\u4e00-\u9fff]{2,6}", word)}


def test_no_row_ends_in_a_name_nor_in_a_word_that_is_known_to_be_one(
    qapp: QGuiApplication, catalogue: Catalogue
) -> None:
    """Names are known: whatever says them is laid out in every width that has room for one."""
    font, names = QFont("Nightcaller Sans", 20), named(catalogue)
    torn = dict.fromkeys(("whole", "plain"), 0)
    for name in sorted(names):
        for said in (f"我们{name}睁眼", f"我们的{name}和你", f"看看我们{name}", f"我们都看到了{name}的牌"):
            least = round(QFontMetricsF(font).horizontalAdvance(f"{name}睁眼的牌"))
            for width in range(least, 2 * least, 20):
                for how, text in (("plain", said), ("whole", whole(said))):
                    torn[how] += name not in "\n".join(split(text, font, width)).replace(WORD_JOINER, "")
    assert len(names) > 100
    assert torn["plain"] > 200
    assert torn["whole"] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("谁也不用说自己是哪张牌", "谁也不用说自己|是哪张牌"),
        ("先给该看的人看", "先给该看的|人看"),
        ("没有可能现在就解释的目的", "没有可能现在|就解释的|目的"),
        ("从那一轮起每个人都选", "从那一轮起|每个人|都选"),
        ("Nobody has to say which card", "Nobody has to say which card"),
    ],
)
def test_where_a_chinese_row_may_end(text: str, words: str) -> None:
    assert (
        re.sub(r"(?<=[\u4e00-\u9fff])(?=[\u4e00-\u9fff])", "|", whole(text)).replace(WORD_JOINER, "") == words
    )
