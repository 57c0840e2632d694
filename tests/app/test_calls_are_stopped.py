"""A night of closed eyes is stopped from the curtain: the called close their eyes, then everybody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from driver import Screen
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import HALTED, Bulletin, Calling, Identify, Scene
from table.bots import keyed, play, sitting
from voice.voice_kit import HandClock

Opened = Callable[..., tuple[Any, Screen]]


def a_call(scene: Scene) -> bool:
    return isinstance(scene, Identify) or (isinstance(scene, Calling) and scene.index == 1)


def waited(clock: HandClock, until: Callable[[], bool]) -> float:
    """Let time pass until something is so; return how many seconds it took."""
    for tenths in range(3000):
        if until():
            return tenths / 10
        clock.pass_time(100)
    raise AssertionError("it never comes")


@pytest.mark.parametrize("own_cards", [False, True])
def test_lights_go_on_and_the_same_call_is_made_again(open_stage: Opened, own_cards: bool) -> None:
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    stage.begin(sitting(8, style="eyes_closed", own_cards=own_cards))
    director = stage._director
    play(director.evening, keyed(3), until=a_call)
    call = director.evening.scene
    model = director.identify if own_cards else director.calling
    waited(clock, lambda: model.property("moment") == "open")
    stage.app.cover()
    screen.wait("curtain")
    screen.hold("curtainHalt")
    assert not stage.app.property("covered")
    assert model.property("moment") == "sleep", "whoever is up goes back to her seat first"
    closing = stage.app.property("subtitle")
    waited(clock, lambda: model.property("moment") == "dark")
    waited(clock, lambda: isinstance(director.evening.scene, Bulletin))
    assert closing, "it is said like after every call"
    halted = director.evening.scene
    assert halted.kind == HALTED and stage.app.property("night")

    # killed here: the same page, and behind it the same call
    again = Evening(director.evening.ledger.agreed, None, director.evening.ledger.standing.records)
    assert again.scene == halted
    again.acknowledge()
    assert again.scene == call

    screen.tap("wrong")
    assert stage.app.property("screen") == "Mishap"
    screen.tap("mishapNot")
    screen.tap("goOn")
    assert director.evening.scene == call
    assert "lose your eyes" in stage.app.property("subtitle")
    assert model.property("moment") == "wake"
    waited(clock, lambda: model.property("moment") == "open")
    director.leave()


def test_no_other_screen_is_stopped_from_the_curtain(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.begin(sitting(8, style="pass_around"))
    stage.app.cover()
    screen.wait("curtain")
    assert not screen.has("curtainHalt")
    stage.app.uncover()
    stage._director.leave()
