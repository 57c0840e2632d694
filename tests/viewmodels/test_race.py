"""Who runs for sheriff: hands on the real screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from nightcaller.table.live.scene import Bulletin, Floor, Race, Scene
from public_window import PublicWindow

OpenTable = Callable[..., PublicWindow]


def race(scene: Scene) -> bool:
    """What `reach` waits for."""
    return isinstance(scene, Race)


def test_the_hands_that_are_tapped_run(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(race)
    assert (window.text("confirm"), window.find("confirm").isEnabled()) == ("Tap a seat", False)
    for number in (3, 1, 6):
        window.tap(f"seat{number}")
    window.tap("seat6")
    assert window.text("confirm") == "2 run"
    assert [n for n in range(1, 13) if window.find(f"seat{n}").property("selected")] == [1, 3]
    window.tap("confirm")
    scene = window.evening.scene
    assert isinstance(scene, Floor)
    assert set(scene.speakers) == {0, 2}


def test_nobody_has_to_run(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(race)
    assert window.text("noHands") == "Nobody runs"
    window.tap("noHands")
    assert isinstance(window.evening.scene, Bulletin)
    assert window.text("news0") == "No sheriff today"


def test_digits_raise_hands_and_enter_on_the_button_confirms(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(race)
    window.type("2")
    window.type("11")
    assert window.text("confirm") == "2 run"
    window.find("confirm").forceActiveFocus()
    window.key(Qt.Key.Key_Return)
    scene = window.evening.scene
    assert isinstance(scene, Floor)
    assert set(scene.speakers) == {1, 10}


def test_the_dead_do_not_run(open_table: OpenTable) -> None:
    window = open_table()
    window.reach(race, {"judge.pack.attack": 8})
    window.tap("seat9")
    assert window.text("noHands") == "Nobody runs"


@pytest.mark.parametrize(
    ("language", "question"), [("en", "Who runs for sheriff?"), ("zh-CN", "谁想竞选警长？（上警）")]
)
def test_the_question_is_asked_in_the_tables_language(
    open_table: OpenTable, language: str, question: str
) -> None:
    window = open_table(languages=(language,))
    window.reach(race)
    assert window.text("talk") == question
