"""The course of a call with closed eyes: the voice, a time equal for everybody, closing eyes, darkness."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Calling, Identify
from nightcaller.viewmodels.on_screen import GameScreen
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

AGAIN: Final = 1.0
"""Seconds until a step that the disk refused is tried again."""


class CallCourse(GameScreen):
    """What a view model does that leads people through calls.

    `show` opens one in silence; `begin` starts its time when the voice has ended; `over` asks for the line
    "close your eyes"; `rest` starts the darkness when that has ended; then the evening goes on by itself.

    Args:
        evening: the game.
        clock: tests bring their own.

    Attributes:
        preset: how long everything lasts (`pace.PRESETS`).

    Signals:
        over: the time of the call has ended.
    """

    over = Signal()

    _scene: Calling | Identify | None

    def __init__(
        self, evening: Evening, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        super().__init__(evening, parent)
        self.preset = "normal"
        self._time = Countdown(clock or EventLoopClock(self))
        self._covered = False
        self._moment = ""
        self._stopped = False

    def _forget(self) -> None:
        """What was tapped and not confirmed is gone, and the screen shows it."""
        raise NotImplementedError

    def _open(self) -> None:
        raise NotImplementedError

    def _end(self) -> None:
        raise NotImplementedError

    @Slot()
    def begin(self) -> None:
        """The voice has ended: the time begins, equally long whoever is called."""
        if self._scene is not None and self._moment == "wake":
            self._go("open")
            self._open()

    @Slot()
    def rest(self) -> None:
        """ "Close your eyes" has been said: darkness, then the next call."""
        if self._scene is not None and self._moment == "sleep":
            self._go("dark")
            index, evening = self._scene.index, self._evening
            seconds = pace.beat_seconds(evening.sitting.seed, self.preset, evening.public.day, index)
            self._wait(seconds, self._finish)

    def halt(self) -> None:
        """Somebody has stopped the night: eyes are closed as after any call, and then everybody looks.

        The call is not over: it is made once more.
        """
        if self._scene is not None:
            self._stopped = True
            self._close_eyes()

    @Slot()
    def coverUp(self) -> None:
        """Drop what was tapped and not confirmed, and let time stand still."""
        if self._scene is not None:
            self._covered = True
            self._time.pause()
            self._forget()

    def entered(self) -> None:
        """The screen opens again, after another one that was opened over it."""
        self.goOn()

    @Slot()
    def goOn(self) -> None:
        """The screen can be seen again: time goes on."""
        if self._covered:
            self._covered = False
            self._time.resume()

    def _go(self, moment: str) -> None:
        self._time.cancel()
        self._moment = moment
        self._forget()

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Let time pass, or stand still while the screen is covered."""
        self._time.start(seconds * 1000, then)
        if self._covered:
            self._time.pause()

    def _close_eyes(self) -> None:
        self._go("sleep")
        self.over.emit()

    def _finish(self) -> None:
        scene, self._scene = self._scene, None
        if not self._do(self._evening.mishaps.halt if self._stopped else self._end):
            self._scene = scene
            self._wait(AGAIN, self._finish)
            return
        self._stopped = False
