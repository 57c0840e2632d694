"""The end on the real screen: who won and why."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from pytestqt.qtbot import QtBot

from driver import every_text
from nightcaller.faces import FACES
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended, Hands
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.recap import RecapViewModel
from nightcaller.viewmodels.seats import picture
from public_window import PublicWindow
from table.bots import keyed, play, sitting

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
    [("en", "Winners: {1}, {2}, {3}, {4} and {5}"), ("zh-CN", "获胜玩家：{1}、{2}、{3}、{4}和{5}")],
)
def test_the_winners_are_named_dead_or_alive(open_table: OpenTable, language: str, line: str) -> None:
    window = finished(open_table(languages=(language,), **SMALL), 1)
    names = [player.name for player in window.evening.sitting.players]
    assert re.sub("[\u2066-\u2069]", "", window.text("winners")) == line.format(*names)


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


@pytest.mark.parametrize(
    ("minutes", "told"), [(0, "1 min"), (42, "42 min"), (125, "2 h 6 min"), (60 * 24, "")], ids=str
)
def test_the_length_of_an_evening_is_told_unless_it_was_put_away_for_a_night(minutes: int, told: str) -> None:
    evening = Evening(sitting(6))
    play(evening, keyed(5))
    model = RecapViewModel(Phrasebook(every_text(), ("en",)))
    began = datetime(2026, 3, 7, 12, tzinfo=UTC)
    model.show(
        evening.recap(), evening.sitting.players, (began, began + timedelta(minutes=minutes, seconds=30))
    )
    assert model.property("lasted") == told
    assert model.property("date") == "2026-03-07"


def test_everybody_keeps_her_face_beside_her_open_card() -> None:
    players = tuple(SeatedPlayer(f"P{seat + 1}", face=face) for seat, face in enumerate([*FACES[:5], ""]))
    evening = Evening(sitting(6, players=players))
    play(evening, keyed(5))
    model = RecapViewModel(Phrasebook(every_text(), ("en",)))
    model.show(evening.recap(), players)
    for ring in ("seats", "lastSeats"):
        rows = getattr(model, ring).rows
        assert all(row.emblem for row in rows)
        assert [row.face for row in rows] == [*map(picture, FACES[:5]), ""]
