"""A notice covers nothing that somebody has to read or touch now, however large the letters are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF

from app.test_controls import reached
from app.test_every_screen_is_whole import dressed
from app.test_keyboard_on_every_screen import everywhere
from driver import Screen, read_all
from nightcaller.app.arguments import SCREENS
from nightcaller.table.live.scene import Floor
from nightcaller.text import LANGUAGES
from seen import SLACK, asked, core, parts
from table.bots import sitting

Opened = Callable[..., tuple[Any, Screen]]
SIZE = (1024, 600)
NEWS = ("voice-no-sound", "voice-no-room")


LEAST = 12
"""Pixels of its letters, in the smallest window and in the longest notice."""


def over_others(screen: Screen) -> list[str]:
    """What somebody reads or touches and the notice lies over; the line that has been said is not."""
    panel = screen.find("noticeText").parentItem().parentItem()
    place = panel.mapRectToScene(panel.boundingRect()).adjusted(SLACK, SLACK, -SLACK, -SLACK)
    return [
        f"over {part.name} {part.text!r}"
        for part in parts(screen)
        if part.name != "subtitle" and place.intersects(core(part))
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_game_it_covers_only_what_has_been_said(open_stage: Opened, language: str) -> None:
    """On every screen, whoever looks at it: its place is the strip at the foot.

    A window has one size of letters on a screen and the other on the next, and in the other language.
    """
    stage, screen = open_stage()
    wrong: list[str] = []
    for turn, name in enumerate(everywhere(stage, screen), [*LANGUAGES].index(language)):
        if not stage.app.property("playing") or stage.app.property("covered"):
            continue
        for size, scale in zip((SIZE, (1280, 800)), ((1.0, 2.0), (2.0, 1.0))[turn % 2], strict=True):
            dressed(stage, screen, language, scale, size)
            for news in NEWS:
                read_all(stage.app)
                stage.app.show_subtitle("")
                stage.app.tell(news)
                screen.window.grabWindow()
                if screen.has("noticeText"):
                    told = f"{name} {size} {scale:.0%} {news}"
                    letters = float(asked(screen.find("noticeText"), "fontInfo.pixelSize"))
                    wrong += [f"{told}: {one}" for one in over_others(screen)]
                    wrong += [f"{told}: letters of {letters} px"] if letters < LEAST else []
                    wrong += [f"{told}: cut off"] if screen.find("noticeText").property("truncated") else []
                else:
                    wrong.append(f"{name}: not there")
        read_all(stage.app)
        dressed(stage, screen, "en", 1.0, (1280, 800))
    assert wrong == [], "\n".join(wrong)


def test_it_waits_until_a_line_has_been_said_and_an_answer_to_a_tap_does_not(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.play(reached(Floor))
    stage.app.show_subtitle("Number 4, please speak.", 60_000)
    stage.app.tell(NEWS[0])
    screen.window.grabWindow()
    assert not screen.has("noticeText")
    assert screen.find("subtitle").parentItem().opacity() == 1
    stage.app.show_subtitle("")
    screen.wait("noticeText")
    stage.app.show_subtitle("Number 5, please speak.", 60_000)
    screen.window.grabWindow()
    assert not screen.has("noticeText"), "a new line is heard at once"
    assert stage.app.property("notice"), "and it comes again"
    screen.find("screens").property("item").answered.emit("Olivia: Not a candidate.")
    assert screen.text("noticeText") == "Olivia: Not a candidate."


@pytest.mark.parametrize("where", ["home", "table", "table that has spoken"])
def test_it_leaves_by_itself_wherever_it_came(open_stage: Opened, where: str) -> None:
    stage, screen = open_stage()
    if where != "home":
        stage.play(reached(Floor))
        stage.app.show_subtitle("Number 4, please speak." if "spoken" in where else "", 60_000)
    read_all(stage.app)
    news = screen.window.findChild(QObject, "news")
    assert news is not None
    news.setProperty("seconds", 1)
    stage.app.tell(NEWS[0])
    if where == "table that has spoken":
        screen.window.grabWindow()
        stage.app.show_subtitle("")
    screen.wait("noticeText")
    screen.qtbot.waitUntil(lambda: not stage.app.property("notice") and not screen.has("noticeText"))


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
