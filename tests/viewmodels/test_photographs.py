"""Every screen in every shape, photographed: not a judgement, but something to look at.

`NIGHTCALLER_PHOTOGRAPHS=/tmp/p NIGHTCALLER_PHOTOGRAPHS_OF=Deck,result-8` in the environment keeps pictures of
two screens; without the second of all. That each can be drawn without a complaint is tested by the way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from test_day_layout import evening

from photographs import folder, photograph
from public_window import PublicWindow

pytestmark = pytest.mark.slow

SET_UP = ("Home", "Players", "Books", "Deck", "HouseRules", "Settings", "Handbook", "Evenings", "Season")
PEOPLE = ("Ann", "阿泽", "Cleo", "Dan", "Eve", "Finn", "Grace", "Hal", "若曦")


def test_the_set_up_screens(open_stage: Callable[..., Any], tmp_path: Path) -> None:
    stage, screen = open_stage()

    def dress(languages: Sequence[str], scale: float) -> None:
        stage.words.speak(tuple(languages))
        stage.app.look(stage.app.appearance._replace(text_scale=scale, reduced_motion=True))

    stage.app.open("Players")
    for name in PEOPLE:
        stage.app.property("model").add(name)
    for name in SET_UP:
        stage.app.restart("Home", name) if name != "Home" else stage.app.restart("Home")
        photograph(screen, dress, name, folder(tmp_path))


@pytest.mark.parametrize("seats", [8, 12])
def test_the_screens_of_a_day(open_table: Callable[..., PublicWindow], seats: int, tmp_path: Path) -> None:
    window = open_table(seats=seats, house={"tie": "nobody"})

    def dress(languages: Sequence[str], scale: float) -> None:
        window.words.speak(tuple(languages))
        window.app.look(window.app.appearance._replace(text_scale=scale))

    for name in evening(window):
        photograph(window, dress, f"{name.replace(' ', '-')}-{seats}", folder(tmp_path))
