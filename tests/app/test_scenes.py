"""Every scene has its screen: one table says which."""

from __future__ import annotations

from typing import get_args

from nightcaller.app.director import SCREENS
from nightcaller.app.opening import QML
from nightcaller.table.live.scene import Scene


def test_every_scene_has_a_screen_and_every_screen_a_file() -> None:
    assert set(SCREENS) == set(get_args(Scene))
    screens = QML / "Nightcaller" / "Screens"
    assert [name for name in SCREENS.values() if not (screens / f"{name}Screen.qml").exists()] == []
