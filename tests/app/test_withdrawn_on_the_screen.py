"""What holds no more after a correction, where it is read: whole, in both languages, unseen by neighbours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.test_controls import seat_down
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Console, Cover
from private_window import PrivateWindow, private_window
from table.test_corrections import LAST, SEER, SLIP, dawn, evening, found, play_until
from two_metres import Shot, alike
from two_metres_window import PUBLIC, pixels, role_of
from voice.voice_kit import HandClock

SIZES = ((1280, 800), (1024, 600))
LANGUAGES = ("en", "zh-CN")


def gone_through_again(style: str) -> Evening:
    """A first night that everybody goes through once more: the Seer was somebody else's than was noted."""
    table = evening(style)
    play_until(table, SLIP, dawn)
    table.corrections.once_more(table.corrections.rounds[-1])
    return table


def seen(window: PrivateWindow, seat: int) -> Shot:
    """What neighbours see, but for what they know: whose screen it is, and that a seat is tapped."""
    rects = []
    for item in window.items():
        if item.objectName() in PUBLIC:
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).toAlignedRect()
            rects.append((box.left() - 2, box.top() - 2, box.right() + 2, box.bottom() + 2))
    role = role_of(window.evening, seat)
    return Shot(pixels(window.window.grabWindow()), role, seat == SEER, 0, rects, seat)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_answer_says_that_something_does_not_count_is_not_seen(
    qtbot: QtBot, qapp: QGuiApplication, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """From two metres every answer of the round is the same."""
    table, shots, told = gone_through_again("pass_around"), list[Shot](), list[int]()
    with private_window(table, qtbot, languages=(language,), size=size) as window:
        while isinstance(table.scene, Cover) and len(shots) < 8:
            seat, model = table.scene.seat, window.visit
            window.identify()
            window.settle()
            anew = seat == SEER
            window.touch("word0-1" if anew else "word0-0")
            for at in range(1, len(model.blanks.rows)) if anew else ():
                model.activate(at)
                model.choose(LAST)
            window.clock.pass_time(60_000)
            hold: Any = window.find("confirm")
            hold.complete()
            window.settle()
            assert model.page == "answer"
            assert window.cut_off() == []
            shots.append(seen(window, seat))
            if any(line["message"].startswith("ui-withdrawn") for line in model.card):
                told.append(seat)
                window.shot(tmp_path / "answer.png")
            hold.cancel()
    assert told == [SEER]
    assert alike(shots)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_closed_eyes_it_stands_under_see_with_the_answer(
    qtbot: QtBot, qapp: QGuiApplication, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    table = gone_through_again("eyes_closed")
    with private_window(table, qtbot, languages=(language,), size=size) as window:
        model = window.calling
        for _call in range(8):
            model.begin()
            if isinstance(table.scene, Calling) and table.scene.role == "judge.seer":
                break
            window.clock.pass_time(120_000)
            model.rest()
            window.clock.pass_time(60_000)
        window.settle()
        window.tap("word0-1")
        model.activate(1)
        model.choose(LAST)
        model.confirm()
        window.settle()
        with window.holding("hold"):
            window.settle()
            window.shot(tmp_path / "call.png")
            assert window.cut_off() == []
            assert [line["message"] for line in model.lines] == [
                "ui-withdrawn",
                "event-judge-seer-learned",
            ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moderator_holds_it_up_with_what_is_new(
    open_stage: Any, language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """Found before he wakes the village: the Seer is shown both at once."""
    table = evening("narrator")
    play_until(table, SLIP, lambda scene: isinstance(scene, Console) and scene.purpose == "dawn")
    table.corrections.answer(found(table, "seer"), LAST)
    stage, screen = open_stage(clock=HandClock(), language=language)
    seat_down(stage, screen, table)
    screen.resize(*size)
    console = stage._director.console
    assert console.nextEyes == [SEER + 1]
    console.showNext()
    screen.settle()
    screen.shot(tmp_path / "held-up.png")
    assert screen.cut_off() == []
    assert [one["word"] for one in console.figure] == ["show-withdrawn", "event-judge-seer-learned"]
    stage._director.leave()
