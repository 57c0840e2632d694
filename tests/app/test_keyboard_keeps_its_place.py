"""In a game as outside one: whatever was pressed or held by key, the keyboard is on something that is there.

On every screen of a game every button is pressed once and every hold held once; where that opens something on
the same screen, so is each of what has appeared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt

from app.test_controls import pressable
from app.test_nothing_outlives_its_cause import ELSEWHERE, buttons, draw, lost
from app.test_small_windows import SCENES
from driver import Screen, read_all
from parts import whole

Opened = Callable[..., tuple[Any, Screen]]
BEHIND: Final = {"cover": "identify", "ballot": "identify", "console": "", "ended": "showEverything"}
"""Scenes with a page behind them -> the hold that opens it; the moderator's book is opened by hand."""
EVERY: Final = [*SCENES, *(f"{scene}, opened" for scene in BEHIND)]
PLACES: Final = EVERY if whole("keys") else ("night falls", "hands", "call", "ended")
"""All of them take four minutes."""


def keys(screen: Screen) -> list[str]:
    """What Space presses or holds: one of each kind."""
    holds = {
        item.objectName()
        for item in screen.items()
        if hasattr(item, "completed") and pressable(item) and not item.property("because")
    }
    return sorted({*buttons(screen), *holds} - {"", *ELSEWHERE})


def press(screen: Screen, name: str) -> None:
    """Press a button with the keyboard, or hold a hold."""
    item = screen.find(name)
    if hasattr(item, "completed"):
        screen.hold(name, by="Space")
    else:
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        screen.key(Qt.Key.Key_Space)
    draw(screen)


def presses(stage: Any, screen: Screen, again: Callable[[], None]) -> Iterator[tuple[str, str]]:
    """Yield what was pressed and what is wrong with the keyboard afterwards."""
    again()
    yield "at first", lost(screen)
    known, here = set(keys(screen)), stage.app.property("screen")
    for name in sorted(known):
        again()
        press(screen, name)
        yield name, lost(screen)
        same = stage.app.property("screen") == here
        for more in sorted(set(keys(screen)) - known) if same else ():
            known.add(more)
            again()
            press(screen, name)
            if screen.has(more):
                press(screen, more)
                yield f"{name}, {more}", lost(screen)


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_the_keyboard_is_on_something_that_is_there(open_stage: Opened, place: str) -> None:
    stage, screen = open_stage()
    stage.quit = lambda: None
    # a window that is not in front shows nothing private
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)
    scene, _, behind = place.partition(", ")

    def again() -> None:
        if stage._director is not None and not stage._director._leaving:
            stage._director.leave()
        stage.play(SCENES[scene]())
        read_all(stage.app)
        stage.app.uncover()
        draw(screen)
        if behind and not BEHIND[scene]:
            stage.app.open("ModeratorBook")
        elif behind:
            screen.hold(BEHIND[scene])
        draw(screen)

    gone = {name: wrong for name, wrong in presses(stage, screen, again) if wrong}
    if stage._director is not None and not stage._director._leaving:
        stage._director.leave()
    assert gone == {}
