"""What an evening's table hears, and how fast, is the table's from everywhere (secrecy.md, "doors").

One person alone with the laptop may leave the game, and everything lies open to her at home. Whatever she
presses there, the evening goes on as it was left: or she could vouch for herself in silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtQuick import QQuickItem

from app.test_controls import pressable
from driver import Screen
from nightcaller.app.narrator import voice_settings
from nightcaller.table.live.scene import Cover, Floor
from nightcaller.table.shelf.sitting import SeatedPlayer
from table.bots import keyed, play, sitting

Opened = Callable[..., tuple[Any, Screen]]

AT_HOME: Final = ("Home", "Settings", "HouseRules")
"""Screens that one person alone can come to, and on which anything is set that is heard or timed."""


def hears(stage: Any) -> tuple[object, ...]:
    """All that decides what the table hears, and how fast."""
    now, director = stage.settings.current, stage._director
    paces = {director.visit.preset, director.calling.preset, director.identify.preset}
    return (
        stage.words.languages,
        voice_settings(now),
        stage.narrator.speaker._settings,
        now.names_aloud,
        now.narration,
        now.pace,
        paces,
    )


def pressed(screen: Screen) -> Iterator[str]:
    """Press everything on a screen, one after the other, as long as the screen stays."""
    names = sorted({item.objectName() for item in screen.items() if item.objectName() and settable(item)})
    for name in names:
        if screen.has(name) and pressable(screen.find(name)):
            if screen.find(name).inherits("QQuickSlider"):
                screen.find(name).setProperty("value", screen.find(name).property("from"))
                screen.find(name).moved.emit()  # type: ignore[attr-defined]
            else:
                screen.tap(name)
            yield name


def settable(item: QQuickItem) -> bool:
    """Whether an item sets something, and does not lead anywhere else."""
    leads = ("Button", "style", "passAround", "scrollRail", "test", "begin", "ownCards")
    return (pressable(item) or item.inherits("QQuickSlider")) and not any(
        one in item.objectName() for one in leads
    )


@pytest.fixture
def left_open(open_stage: Opened) -> tuple[Any, Screen]:
    """Home, with an evening behind it whose first player has a PIN and stands before her cover."""
    stage, screen = open_stage()
    players = tuple(SeatedPlayer(f"P{seat + 1}", pin="" if seat else "1234") for seat in range(8))
    stage.begin(sitting(8, players=players))
    return stage, screen


@pytest.mark.parametrize("place", AT_HOME)
def test_nothing_that_is_pressed_at_home_changes_what_an_open_evening_hears(
    left_open: tuple[Any, Screen], place: str
) -> None:
    stage, screen = left_open
    evening, before = stage._director.evening.id, hears(stage)
    screen.tap("menuButton")
    screen.wait("menuLeave")
    screen.window.grabWindow()
    screen.tap("menuLeave")
    stage.app.open(place)
    screen.window.grabWindow()
    at_home = hears(stage)
    assert list(pressed(screen)), "there is something to press"
    assert hears(stage) != at_home, "and it is heard at home"
    stage.app.restart("Home")
    stage.resume(evening)
    assert hears(stage) == before


def test_what_the_table_sets_while_it_plays_is_its_own_also_after_a_restart(
    open_stage: Opened, tmp_path: Path
) -> None:
    stage, _screen = open_stage()
    stage.begin(sitting(8))
    evening = stage._director.evening
    play(evening, keyed(), until=lambda scene: isinstance(scene, Floor))
    stage.settings_screen._delivery.pace = 0
    stage.settings_screen.voiceVolume = 0.5
    stage.settings_screen.chooseLanguage(1)
    before = hears(stage)
    stage._director.leave()
    assert stage.settings.current.pace == "quick", "what a table has set is what people find at home"
    assert stage.words.languages == ("zh-CN",)
    stage.settings_screen._delivery.pace = 2
    stage.settings_screen.voiceVolume = 0
    stage.home.chooseLanguage(0)
    stage.close()
    again, _screen = open_stage()
    assert again.settings.current.voice_volume == 0
    again.resume(evening.id)
    assert hears(again) == before
    again._director.leave()
    assert (again.words.languages, again.settings.current.pace) == (("en",), "slow")


def test_a_rematch_hears_what_the_evening_before_it_heard(open_stage: Opened) -> None:
    stage, _screen = open_stage()
    stage.begin(sitting(8))
    before = hears(stage)
    evening = stage._director.evening.id
    stage._director.leave()
    stage.settings_screen.voiceVolume = 0
    stage.home.chooseLanguage(1)
    stage.resume(evening)
    stage._director._again()
    assert isinstance(stage._director.evening.scene, Cover)
    assert (stage._director.evening.id != evening, hears(stage)) == (True, before)
