"""Whatever is opened in a night looks like night; and what was announced does not stay at a screen's foot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.test_put_right_by_night import on_a_night
from driver import Screen
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Console, Cover, Floor, Scene
from nightcaller.viewmodels.announcement import OBJECTION_MS, Intent
from table.bots import keyed, play, sitting
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]
OPENED = ("Mishap", "TableActs", "Announcement", "Handbook", "Settings")
"""What can be opened over the screens of a game, and is no private page."""


def dawn(scene: Scene) -> bool:
    return isinstance(scene, Console) and scene.purpose == "dawn"


def by_day(scene: Scene) -> bool:
    return isinstance(scene, Floor)


def light(stage: Any, screen: Screen) -> float:
    """How much daylight there is on the open page."""
    screen.settle()
    sky = screen.find("sky")
    page: float = sky.property("rise")
    return page


@pytest.mark.parametrize(
    ("style", "until", "dark"),
    [
        ("pass_around", on_a_night, True),
        ("narrator", on_a_night, True),
        ("narrator", dawn, True),
        ("pass_around", by_day, False),
        ("narrator", by_day, False),
    ],
)
def test_every_page_looks_like_the_time_of_the_table(
    open_stage: Opened, style: str, until: Callable[[Scene], bool], dark: bool
) -> None:
    stage, screen = open_stage()
    stage.begin(sitting(8, style=style))
    director = stage._director
    stage.app.look(stage.app.appearance._replace(reduced_motion=True))
    play(director.evening, keyed(3), until=until)
    if isinstance(director.evening.scene, Cover):
        director.evening.mishaps.halt()
        assert light(stage, screen) == 0
    for page in OPENED:
        director.announcement.show(Intent(Line("line-about-took-back"), lambda: None))
        stage.app.open(page)
        assert light(stage, screen) == 0 or not (dark or page in {"Handbook", "Settings"}), page
        assert dark or page in {"Handbook", "Settings"} or light(stage, screen) > 0, page
    director.leave()
    assert not stage.app.property("night")


def test_of_a_forgotten_pin_the_night_hears_in_the_dark(open_stage: Opened) -> None:
    stage, screen = open_stage()
    players = tuple(player.__class__(player.name, pin="1234") for player in sitting(8).players)
    stage.begin(sitting(8, players=players))
    stage.app.look(stage.app.appearance._replace(reduced_motion=True))
    play(stage._director.evening, keyed(3), until=on_a_night)
    stage._director.evening.rulings.ask_the_table()
    assert stage.app.property("screen") == "Forgotten"
    assert light(stage, screen) == 0
    stage._director.leave()


@pytest.mark.parametrize("until", [on_a_night, dawn, by_day])
@pytest.mark.parametrize("objected", [False, True])
def test_what_was_announced_leaves_the_foot_of_the_screen(
    open_stage: Opened, until: Callable[[Scene], bool], objected: bool
) -> None:
    clock = HandClock()
    stage, _screen = open_stage(clock=clock)
    stage.begin(sitting(8, style="narrator"))
    director = stage._director
    play(director.evening, keyed(3), until=until)
    before = stage.app.property("subtitle")
    director._announce(Intent(Line("line-about-killed", {"seat": 3}), lambda: None))
    director.announcement.begin()
    assert stage.app.property("subtitle") != before
    if objected:
        director.announcement.stop()
        stage.narrator.hasten()
    else:
        clock.pass_time(OBJECTION_MS)
    assert stage.app.property("subtitle") == before
    director.leave()
