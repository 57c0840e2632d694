"""Behind a page that is read nothing moves, and elsewhere little: every tick is a frame, and is paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.test_controls import reached
from nightcaller.table.live.scene import Ended

READ = ("Settings", "Handbook", "About", "Players", "Books")


@pytest.mark.parametrize("name", READ)
def test_the_sky_stands_still_behind_a_page_that_is_read(open_stage: Callable[..., Any], name: str) -> None:
    stage, screen = open_stage(screen=name)
    clock = stage.engine.singletonInstance("Nightcaller.Kit", "SkyClock")
    screen.qtbot.waitUntil(screen.window.isActive)
    assert clock.property("skies") > 0
    assert clock.property("moving") is False


def test_it_moves_over_the_village_at_home(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage(screen="Home")
    clock = stage.engine.singletonInstance("Nightcaller.Kit", "SkyClock")
    screen.qtbot.waitUntil(screen.window.isActive)
    screen.qtbot.waitUntil(lambda: clock.property("seconds") > 0)


def test_it_ticks_faster_as_long_as_lanterns_fly_and_no_longer(open_stage: Callable[..., Any]) -> None:
    stage, screen = open_stage()
    clock = stage.engine.singletonInstance("Nightcaller.Kit", "SkyClock")
    calm = clock.property("tick")
    stage.play(reached(Ended))
    screen.hold("showEverything")
    screen.qtbot.waitUntil(lambda: stage.app.property("screen") == "Ended")
    assert clock.property("flying") == 1
    assert clock.property("tick") < calm
    clock.setProperty("seconds", clock.property("seconds") + 60)
    assert clock.property("flying") == 0
    clock.setProperty("seconds", clock.property("seconds") - 60)
    assert clock.property("flying") == 1
    stage._director.leave()
    screen.qtbot.waitUntil(lambda: clock.property("flying") == 0)
    assert clock.property("tick") == calm
