"""A night of closed eyes is stopped from the curtain: the called close their eyes, then everybody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtTest import QTest

from driver import Screen, finger
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import HALTED, Bulletin, Calling, Identify, Scene
from nightcaller.text import LANGUAGES, Catalogue
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


CORNER = QPoint(12, 12)


def lie_there(screen: Screen, *places: tuple[QPoint, bool]) -> None:
    """A finger comes down, slides on from place to place and is lifted.

    Args:
        places: with each, whether to stay there would stop the night.
    """
    timer = screen.window.findChild(QObject, "stopping")
    QTest.touchEvent(screen.window, finger()).press(0, places[0][0])
    for place, stops in places:
        QTest.touchEvent(screen.window, finger()).move(0, place)
        screen.qtbot.waitUntil(lambda stops=stops: timer.property("running") == stops)
    QTest.touchEvent(screen.window, finger()).release(0, places[-1][0])
    assert not timer.property("running")


def stop(screen: Screen) -> None:
    """A finger stays in the corner until the curtain is drawn."""
    with screen.hurried():
        QTest.touchEvent(screen.window, finger()).press(0, CORNER)
        screen.qtbot.waitUntil(lambda: screen.has("curtain"))
        QTest.touchEvent(screen.window, finger()).release(0, CORNER)


@pytest.mark.parametrize("own_cards", [False, True])
def test_a_finger_in_the_corner_draws_the_curtain_at_any_moment_of_any_call(
    open_stage: Opened, own_cards: bool
) -> None:
    """As Escape twice, which a tablet has not."""
    clock = HandClock()
    stage, screen = open_stage(clock=clock)
    stage.settings_screen.reducedMotion = True
    stage.begin(sitting(8, style="eyes_closed", own_cards=own_cards))
    director = stage._director
    play(director.evening, keyed(3), until=a_call)
    model = director.identify if own_cards else director.calling
    seen = set[str]()

    def another() -> bool:
        return str(model.property("moment")) not in seen

    for _moment in range(2 if own_cards else 3):  # cards are waited for
        waited(clock, another)
        seen.add(str(model.property("moment")))
        lie_there(screen, (CORNER, True), (CORNER + QPoint(300, 300), False))
        lie_there(screen, (CORNER, True))
        lie_there(screen, (QPoint(640, 400), False))
        assert not stage.app.property("covered")
        stop(screen)
        screen.wait("curtain")
        screen.hold("curtainOpen")
    assert {"open"} < seen
    stop(screen)
    screen.wait("curtain")
    screen.hold("curtainHalt", by="touch")
    waited(clock, lambda: isinstance(director.evening.scene, Bulletin))
    lie_there(screen, (CORNER, False))  # here there is a menu
    director.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ways_are_told_before_such_a_night(language: str, catalogue: Catalogue) -> None:
    for message in ("ui-bulletin-stop", "ui-style-eyes-closed.explain"):
        said = catalogue.say(language, message)
        assert "Esc" in said
        assert ("左上角三秒" if language == "zh-CN" else "top left corner for three seconds") in said


def test_no_other_screen_is_stopped_from_the_curtain(open_stage: Opened) -> None:
    stage, screen = open_stage()
    stage.begin(sitting(8, style="pass_around"))
    stage.app.cover()
    screen.wait("curtain")
    assert not screen.has("curtainHalt")
    stage.app.uncover()
    lie_there(screen, (CORNER, False))
    stage._director.leave()
