"""A line in, a recording out: from the cache, else by the system's voice for the line's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, Signal

from nightcaller.voice.cache import LineCache, Recording, cache_key
from nightcaller.voice.clock import Clock
from nightcaller.voice.lines import Utterance
from nightcaller.voice.settings import VoiceSettings
from nightcaller.voice.voices import Voice, choose, voices_for
from nightcaller.voice.worker_process import Job, WorkerProcess

NATURAL_RATE: Final = {"en": 155, "zh-CN": 165}
"""Words a minute at speed 1.0; every pyttsx3 driver means about the same by it."""
_SLOWEST, _FASTEST = 80, 320


@dataclass(eq=False, slots=True)
class Order:
    """A line that somebody waits for."""

    utterance: Utterance
    urgent: bool
    then: Callable[[Recording | None], None]
    """Called once: with the recording, or with None when there will be none."""
    job: Job | None = field(default=None, init=False)
    cancelled: bool = field(default=False, init=False)


class Synthesis(QObject):
    """Makes and remembers the recordings of lines that have no clip.

    Args:
        cache: where recordings are kept.
        clock: for the worker's watchdog.
        command: how to start a worker; the installed one by default.
        parent: Qt owner.
    """

    voicesChanged = Signal()
    """The system's voices are known now, or are known to be missing."""
    noRoom = Signal()
    """No disk can take a recording."""

    def __init__(
        self, cache: LineCache, clock: Clock, command: Sequence[str] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._cache = cache
        self._settings = VoiceSettings()
        self._early: list[Order] = []
        self._chosen: dict[str, Voice | None] = {}
        self._worker = WorkerProcess(clock, command, self)
        self._worker.ready.connect(self._on_ready)
        self._worker.lost.connect(self._on_ready)

    @property
    def known(self) -> bool:
        """Whether it is known by now which voices there are."""
        return self._worker.given_up or self._worker.abilities is not None

    def configure(self, settings: VoiceSettings) -> None:
        """Use other voices or speeds from now on."""
        self._settings = settings
        self._chosen.clear()

    def start(self) -> None:
        """Start the worker, to know the voices; also tries again after a failure."""
        self._worker.start()

    def close(self) -> None:
        """End the worker; nobody is called any more."""
        for order in self._early:
            order.cancelled = True
        self._early.clear()
        self._worker.close()

    def voices(self, language: str) -> tuple[Voice, ...]:
        """Return the system's voices for `language`, the most suitable first."""
        abilities = self._worker.abilities
        return voices_for(abilities.voices, language) if abilities and not self._worker.given_up else ()

    def voice(self, language: str) -> Voice | None:
        """Return the voice that speaks `language`; None when there is none or it is not known yet."""
        abilities = self._worker.abilities
        if abilities is None or self._worker.given_up:
            return None
        if language not in self._chosen:
            wanted = self._settings.voices.get(language, "")
            self._chosen[language] = choose(abilities.voices, language, wanted)
        return self._chosen[language]

    def find(self, utterance: Utterance) -> Recording | None:
        """Return the recording of a line that was made before."""
        key = self._key(utterance)
        return self._cache.find(key) if key else None

    def discard(self, utterance: Utterance) -> None:
        """Throw away a recording that did not play."""
        key = self._key(utterance)
        if key:
            self._cache.discard(key)

    def order(
        self, utterance: Utterance, then: Callable[[Recording | None], None], *, urgent: bool = False
    ) -> Order:
        """Have a line made, or found; `then` may be called before this returns.

        Args:
            utterance: the line.
            then: called once, with the recording or with None.
            urgent: somebody waits for it at the table: before everything else.
        """
        order = Order(utterance, urgent, then)
        if self.known:
            self._place(order)
        else:
            self._early.append(order)
            self._worker.start()
        return order

    def cancel(self, order: Order) -> None:
        """Do not call `order` any more; the line is made anyway if it is being made."""
        order.cancelled = True
        if order in self._early:
            self._early.remove(order)
        if order.job is not None:
            self._worker.withdraw(order.job)

    def _on_ready(self, *_: object) -> None:
        self._chosen.clear()
        self.voicesChanged.emit()
        early, self._early = self._early, []
        for order in early:
            if not order.cancelled:
                self._place(order)

    def _place(self, order: Order) -> None:
        voice = self.voice(order.utterance.language)
        key = self._key(order.utterance)
        if voice is None or not key:
            order.then(None)
            return
        found = self._cache.find(key)
        if found is not None:
            order.then(found)
            return
        out = self._cache.room_for(key)
        if out is None:
            self.noRoom.emit()
            order.then(None)
            return

        def done(milliseconds: int, error: str) -> None:
            recording = self._cache.keep(key, out, milliseconds) if milliseconds else None
            if recording is None:
                self._cache.forget(out)
                if milliseconds or error in ("unwritable", "disk-full"):
                    self.noRoom.emit()
            if not order.cancelled:
                order.then(recording)

        order.job = Job(order.utterance.spoken, voice.id, self._rate(order.utterance.language), out, done)
        self._worker.ask(order.job, urgent=order.urgent)

    def _rate(self, language: str) -> int:
        speed = self._settings.speeds.get(language, 1.0)
        return max(_SLOWEST, min(_FASTEST, round(NATURAL_RATE.get(language, NATURAL_RATE["en"]) * speed)))

    def _key(self, utterance: Utterance) -> str:
        voice, abilities = self.voice(utterance.language), self._worker.abilities
        if voice is None or abilities is None:
            return ""
        return cache_key(abilities.engine, voice.id, self._rate(utterance.language), utterance.spoken)
