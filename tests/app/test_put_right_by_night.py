"""What is put right in a night stands under that night, and nothing is promised that does not come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from driver import read_all
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Bulletin, Console, Cover, Floor, Scene
from nightcaller.viewmodels.announcement import OBJECTION_MS, Intent
from nightcaller.viewmodels.bulletin import news_of
from table.bots import keyed, play, sitting
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Any]]


def on_a_night(scene: Scene) -> bool:
    return isinstance(scene, Console) or (isinstance(scene, Cover) and scene.purpose == "night")


@pytest.mark.parametrize("style", ["pass_around", "narrator"])
def test_what_is_put_right_by_day_stands_under_the_day(style: str) -> None:
    evening = Evening(sitting(8, style=style))
    play(evening, keyed(3), until=lambda scene: isinstance(scene, Floor))
    evening.mishaps.rename(2, "Zoe")
    assert isinstance(evening.scene, Bulletin)
    news = news_of(evening.scene, evening)
    assert (news.day, news.night) == (1, False)


@pytest.mark.parametrize("style", ["pass_around", "narrator"])
def test_of_a_step_back_nothing_is_promised_for_the_morning(open_stage: Opened, style: str) -> None:
    clock = HandClock()
    stage, window = open_stage(clock=clock)
    stage.begin(sitting(8, style=style))
    director = stage._director
    play(director.evening, keyed(3), until=on_a_night)
    director.evening.rulings.amend("kill", 3) if style == "narrator" else director.evening.mishaps.halt()
    if style == "pass_around":
        director.evening.rulings.amend("kill", 3)
    read_all(stage.app)
    assert director.evening.rulings.may_undo
    director._announce(Intent(Line("line-about-took-back"), director.evening.rulings.undo))
    director.announcement.begin()
    clock.pass_time(OBJECTION_MS)
    assert not any("daybreak" in text for text in window.texts())
    director.leave()
