"""Speeches on the real screen: order, clock, declarations and withdrawals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt, QTimer
from pytestqt.qtbot import QtBot

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Bulletin, Cover, Floor, Hands, PublicChoice, Race, Scene
from nightcaller.table.shelf.sitting import SeatedPlayer
from public_window import NAMES, PublicWindow
from seen import asked
from table.bots import keyed, play, sitting

OpenTable = Callable[..., PublicWindow]
NO_SHERIFF = {"sheriff": "no"}


def speeches(scene: Scene) -> bool:
    """What `reach` waits for."""
    return isinstance(scene, Floor)


def to_the_race(window: PublicWindow, *numbers: int) -> None:
    """Stop at the candidates' speeches."""
    window.reach(lambda scene: isinstance(scene, Race))
    window.evening.run([number - 1 for number in numbers])
    window.reach(speeches)


def speaker(window: PublicWindow) -> int:
    """Return whose turn it is as the ring shows it."""
    (lit,) = [n for n in range(1, 13) if window.find(f"seat{n}").property("speaking")]
    return lit


def hurry(window: PublicWindow, milliseconds: int = 0) -> None:
    """Give the clock's seconds another length."""
    timer = window.floor.findChild(QTimer)
    assert isinstance(timer, QTimer)
    timer.setInterval(milliseconds)


# --- the order ---


def test_everybody_speaks_in_turn_and_then_the_vote_is_next(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    scene = window.reach(speeches)
    assert isinstance(scene, Floor)
    for seat in scene.speakers:
        assert speaker(window) == seat + 1
        assert window.text("talk") == f"{seat + 1} · {NAMES[seat]}"
        window.tap("next")
    assert window.text("talk") == "No more speeches"
    assert not window.has("next")
    window.tap("close")
    assert isinstance(window.evening.scene, Hands)


@pytest.mark.parametrize("name", ["Bo", "欧阳若曦", "Maximiliana Theodora", "Bartholomew Longname"])
def test_a_name_of_any_length_is_read_across_the_room(open_stage: Callable[..., Any], name: str) -> None:
    """The clock makes room beside it: above it both would be small."""
    players = tuple(SeatedPlayer(f"{name} {seat}") for seat in range(8))
    evening = Evening(sitting(8, players=players))
    play(evening, keyed(3), until=speeches)
    stage, screen = open_stage(size=(1280, 800))
    stage.play(evening)
    screen.window.grabWindow()
    line = screen.find("talk")
    high = asked(line, "fontInfo.pixelSize") * line.mapRectToScene(QRectF(0, 0, 1, 1)).height()
    assert high > screen.window.height() / 36
    assert not line.property("truncated")


def test_the_next_speaker_is_announced(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    scene = window.reach(speeches)
    assert isinstance(scene, Floor)
    second = scene.speakers[1]
    assert window.text("hint") == f"Then {second + 1} · {NAMES[second]}"


def test_enter_calls_the_next_speaker(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    scene = window.reach(speeches)
    assert isinstance(scene, Floor)
    window.key(Qt.Key.Key_Return)
    assert speaker(window) == scene.speakers[1] + 1
    window.key(Qt.Key.Key_Space)
    assert speaker(window) == scene.speakers[2] + 1


def test_skipping_the_rest_is_held(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(speeches)
    window.tap("skipRest")
    assert isinstance(window.evening.scene, Floor)
    window.hold("skipRest")
    assert isinstance(window.evening.scene, Hands)


def test_last_words_are_nobody_elses_business(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(speeches, {"judge.pack.attack": 8})
    assert (window.text("kicker"), window.text("talk")) == ("Last words", f"9 · {NAMES[8]}")
    assert not window.has("declare")
    assert not window.has("skipRest")
    window.tap("next")
    assert isinstance(window.evening.scene, Floor)
    assert window.text("kicker") == "Speeches", (
        "nothing can be declared after them: no page asks whether that is all"
    )


# --- the clock ---


def test_the_clock_is_as_long_as_agreed_and_runs_from_the_start(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=45)
    window.reach(speeches)
    assert window.text("clock") == "45"
    assert window.text("pause") == "Pause"


def test_a_table_without_clocks_has_none(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=0)
    window.reach(speeches)
    assert not window.has("clock")
    assert not window.has("pause")


def test_the_last_ten_seconds_are_announced_and_shown(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=12)
    window.reach(speeches)
    assert not window.find("clock").property("urgent")
    hurry(window)
    with qtbot.waitSignal(window.floor.lastSeconds):
        pass
    assert window.find("clock").property("urgent")


def test_the_last_seconds_are_calm_again_when_the_clock_stops(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=11)
    window.reach(speeches)
    with qtbot.assertNotEmitted(window.floor.calmed):
        window.tap("more")
        window.tap("pause")
    hurry(window)
    window.tap("pause")
    with qtbot.waitSignal(window.floor.lastSeconds):
        pass
    with qtbot.waitSignal(window.floor.calmed):
        window.tap("next")


def test_when_time_is_up_nobody_is_cut_off(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=12)
    scene = window.reach(speeches)
    assert isinstance(scene, Floor)
    hurry(window)
    with qtbot.waitSignal(window.floor.timeUp):
        pass
    assert window.text("clock") == "0"
    assert speaker(window) == scene.speakers[0] + 1
    assert window.text("pause") == "Pause"
    assert not window.find("pause").isEnabled(), "nothing can be gone on with"
    hurry(window, 60_000)
    window.tap("next")
    assert window.text("clock") == "12"


def test_the_clock_can_be_stopped_and_goes_on(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=12)
    window.reach(speeches)
    window.tap("pause")
    assert window.text("pause") == "Go on"
    hurry(window)
    with qtbot.assertNotEmitted(window.floor.timeUp, wait=50):
        pass
    window.tap("pause")
    with qtbot.waitSignal(window.floor.timeUp):
        pass


def test_half_a_minute_more_is_a_tap(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF, speech_seconds=45)
    window.reach(speeches)
    window.tap("more")
    assert int(window.text("clock")) in (74, 75)


def test_the_clock_stands_still_while_another_screen_is_open(open_table: OpenTable, qtbot: QtBot) -> None:
    window = open_table(speech_seconds=40)
    to_the_race(window, 1, 3, 6)
    window.evening.withdraw(next(seat for seat in (0, 2, 5) if seat + 1 != speaker(window)))
    assert isinstance(window.evening.scene, Bulletin)
    hurry(window)
    with qtbot.assertNotEmitted(window.floor.timeUp, wait=80):
        pass
    window.tap("goOn")
    with qtbot.waitSignal(window.floor.timeUp):
        pass


# --- declarations and withdrawals ---


def test_anybody_may_ask_for_the_laptop_and_nobody_sees_why(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(speeches)
    window.tap("declare")
    assert window.text("talk") == "Who uses a power?"
    assert not window.find("confirm").property("able")
    window.tap("seat7")
    window.tap("confirm")
    assert isinstance(window.evening.scene, Floor)
    window.hold("confirm")
    scene = window.evening.scene
    assert isinstance(scene, Cover)
    assert (scene.seat, scene.purpose) == (6, "declare")


def test_a_declaration_that_comes_to_nothing_leaves_the_floor_as_it_was(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    before = window.reach(speeches)
    seen = window.texts()
    window.evening.declare(6)
    window.reach(speeches)
    assert window.evening.scene == before
    assert window.texts() == seen


def test_a_wolf_who_declares_ends_the_day(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(speeches)
    window.tap("declare")
    window.tap("seat1")
    window.hold("confirm")
    window.reach(lambda scene: isinstance(scene, Bulletin), {"judge.werewolf.explode": "explode"})
    assert window.text("news0") == "Number 1, a werewolf, blows up"


def test_never_mind_and_escape_lead_back_to_the_speaker(open_table: OpenTable) -> None:
    window = open_table(house=NO_SHERIFF)
    window.reach(speeches)
    was = speaker(window)
    window.tap("declare")
    window.tap("seat7")
    window.tap("cancel")
    assert speaker(window) == was
    window.tap("declare")
    window.key(Qt.Key.Key_Escape)
    assert speaker(window) == was


def test_without_a_card_that_declares_there_is_nothing_to_declare(open_table: OpenTable) -> None:
    window = open_table()
    to_the_race(window, 1)
    assert window.has("declare")
    window.evening.end_floor()
    window.reach(speeches)
    assert not window.has("withdraw")


def test_only_candidates_withdraw(open_table: OpenTable) -> None:
    window = open_table()
    to_the_race(window, 1, 3, 6)
    window.tap("withdraw")
    window.tap("seat2")
    assert window.text("noticeText") == "Olivia: Not a candidate."
    assert not window.find("confirm").property("able")
    window.tap("seat3")
    window.hold("confirm")
    assert isinstance(window.evening.scene, Bulletin)
    assert window.text("news0") == "Number 3 withdraws"


def test_the_last_candidate_left_is_sheriff_without_a_vote(open_table: OpenTable) -> None:
    window = open_table()
    to_the_race(window, 1, 3)
    window.tap("withdraw")
    window.tap("seat3")
    window.hold("confirm")
    window.tap("goOn")
    while window.has("next"):
        window.tap("next")
    window.tap("close")
    assert window.text("news0") == "Number 1 is sheriff"
    window.tap("goOn")
    assert isinstance(window.evening.scene, PublicChoice)


@pytest.mark.parametrize(
    ("language", "title", "button"),
    [("en", "Speeches", "Next speaker"), ("zh-CN", "轮流发言", "下一位")],
)
def test_the_floor_speaks_the_tables_language(
    open_table: OpenTable, language: str, title: str, button: str
) -> None:
    window = open_table(house=NO_SHERIFF, languages=(language,))
    window.reach(speeches)
    assert (window.text("kicker"), window.text("next")) == (title, button)
