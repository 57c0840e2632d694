"""Behind a page that is read nothing moves: it would be drawn anew, and paid for, fifteen times a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

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
