"""A whole evening without a mouse: Tab to everything, Return for a tap, Space for what is held."""

from __future__ import annotations

from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from driver import BRISK
from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]
AROUND: Final = 100
"""More stops than any screen has."""


class AtTheKeys(People):
    """The same people, who never touch a pointer."""

    def come_to(self, name: str) -> None:
        """Press Tab until something has the keyboard."""
        for _ in range(AROUND):
            if self.focus() == name:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"{self.place}: Tab never comes to {name}, the keyboard is at {self.focus()!r}")

    def tap(self, name: str) -> None:
        self.settle()
        self.come_to(name)
        self.key(Qt.Key.Key_Return)

    def press(self, name: str) -> None:
        self.come_to(name)
        self.window.setProperty("holdPace", BRISK)
        QTest.keyPress(self.window, Qt.Key.Key_Space)

    def lift(self, place: QPoint) -> None:
        QTest.keyRelease(self.window, Qt.Key.Key_Space)


def test_an_evening_by_keyboard_alone(gather: Any) -> None:
    people = gather(people=AtTheKeys)
    people.sit_down("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
    people.tap("beginButton")
    people.wishes["judge-seer-check"] = lambda table, me: next(s for s in table.seats() if s != me)
    people.wishes["vote"] = lambda table, _: next(
        (wolf for wolf in table.wolves() if wolf in table.seats()), None
    )
    people.play(until=lambda: people.place == "Ended")

    assert sorted(people.roles) == [1, 2, 3, 4, 5, 6]
    assert {"Cover", "Visit", "Bulletin", "Floor", "Hands", "Verdict"} <= set(people.seen)
    assert people.text("verdict") == "The village wins."
    people.tap("tellStory")
    people.tap("rematch")
    assert people.place == "Cover"
