"""Larger letters make nothing on a public screen smaller: what is read across the room keeps its size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlProperty
from test_day_layout import evening

from driver import unglued
from nightcaller.table.live.scene import Race
from nightcaller.viewmodels.application import TEXT_SCALES, Appearance
from public_window import PublicWindow

OpenTable = Callable[..., PublicWindow]
GIVEN: Final = 0.125
"""Share of their size that letters on the table may lose to the buttons at the foot, which grow."""
KNOWN: Final = {
    ("en", 1280, "campaign"),  # at 200 % four English buttons stand in two rows, and the row is the table's
    ("en", 1024, "declaration"),  # at 125 % the small letters are back at 100 % already, the room is not
}
"""Screens that lose more, at most a fifth."""
FIFTH: Final = 0.2


def letters(window: PublicWindow) -> dict[str, float]:
    """Every text on the screen and how large its letters are painted, in pixels of the window."""
    window.window.grabWindow()
    found: dict[str, float] = {}
    seen: Counter[str] = Counter()
    for item in window.items():
        text = "".join(unglued(str(item.property("text") or "")).split())
        if not item.inherits("QQuickText") or not text:
            continue
        text = f"{item.objectName()} {text}".strip()
        scale = item.mapRectToScene(QRectF(0, 0, 100, 100)).width() / 100
        high = item.property("contentHeight") / max(1, item.property("lineCount"))
        size = high if item.objectName() == "phase" else QQmlProperty.read(item, "font.pixelSize")
        found[f"{text} {seen[text]}" if seen[text] else text] = size * scale
        seen[text] += 1
    return found


def shrunk(window: PublicWindow, scales: Sequence[float]) -> dict[str, float]:
    """How much of its size at 100 % every text has left with larger letters, at the worst."""
    first = letters(window)
    left: dict[str, float] = {}
    for scale in scales:
        window.app.look(Appearance(text_scale=scale, reduced_motion=True))
        now = letters(window)
        for text in first.keys() & now.keys():
            left[text] = min(left.get(text, 1), now[text] / first[text])
    window.app.look(Appearance(reduced_motion=True))
    return left


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_the_middle_of_the_table_keeps_its_size(open_table: OpenTable, language: str) -> None:
    window = open_table(seats=12, languages=(language,), size=(1024, 600))
    window.reach(lambda scene: isinstance(scene, Race))
    assert {text: left for text, left in shrunk(window, (1.5,)).items() if left < 1 - GIVEN} == {}


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=["1024", "1280"])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_larger_letters_make_nothing_smaller(
    open_table: OpenTable, language: str, size: tuple[int, int]
) -> None:
    window = open_table(seats=12, languages=(language,), size=size, house={"tie": "nobody"})
    smaller = [
        f"{screen}: {text} {left:.0%}"
        for screen in evening(window)
        for text, left in sorted(shrunk(window, TEXT_SCALES[1:]).items())
        if left < 1 - (FIFTH if (language, size[0], screen) in KNOWN else GIVEN)
    ]
    assert smaller == []
