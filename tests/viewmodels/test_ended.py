"""The end on the real screen: who won and why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from nightcaller.table.scene import Ended, Hands
from public_window import PublicWindow

OpenTable = Callable[..., PublicWindow]
SMALL = {
    "deal": ("werewolf", "seer", "commoner", "commoner", "witch", "hunter"),
    "house": {"sheriff": "no"},
}
"""Six people; the wolf is seat 0."""

FIRST_NIGHT = {"judge.pack.attack": 2, "judge.seer.check": 0, "decoy.suspect": 0, "decoy.trust": 5}


def finished(window: PublicWindow, voted_out: int) -> PublicWindow:
    """Play one night and one day: seat 3 is killed, then a number is voted out, and the game is over."""
    scene = window.reach(lambda scene: isinstance(scene, Hands), FIRST_NIGHT)
    assert isinstance(scene, Hands)
    window.evening.hands(dict.fromkeys(scene.voters, voted_out - 1))
    window.reach(lambda scene: isinstance(scene, Ended))
    return window


# --- the verdict ---


@pytest.mark.parametrize(
    ("voted_out", "language", "verdict", "reason"),
    [
        (1, "en", "The village wins.", "The last werewolf is gone."),
        (1, "zh-CN", "好人获胜。", "狼人全部出局。"),
        (4, "en", "The werewolves win.", "The last commoner has fallen."),
        (4, "zh-CN", "狼人获胜。", "平民全部出局，屠边成功。"),
    ],
)
def test_it_says_who_won_and_why(
    open_table: OpenTable, voted_out: int, language: str, verdict: str, reason: str
) -> None:
    window = finished(open_table(languages=(language,), **SMALL), voted_out)
    assert (window.text("verdict"), window.text("reason")) == (verdict, reason)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Winners: numbers 2, 3, 4, 5 and 6"), ("zh-CN", "获胜玩家：2号、3号、4号、5号、6号")],
)
def test_the_winners_are_named_dead_or_alive(open_table: OpenTable, language: str, line: str) -> None:
    window = finished(open_table(languages=(language,), **SMALL), 1)
    assert window.text("winners") == line


def test_both_languages_tell_the_verdict(open_table: OpenTable) -> None:
    window = finished(open_table(languages=("zh-CN", "en"), **SMALL), 1)
    assert {"好人获胜。", "The village wins."} <= set(window.texts())


# --- what people do then ---


def test_rematch_and_home_are_asked_for_from_both_pages(open_table: OpenTable, qtbot: QtBot) -> None:
    window = finished(open_table(**SMALL), 1)
    for _page in range(2):
        with qtbot.waitSignal(window.ended.rematch):
            window.tap("rematch")
        with qtbot.waitSignal(window.ended.home):
            window.tap("goHome")
        window.ended.tellStory()
