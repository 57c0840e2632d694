"""A notice lies on the table: over no seat and no button, however large the letters are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from app.test_controls import reached
from app.test_every_screen_is_whole import dressed
from driver import Screen
from nightcaller.table.live.scene import Floor, Hands, Race
from nightcaller.text import LANGUAGES
from seen import asked

Opened = Callable[..., tuple[Any, Screen]]
UNIT = QRectF(0, 0, 1, 1)
SIZE = (1024, 600)
NEWS = ("voice-no-sound", "voice-no-room")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_covers_nobody_and_nothing_to_be_pressed(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage()
    wrong: list[str] = []
    for kind in (Race, Floor, Hands):
        stage.play(reached(kind))
        least: dict[str, float] = {}
        for scale in (1.0, 3.0):
            dressed(stage, screen, language, scale, SIZE)
            for news in NEWS:
                stage.app.forget_notices()
                stage.app.tell(news)
                screen.window.grabWindow()
                panel = screen.find("noticeText")
                high = float(asked(panel, "fontInfo.pixelSize")) * panel.mapRectToScene(UNIT).width()
                if high < least.setdefault(news, high) - 1:
                    wrong.append(f"{kind.__name__} {scale:.0%}: {news} is smaller, {high:.1f} px")
                place = panel.mapRectToScene(panel.boundingRect())
                for name in (*screen.names("seat"), *screen.names("next"), *screen.names("confirm")):
                    if place.intersects(screen.rectangle(name).adjusted(12, 12, -12, -12)):
                        wrong.append(f"{kind.__name__} {scale:.0%}: {news} lies over {name}")
        stage._director.leave()
    assert wrong == []
