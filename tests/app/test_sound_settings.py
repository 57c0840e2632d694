"""What is set about names and pace, and what the set-up says of the night's length."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

Opened = Callable[..., tuple[Any, Any]]


def test_names_are_called_only_when_somebody_wants_it(open_stage: Opened) -> None:
    stage, screen = open_stage(screen="Settings")
    assert not stage.settings.current.names_aloud
    screen.tap("namesAloud")
    assert stage.settings.current.names_aloud


def test_the_set_up_says_how_long_the_first_night_takes(open_stage: Opened) -> None:
    stage, screen = open_stage()
    screen.tap("newGameButton")
    for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida"):
        screen.type(name)
        screen.key(Qt.Key.Key_Return)
    screen.tap("nextButton")
    screen.tap("nextButton")
    model = stage.house_rules
    stage.settings.change(pace="slow")
    slow = model.property("nightMinutes")
    stage.settings.change(pace="quick")
    assert 1 <= model.property("nightMinutes") < slow
    model.chooseStyle(2)
    assert model.property("nightMinutes") == 0, "a moderator's night is as long as he makes it"
