"""A window that is smaller than it likes to be draws less, and complains of nothing.

A tiling desktop and a remote one do not ask how small a window may be. What QML complains about fails the
test (`open_stage` sees to that): names of things that are gone, bindings that run in a circle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from app.test_controls import cover, news, reached
from driver import Screen
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import (
    Bulletin,
    Calling,
    Console,
    Cover,
    Ended,
    Floor,
    Hands,
    Identify,
    PublicChoice,
    Race,
    Roster,
)
from table.bots import sitting

Opened = Callable[..., tuple[Any, Screen]]
SIZES: Final = ((470, 220), (320, 390), (120, 90), (1280, 800), (200, 150), (480, 400))
SCENES: Final[dict[str, Callable[[], Evening]]] = {
    "cover": lambda: reached(Cover, cover("night")),
    "ballot": lambda: reached(Cover, cover("vote"), ballots="secret"),
    "call": lambda: reached(Calling, style="eyes_closed"),
    "identify": lambda: reached(Identify, own_cards=True, style="eyes_closed"),
    "roster": lambda: reached(Roster, own_cards=True, style="narrator"),
    "console": lambda: reached(Console, style="narrator"),
    "night falls": lambda: reached(Bulletin, news("nightfall")),
    "dawn": lambda: reached(Bulletin, news("dawn")),
    "race": lambda: reached(Race),
    "floor": lambda: reached(Floor),
    "hands": lambda: reached(Hands),
    "choice": lambda: reached(PublicChoice),
    "ended": lambda: reached(Ended),
}
PAGES: Final = (
    *("Home", "Players", "Books", "Deck", "HouseRules"),
    *("Settings", "Handbook", "About", "Evenings", "Paper", "Gallery"),
    *("Season", "Workshop", "TwoMinutes", "NowYou"),
)
OPENS: Final = {"console": ("ModeratorBook",), "floor": ("TableActs", "Mishap")}
"""What is opened over a scene and walked as well."""
PRIVATE: Final = ("cover", "ballot")
"""Scenes of which the page behind the cover is walked as well."""


def walked(stage: Any, screen: Screen) -> None:
    """Change the window's size, at large letters and, less often, at small ones."""
    for size, shapes in ((0, SIZES[:3]), (3, SIZES)):
        stage.settings_screen.textSize = size
        for wide, high in shapes:
            screen.shape(wide, high)
            screen.settle()
        screen.shape(1280, 800)


@pytest.mark.parametrize("scene", SCENES)
def test_no_scene_complains_of_a_small_window(open_stage: Opened, scene: str) -> None:
    stage, screen = open_stage()
    stage.play(SCENES[scene]())
    stage.app.uncover()
    walked(stage, screen)
    if scene in PRIVATE:
        screen.hold("identify")
        walked(stage, screen)
    for page in OPENS.get(scene, ()):
        stage.app.open(page)
        walked(stage, screen)
    if scene == "ended":
        screen.hold("showEverything")
        walked(stage, screen)
    stage._director.leave()


@pytest.mark.parametrize("page", PAGES)
def test_no_page_outside_a_game_complains_of_a_small_window(open_stage: Opened, page: str) -> None:
    stage, screen = open_stage()
    stage.gathering.players = sitting(8).players
    stage.gathering.fit()
    stage.app.restart("Home", page)
    walked(stage, screen)
