"""Behind a page that is read nothing moves, and elsewhere little: every tick is a frame, and is paid for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from app.test_controls import reached
from nightcaller.rulebooks import books
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from private_window import private_window

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


def test_a_tap_on_a_private_page_draws_no_landscape(qtbot: QtBot) -> None:
    """Shapes and layers are painted in every frame by the software renderer, with all that lies over them."""
    people = tuple(SeatedPlayer(f"P{seat}") for seat in range(8))
    deck = dict(books()["judge"].recommended(8)[0].deck)
    with private_window(Evening(Sitting(people, deck, 7, cards_at_night=True)), qtbot) as window:
        window._identified()
        window.visit.look()
        window.visit.release()
        qtbot.waitUntil(lambda: window.find("landscape").childItems() != [])
        parts = list(below(window.find("landscape")))
        assert [
            part
            for part in parts
            if part.inherits("QQuickShape") or part.inherits("QQuickShaderEffectSource")
        ] == []
        drawings: list[Any] = [part for part in parts if part.inherits("QQuickCanvasItem")]
        drawn: list[object] = []
        for one in drawings:
            one.painted.connect(lambda: drawn.append("again"))

        def redrawn() -> bool:
            window.window.grabWindow()
            return drawn != []

        def still() -> bool:
            drawn.clear()
            return not redrawn()

        qtbot.waitUntil(still)
        window.find("sky").setProperty("dawn", 0.5)  # clouds and hills take their colours from the hour
        qtbot.waitUntil(redrawn)
        qtbot.waitUntil(still)
        before = window.picture()
        window.visit.choose(1)
        assert window.picture() != before
        assert drawn == []


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield everything in an item, and the layers beside what has one."""
    for child in item.childItems():
        yield child
        yield from below(child)
