"""The worker from the program's side: starts it, asks one thing at a time, replaces it when it hangs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from nightcaller.voice.child import Child, own_command
from nightcaller.voice.clock import Clock
from nightcaller.voice.starting import NATURAL_ARGUMENT, WORKER_ARGUMENT
from nightcaller.voice.voices import InstalledVoice

ANSWER_LIMIT_MS: Final = 10_000
START_LIMIT_MS: Final = 20_000
"""The first start on Windows builds the SAPI type library."""
MOST_DEATHS: Final = 3
"""Deaths in a row, without a line in between, after which the voice is given up for this evening."""


def worker_command() -> tuple[str, ...]:
    """Return how this installation starts a worker; a frozen program starts itself with WORKER_ARGUMENT."""
    return own_command(WORKER_ARGUMENT, "nightcaller.voice.worker")


def natural_command() -> tuple[str, ...]:
    """Return how to start a worker with the natural voices; empty where the extra is not installed."""
    from nightcaller.voice.neural.engine import installed

    return (*worker_command(), NATURAL_ARGUMENT) if installed() else ()


@dataclass(frozen=True, slots=True)
class Abilities:
    """What a worker says of itself when it is ready."""

    engine: str
    voices: tuple[InstalledVoice, ...]
    single_use: bool


@dataclass(eq=False, slots=True)
class Job:
    """One line to synthesise into a file."""

    text: str
    voice: str
    rate: int
    out: Path
    then: Callable[[int, str], None]
    """Called once with the sound's length in milliseconds, or with 0 and the reason's id."""
    tries: int = field(default=0, init=False)


class WorkerProcess(Child):
    """A worker that is there when needed.

    Args:
        clock: for the watchdog.
        command: how to start a worker; the installed one by default.
        parent: Qt owner.
    """

    ready = Signal(object)
    """Abilities, after each start that changed them."""
    lost = Signal(str)
    """There will be no voice this evening: the reason's id."""

    def __init__(self, clock: Clock, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(clock, command or worker_command(), parent)
        self._waiting: deque[Job] = deque()
        self._asked: Job | None = None
        self._number = 0
        self._deaths = 0
        self._given_up = False
        self._listening = False
        self._retiring = False
        self._abilities: Abilities | None = None

    @property
    def abilities(self) -> Abilities | None:
        """What the worker can do; None until it has said so."""
        return self._abilities

    @property
    def given_up(self) -> bool:
        """No voice this evening."""
        return self._given_up

    def start(self) -> None:
        """Start a worker if none is running, also after it was given up."""
        if self._process is not None:
            return
        self._given_up = False
        self._deaths = 0
        self._begin()

    def ask(self, job: Job, *, urgent: bool = False) -> None:
        """Queue a line; an urgent one is next."""
        if self._given_up:
            job.then(0, "no-worker")
            return
        if urgent:
            self._waiting.appendleft(job)
        else:
            self._waiting.append(job)
        if self._process is None:
            self._begin()
        else:
            self._ask_next()

    def withdraw(self, job: Job) -> None:
        """Take back a line that was not asked yet; its `then` is not called."""
        if job in self._waiting:
            self._waiting.remove(job)

    def close(self) -> None:
        """End the worker now and forget every line."""
        self._waiting.clear()
        self._asked = None
        self._given_up = True
        super().close()

    def _begin(self) -> None:
        self._listening, self._retiring = False, False
        self._launch(START_LIMIT_MS)

    def _hear(self, message: dict[str, Any]) -> None:
        if "ready" in message:
            self._stop_watchdog()
            if message["ready"]:
                self._listening = True
                self._learn(message)
                self._ask_next()
            else:
                self._give_up(str(message.get("error", "no-engine")))
        elif self._asked is not None and message.get("id") == self._number:
            self._stop_watchdog()
            job, self._asked = self._asked, None
            if self._abilities is not None and self._abilities.single_use:
                self._listening, self._retiring = False, True
            length = message.get("milliseconds")
            if message.get("ok") is True and isinstance(length, int) and length > 0:
                self._deaths = 0
                job.then(length, "")
            else:
                job.then(0, str(message.get("error", "no-sound")))
            self._ask_next()

    def _learn(self, message: dict[str, Any]) -> None:
        voices = tuple(
            InstalledVoice(str(voice["id"]), str(voice["name"]), tuple(map(str, voice["languages"])))
            for voice in message["voices"]
        )
        abilities = Abilities(str(message.get("engine", "")), voices, bool(message.get("single_use")))
        if abilities != self._abilities:
            self._abilities = abilities
            self.ready.emit(abilities)

    def _ask_next(self) -> None:
        if self._process is None or not self._listening or self._asked is not None or not self._waiting:
            return
        job = self._asked = self._waiting.popleft()
        job.tries += 1
        self._number += 1
        request: dict[str, object] = {
            "id": self._number,
            "text": job.text,
            "voice": job.voice,
            "rate": job.rate,
            "out": str(job.out),
        }
        self._watch(ANSWER_LIMIT_MS)
        self._send(request)

    def _on_hang(self) -> None:
        job, self._asked = self._asked, None
        self._listening = False
        super()._on_hang()  # the next one starts when it has ended
        if job is not None:
            job.then(0, "hung")

    def _on_end(self) -> None:
        if self._given_up:
            return
        job, self._asked = self._asked, None
        if not self._retiring:
            self._deaths += 1
        if job is not None and job.tries < 2:
            self._waiting.appendleft(job)
            job = None
        if self._deaths >= MOST_DEATHS:
            self._give_up("died")
        elif self._waiting or self._abilities is None:
            self._begin()
        if job is not None:
            job.then(0, "died")

    def _give_up(self, reason: str) -> None:
        self._given_up = True
        waiting = list(self._waiting)
        self._waiting.clear()
        self.lost.emit(reason)
        for job in waiting:
            job.then(0, "no-worker")
