"""The hint at how long a call is kept open: it counts only what is not held."""

from __future__ import annotations

import pytest

from nightcaller.viewmodels.call_clock import CallClock
from voice.voice_kit import HandClock

USUAL = 10.0


@pytest.mark.parametrize("held", [0, 3, 60])
@pytest.mark.parametrize("times", [1, 2, 3])
def test_what_is_held_does_not_count(times: int, held: float) -> None:
    clock, told = HandClock(), list[float]()
    hint = CallClock(clock, lambda: told.append(hint.waited))
    clock.pass_time(500)
    hint.begin(USUAL)
    assert told == [0]
    for nth in range(1, times + 1):
        clock.pass_time(2000)
        assert hint.waited == pytest.approx(nth * 2 / USUAL)
        hint.hold()
        looks = len(told)
        clock.pass_time(held * 1000)
        assert len(told) == looks, "who stands still looks at no clock"
        hint.resume()
    clock.pass_time(USUAL * 1000 - times * 2000)
    assert hint.waited == 1
    looks = len(told)
    clock.pass_time(USUAL * 1000)
    assert len(told) == looks, "it is over"


def test_a_call_that_nobody_waits_for_is_over_at_once_and_a_cancelled_one_never() -> None:
    clock, told = HandClock(), list[float]()
    hint = CallClock(clock, lambda: told.append(hint.waited))
    assert hint.waited == 1
    hint.begin(0)
    assert told == [1]
    hint.begin(USUAL)
    hint.cancel()
    clock.pass_time(USUAL * 2000)
    assert told == [1, 0]
