"""Every scene has its screen: one table says which."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from nightcaller.app.director import GAME_SCREENS, PRIVATE, SCREENS
from nightcaller.app.opening import QML
from nightcaller.table.live.scene import Scene
from nightcaller.viewmodels.on_screen import GameScreen, screen_name


def _below(kind: type[GameScreen]) -> Iterator[type[GameScreen]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _has_a_file(name: str) -> bool:
    return (QML / "Nightcaller" / "Screens" / f"{name}Screen.qml").exists()


def test_every_scene_has_a_screen_and_every_screen_a_file() -> None:
    assert set(SCREENS) == set(get_args(Scene))
    assert [name for one in GAME_SCREENS if not _has_a_file(name := screen_name(one))] == []


def test_no_screen_of_a_game_is_missing_in_the_table() -> None:
    written = {one for one in _below(GameScreen) if _has_a_file(screen_name(one))}
    assert len(written) > 15
    assert written <= set(GAME_SCREENS)


def test_what_covers_itself_when_the_window_loses_the_front() -> None:
    assert {"Visit", "Calling", "Console", "ModeratorBook", "Identify", "Roster"} == PRIVATE
