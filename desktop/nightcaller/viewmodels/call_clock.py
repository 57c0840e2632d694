"""How much of the usual time of a moderator's call is over: a hint that he sees, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable

from nightcaller.voice.clock import Clock, Countdown

TICK = 500.0
"""Milliseconds between two looks at the clock of a call."""


class CallClock:
    """Counts how long a call is kept open, beside the usual time.

    Args:
        told: hears of every look at the clock.

    Attributes:
        usual: milliseconds that such a call is usually kept open; 0 where nobody waits.
        waited: how much of them is over, 0 to 1.
    """

    def __init__(self, clock: Clock, told: Callable[[], None]) -> None:
        self._clock = clock
        self._ticks = Countdown(clock)
        self._told = told
        self._began = self._held = self.usual = 0.0
        self.waited = 1.0

    def begin(self, usual: float) -> None:
        """Count from the beginning; `usual` in seconds."""
        self._began = self._clock.now()
        self.usual = usual * 1000
        self._look()

    def hold(self) -> None:
        """Stand still."""
        self._held = self._clock.now()
        self._ticks.pause()

    def resume(self) -> None:
        """Go on."""
        self._began += self._clock.now() - self._held
        self._ticks.resume()

    def cancel(self) -> None:
        """Look no further."""
        self._ticks.cancel()

    def _look(self) -> None:
        past = self._clock.now() - self._began
        self.waited = min(1.0, past / self.usual) if self.usual else 1.0
        if self.waited < 1:
            self._ticks.start(min(TICK, self.usual - past), self._look)
        self._told()
