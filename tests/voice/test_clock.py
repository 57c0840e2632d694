"""What waits when an evening is left does not ring for screens that are gone."""

from __future__ import annotations

from itertools import permutations

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from voice_kit import HandClock

from nightcaller.voice.clock import Countdown, EventLoopClock, LeasedClock


def test_a_closed_clock_rings_for_nobody() -> None:
    house, rung = HandClock(), list[str]()
    evening = LeasedClock(house)
    evening.after(1000, lambda: rung.append("early"))
    late = Countdown(evening)
    late.start(3000, lambda: rung.append("late"))
    house.after(4000, lambda: rung.append("somebody else"))
    house.pass_time(2000)
    evening.close()
    evening.after(10, lambda: rung.append("after the end"))
    late.pause()
    late.resume()
    house.pass_time(9000)
    assert rung == ["early", "somebody else"]


def test_an_alarm_of_a_leased_clock_can_be_cancelled_alone() -> None:
    house, rung = HandClock(), list[str]()
    evening = LeasedClock(house)
    evening.after(100, lambda: rung.append("one")).cancel()
    evening.after(100, lambda: rung.append("two"))
    house.pass_time(200)
    assert rung == ["two"]
    assert evening.now() == house.now() == 200


def test_an_alarm_of_the_event_loop_rings_once_unless_it_is_cancelled(qtbot: QtBot) -> None:
    clock, rung = EventLoopClock(), list[str]()
    clock.after(0, lambda: rung.append("never")).cancel()
    clock.after(1, lambda: rung.append("once"))
    qtbot.waitUntil(lambda: bool(rung))
    alarm = clock.after(2, lambda: rung.append("last"))
    qtbot.waitUntil(lambda: "last" in rung)
    alarm.cancel()
    assert rung == ["once", "last"]


def test_an_alarm_that_is_over_leaves_no_timer_behind(qtbot: QtBot) -> None:
    """An evening sets thousands of them."""
    owner, rung = QObject(), list[str]()
    clock = EventLoopClock(owner)
    for _ in range(3):
        clock.after(10_000, lambda: rung.append("never")).cancel()
        clock.after(1, lambda: rung.append("rung"))
    qtbot.waitUntil(lambda: len(rung) == 3)
    qtbot.waitUntil(lambda: not owner.findChildren(QTimer))


ACTS = {
    *permutations(("start", "pause", "resume", "cancel")),
    *permutations(("start", "pause", "resume", "resume")),
}


@pytest.mark.parametrize("acts", sorted(ACTS))
def test_a_countdown_rings_once_after_as_much_time_as_was_not_held(acts: tuple[str, ...]) -> None:
    """Whatever is done with it, and in whatever order, with 100 milliseconds after each."""
    clock, rung = HandClock(), list[float]()
    countdown = Countdown(clock)
    left, going = 0.0, False
    wanted: list[float] = []
    for act in (*acts, "wait"):
        if act == "start":
            countdown.start(250, lambda: rung.append(clock.now()))
            left, going = 250, True
        elif act == "cancel":
            countdown.cancel()
            left = 0
        elif act in ("pause", "resume"):
            getattr(countdown, act)()
            going = act == "resume"
        long = 9000 if act == "wait" else 100
        if going and 0 < left <= long:
            wanted.append(clock.now() + left)
        left = max(0, left - long * going)
        clock.pass_time(long)
    assert rung == wanted
