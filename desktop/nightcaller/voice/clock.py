"""Time at the edge: alarms of Qt's event loop, countdowns that can be paused. Tests bring their own clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen. Harmless when it already has."""


class Clock(Protocol):
    """Where this package gets its time from."""

    def now(self) -> float:
        """Return milliseconds since some fixed moment; never goes back."""

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        """Call `call` once, `milliseconds` from now."""


class EventLoopClock(QObject):
    """The real clock: timers of Qt's event loop."""

    def now(self) -> float:
        return time.monotonic() * 1000

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        return _TimerAlarm(self, round(milliseconds), call)


class _TimerAlarm:
    def __init__(self, owner: QObject, milliseconds: int, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        # A bound method alone would be forgotten with an alarm that nobody keeps, and never ring.
        self._timer.timeout.connect(lambda: self._ring())  # noqa: PLW0108
        self._timer.start(max(0, milliseconds))

    def _ring(self) -> None:
        call = self._call
        self.cancel()
        if call is not None:
            call()

    def cancel(self) -> None:
        if self._call is not None:
            self._call = None
            self._timer.deleteLater()


class LeasedClock:
    """Another clock, for as long as somebody needs it: once it is closed, nothing that waits will ring.

    What is left behind when an evening is left must not ring for screens that are gone.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarms: set[_LeasedAlarm] = set()
        self._closed = False

    def now(self) -> float:
        return self._clock.now()

    def after(self, milliseconds: float, call: Callable[[], None]) -> Alarm:
        alarm = _LeasedAlarm(self._alarms, call)
        if not self._closed:
            alarm.wait(self._clock, milliseconds)
        return alarm

    def close(self) -> None:
        """Let nothing ring any more, neither what waits nor what comes."""
        self._closed = True
        for alarm in tuple(self._alarms):
            alarm.cancel()


class _LeasedAlarm:
    def __init__(self, waiting: set[_LeasedAlarm], call: Callable[[], None]) -> None:
        self._waiting = waiting
        self._call = call
        self._alarm: Alarm | None = None

    def wait(self, clock: Clock, milliseconds: float) -> None:
        self._waiting.add(self)
        self._alarm = clock.after(milliseconds, self._ring)

    def _ring(self) -> None:
        self._waiting.discard(self)
        self._call()

    def cancel(self) -> None:
        self._waiting.discard(self)
        if self._alarm is not None:
            self._alarm.cancel()


class Countdown:
    """One alarm at a time that can be held and continued."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarm: Alarm | None = None
        self._call: Callable[[], None] | None = None
        self._left = 0.0
        self._since = 0.0

    def start(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Count down anew; what was counted before is forgotten."""
        self.cancel()
        self._left, self._call = milliseconds, call
        self.resume()

    def pause(self) -> None:
        """Hold; what is left stays left."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            self._left = max(0.0, self._left - (self._clock.now() - self._since))

    def resume(self) -> None:
        """Continue after `pause`."""
        if self._call is not None and self._alarm is None:
            self._since = self._clock.now()
            self._alarm = self._clock.after(self._left, self._end)

    def cancel(self) -> None:
        """Forget it."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._call = None

    def _end(self) -> None:
        call = self._call
        self._alarm = self._call = None
        if call is not None:
            call()
