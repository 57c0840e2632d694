"""A notice lies on the table: over no seat and no button, however large the letters are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from app.test_controls import reached
from app.test_every_screen_is_whole import dressed
from driver import Screen, read_all
from nightcaller.app.arguments import SCREENS
from nightcaller.table.live.scene import Floor, Hands, Race
from nightcaller.text import LANGUAGES
from seen import asked
from table.bots import sitting

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
                read_all(stage.app)
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


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_covers_no_title_and_no_button_beside_it(open_stage: Opened, language: str) -> None:
    stage, screen = open_stage()
    stage.gathering.players = sitting(6).players
    stage.gathering.fit()
    wrong: list[str] = []
    for size, scale in ((SIZE, 1.0), ((1280, 800), 1.0), (SIZE, 2.0)):
        dressed(stage, screen, language, scale, size)
        for page in SCREENS[1:]:
            stage.app.restart("Home", page)
            read_all(stage.app)
            stage.app.tell(NEWS[0])
            screen.settle()
            place = screen.rectangle("noticeText")
            title = screen.find("pageTitle")
            words = QRectF(0, 0, float(asked(title, "contentWidth")), title.height())
            beside = [name for name in ("backButton", "handbookButton", "minutesButton") if screen.has(name)]
            covered = [title.mapRectToScene(words), *(screen.rectangle(name) for name in beside)]
            if any(place.intersects(one) for one in covered):
                wrong.append(f"{page} {size} {scale:.0%}")
    assert wrong == []
