"""Public answers of one person on the real screen: the direction, the badge."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from nightcaller.table.live.scene import Bulletin, Floor, Hands, PublicChoice, Race
from public_window import NAMES, PublicWindow

OpenTable = Callable[..., PublicWindow]


def with_sheriff(window: PublicWindow, seat: int) -> None:
    """Elect somebody and stop at the direction."""
    window.reach(lambda scene: isinstance(scene, Race))
    window.evening.run([seat])
    window.reach(lambda scene: isinstance(scene, PublicChoice))


def to_the_badge(window: PublicWindow, seat: int) -> None:
    """Elect somebody, vote them out and stop at the badge."""
    with_sheriff(window, seat)
    scene = window.reach(lambda scene: isinstance(scene, Hands))
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, seat))
    window.reach(lambda scene: isinstance(scene, PublicChoice))


@pytest.mark.parametrize(("word", "first"), [("word0", 3), ("word1", 1)])
def test_each_direction_names_who_begins_and_that_one_begins(
    open_table: OpenTable, word: str, first: int
) -> None:
    window = open_table()
    with_sheriff(window, 1)
    assert f"{first} begins" in window.text(word)
    assert not window.find("confirm").isEnabled()
    window.tap(word)
    window.tap("confirm")
    scene = window.evening.scene
    assert isinstance(scene, Floor)
    assert scene.speakers[0] == first - 1
    assert scene.speakers[-1] == 1


def test_the_dead_neighbour_does_not_begin(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(lambda scene: isinstance(scene, Race), {"judge.pack.attack": 2})
    with_sheriff(window, 1)
    assert "4 begins" in window.text("word0")


def test_whoever_is_asked_is_named_and_lit(open_table: OpenTable) -> None:
    window = open_table()
    with_sheriff(window, 1)
    assert window.text("kicker") == f"2 · {NAMES[1]}"
    assert window.find("seat2").property("speaking")
    assert window.find("seat2").property("marks") == ["star"]


def test_the_badge_goes_to_the_seat_that_was_tapped(open_table: OpenTable) -> None:
    window = open_table()
    to_the_badge(window, 2)
    window.tap("seat7")
    window.tap("seat8")
    assert window.text("confirm") == "Number 8, decided"
    window.tap("confirm")
    assert isinstance(window.evening.scene, Bulletin)
    assert window.text("news0") == "Number 3 passes the badge to number 8"
    assert dict(window.evening.public.offices) == {"judge.sheriff": 7}


def test_tearing_the_badge_is_held_and_a_tap_tears_nothing(open_table: OpenTable) -> None:
    window = open_table()
    to_the_badge(window, 2)
    window.tap("word0")
    assert not window.has("confirm")
    window.tap("confirmHeld")
    assert isinstance(window.evening.scene, PublicChoice)
    window.hold("confirmHeld")
    assert window.text("news0") == "Number 3 tears the badge"
    assert not window.evening.public.offices


def test_the_heir_can_be_typed(open_table: OpenTable) -> None:
    window = open_table()
    to_the_badge(window, 2)
    window.type("12")
    assert window.text("confirm") == "Number 12, decided"
    window.find("confirm").forceActiveFocus()
    window.key(Qt.Key.Key_Space)
    assert dict(window.evening.public.offices) == {"judge.sheriff": 11}


@pytest.mark.parametrize(
    ("language", "question"), [("en", "Which way round do we speak?"), ("zh-CN", "从哪边开始发言？")]
)
def test_the_question_is_asked_in_the_tables_language(
    open_table: OpenTable, language: str, question: str
) -> None:
    window = open_table(languages=(language,))
    with_sheriff(window, 1)
    assert window.text("talk") == question
