"""An upright tablet, half a screen, a low window: everything can be read and reached there, too, and
no row of what is tapped ends inside a word.

How letters grow is `test_every_screen_is_whole`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from app.test_every_screen_is_whole import dressed
from app.test_faces_keep_clear import evenings, opened
from app.test_keyboard_on_every_screen import everywhere
from driver import Screen
from nightcaller.table.live.scene import Floor
from seen import lost, parts
from torn import in_rows, torn

Opened = Callable[..., tuple[Any, Screen]]
SHAPES: Final = {
    "en": ((683, 728), (911, 440), (800, 1280)),
    "zh-CN": ((640, 800), (600, 1024), (2560, 1080)),
}
LEAST: Final = 7
"""Pixels of a letter on the table where somebody speaks: clock and speaker share what room there is."""


@pytest.mark.slow
@pytest.mark.parametrize("language", SHAPES)
def test_nothing_is_lost_or_torn_in_a_window_of_another_shape(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage()
    dressed(stage, screen, language, 1.0, (1280, 800))
    wrong, several = list[str](), 0
    for name in everywhere(stage, screen):
        for size in SHAPES[language]:
            dressed(stage, screen, language, 1.0, size)
            there = parts(screen)
            wrong += [f"{name} {size}: {what}" for what in lost(screen, there)]
            several += len(rows := in_rows(there))
            wrong += [f"{name} {size}: {what}" for row in rows for what in torn(row)]
        dressed(stage, screen, language, 1.0, (1280, 800))
    assert several > 50
    assert wrong == [], "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("language", SHAPES)
def test_nor_at_a_table_of_twelve(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage()
    wrong = []
    for evening in opened(stage, screen, evenings(12, "Alexandra" if language == "en" else "欧阳慕雪")):
        for size in SHAPES[language]:
            dressed(stage, screen, language, 1.0, size)
            there = parts(screen)
            wrong += [f"{type(evening.scene).__name__} {size}: {what}" for what in lost(screen, there)]
            if isinstance(evening.scene, Floor):
                wrong += [f"{size}: {part.text!r} is tiny" for part in there if 0 < part.letters < LEAST]
        dressed(stage, screen, language, 1.0, (1280, 800))
    assert wrong == [], "\n".join(wrong)
