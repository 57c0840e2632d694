"""The process that plays, from the program's side: starts it, and replaces it when it hangs or dies.

It is a process of its own because Qt waits for the sound server without a limit, and ends the program when
the server has died (docs/decisions/sound-in-its-own-process.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from nightcaller.voice.child import Child, own_command
from nightcaller.voice.clock import Clock, EventLoopClock
from nightcaller.voice.starting import LOUDSPEAKER_ARGUMENT

START_LIMIT_MS: Final = 15_000
ANSWER_LIMIT_MS: Final = 4_000
MOST_DEATHS: Final = 3
"""Deaths in a row, without a sound that came to its end in between, after which it is silent for a while."""
REST_MS: Final = 10_000
"""How long a system without sound is left alone before somebody who asks has it looked at again."""


def loudspeaker_command() -> tuple[str, ...]:
    """Return how this installation starts the process that plays."""
    return own_command(LOUDSPEAKER_ARGUMENT, "nightcaller.voice.loudspeaker")


class Loudspeaker(Child):
    """The process that plays, for as many players as there are.

    Args:
        clock: for the watchdog.
        command: how to start it; the installed one by default.
        parent: Qt owner.
    """

    changed = Signal()
    """Whether anybody would hear it is otherwise than before, or than was taken for granted."""

    def __init__(self, clock: Clock, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(clock, command or loudspeaker_command(), parent)
        self._players: dict[int, ProcessPlayer] = {}
        self._opened = self._asked = self._deaths = 0
        self._available = True
        self._ready = self._closed = False
        self._began = clock.now()
        self._begin()

    def available(self) -> bool:
        """Return whether anybody would hear it; until that is known, somebody would."""
        if not self._available and not self._closed and self._clock.now() - self._began > REST_MS:
            # A sound server that had died may be there again, and Qt looks for one only when it starts.
            self._deaths, self._began = 0, self._clock.now()
            if self._process is None:
                self._begin()
            else:
                self._process.kill()
        return self._available

    @property
    def known(self) -> bool:
        """Whether the process has said by now what there is to hear."""
        return self._ready or not self._available

    @property
    def there(self) -> bool:
        """Whether there is a process that plays, or will be in a moment."""
        return self._process is not None

    def enter(self, player: ProcessPlayer) -> int:
        """Take a player in and return its number."""
        self._opened += 1
        self._players[self._opened] = player
        return self._opened

    def leave(self, number: int) -> None:
        """Forget a player."""
        if self._players.pop(number, None) is not None:
            self.tell(number, "close")

    def tell(self, number: int, do: str, **how: object) -> None:
        """Have a player do something; without a process that listens it is told when there is one."""
        if self._ready:
            self._asked += 1
            self._send({"id": self._asked, "player": number, "do": do, **how})
            if self._watchdog is None:
                self._watch(ANSWER_LIMIT_MS)

    def close(self) -> None:
        """End the process now, for good; nobody is told of anything that was to be heard."""
        self._players.clear()
        self._closed, self._ready, self._available = True, False, False
        super().close()

    def _begin(self) -> None:
        self._began, self._ready = self._clock.now(), False
        self._launch(START_LIMIT_MS)

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("ready") is False:  # and the next one could not either
            self._closed = True
        elif "ready" in message:
            self._ready = True
            self._stop_watchdog()
            self._be_available(message.get("available") is True)
            for player in tuple(self._players.values()):
                player.go_on()
        elif "available" in message:
            self._be_available(message["available"] is True)
        elif "done" in message:
            self._stop_watchdog()
            if message["done"] != self._asked:
                self._watch(ANSWER_LIMIT_MS)
        elif (over := self._players.get(message.get("player", 0))) is not None:
            self._deaths = 0 if message.get("played") is True else self._deaths
            over.ended(message.get("turn"), message.get("played") is True)

    def _be_available(self, available: bool) -> None:
        if self._available != available:
            self._available = available
            self.changed.emit()

    def _on_hang(self) -> None:
        self._be_silent()  # the sound server has no time: the next process may have to wait for it as well
        super()._on_hang()

    def _be_silent(self) -> None:
        self._ready = False
        self._be_available(False)
        for player in tuple(self._players.values()):
            player.give_up()

    def _on_end(self) -> None:
        self._ready = False
        self._deaths += 1
        if self._deaths < MOST_DEATHS and not self._closed:
            self._begin()
        else:
            self._be_silent()


class Wish(NamedTuple):
    """What a player was asked to play."""

    path: Path
    gain: float
    speed: float
    then: Callable[[bool], None]


class ProcessPlayer(QObject):
    """A `Playback` in the process that plays. What sounded when that died is played once more by the next.

    Args:
        loudspeaker: the process.
        parent: Qt owner.
    """

    def __init__(self, loudspeaker: Loudspeaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loudspeaker = loudspeaker
        number = self._number = loudspeaker.enter(self)
        self.destroyed.connect(lambda: loudspeaker.leave(number))
        self._turn = 0
        self._wish: Wish | None = None
        self._paused = False

    def available(self) -> bool:
        return self._loudspeaker.available()

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        self._wish, self._paused = Wish(path, gain, speed, then), False
        if self._loudspeaker.there:
            self.go_on()
        else:
            self.give_up()

    def set_gain(self, gain: float, /) -> None:
        if self._wish is not None:
            self._wish = self._wish._replace(gain=gain)
            self._loudspeaker.tell(self._number, "gain", gain=gain)

    def stop(self) -> None:
        if self._end() is not None:
            self._loudspeaker.tell(self._number, "stop")

    def pause(self) -> None:
        if self._wish is not None:
            self._paused = True
            self._loudspeaker.tell(self._number, "pause")

    def resume(self) -> None:
        if self._wish is not None:
            self._paused = False
            self._loudspeaker.tell(self._number, "resume")

    def go_on(self) -> None:
        """Play from its beginning what is to be heard, if anything is."""
        self._turn += 1
        if self._wish is not None:
            path, gain, speed, _ = self._wish
            self._loudspeaker.tell(
                self._number, "play", turn=self._turn, path=str(path), gain=gain, speed=speed
            )
            if self._paused:
                self._loudspeaker.tell(self._number, "pause")

    def ended(self, turn: object, played: bool) -> None:
        """Tell whoever wanted to hear it that it is over."""
        if turn == self._turn and (wish := self._end()) is not None:
            wish.then(played)

    def give_up(self) -> None:
        """There is nobody to play it."""
        if (wish := self._end()) is not None:
            wish.then(False)

    def _end(self) -> Wish | None:
        wish, self._wish = self._wish, None
        self._turn += 1
        return wish


@cache
def system_loudspeaker() -> Loudspeaker:
    """The one that all players of this program share; the application owns it."""
    application = QCoreApplication.instance()
    return Loudspeaker(EventLoopClock(application), parent=application)
