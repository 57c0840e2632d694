"""A line in, a recording out: from the cache, else by the first voice that can say it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QObject, Signal

from nightcaller.languages import LANGUAGES
from nightcaller.voice.cache import LineCache, Recording, cache_key
from nightcaller.voice.clock import Clock
from nightcaller.voice.lines import Utterance
from nightcaller.voice.settings import VoiceSettings
from nightcaller.voice.voices import InstalledVoice, choose, voices_for
from nightcaller.voice.worker_process import Job, WorkerProcess

_SLOWEST, _FASTEST = 80, 320


class _Engine:
    """A worker and the voices it has: one link of the chain."""

    def __init__(self, worker: WorkerProcess) -> None:
        self.worker: Final = worker
        self.waiting: list[Order] = []
        """Orders from before it is known which voices there are."""
        self._settings = VoiceSettings()
        self._chosen: dict[str, InstalledVoice | None] = {}

    @property
    def known(self) -> bool:
        """Whether it is known by now which voices there are."""
        return self.worker.given_up or self.worker.abilities is not None

    def configure(self, settings: VoiceSettings) -> None:
        self._settings = settings
        self._chosen.clear()

    def forget_choice(self) -> None:
        self._chosen.clear()

    def voices(self, language: str) -> tuple[InstalledVoice, ...]:
        abilities = self.worker.abilities
        return voices_for(abilities.voices, language) if abilities and not self.worker.given_up else ()

    def voice(self, language: str) -> InstalledVoice | None:
        abilities = self.worker.abilities
        if abilities is None or self.worker.given_up:
            return None
        if language not in self._chosen:
            wanted = self._settings.voices.get(language, "")
            self._chosen[language] = choose(abilities.voices, language, wanted)
        return self._chosen[language]

    def rate(self, language: str) -> int:
        speed = self._settings.speeds.get(language, 1.0)
        return max(_SLOWEST, min(_FASTEST, round(LANGUAGES[language].rate * speed)))

    def key(self, utterance: Utterance) -> str:
        voice, abilities = self.voice(utterance.language), self.worker.abilities
        if voice is None or abilities is None:
            return ""
        return cache_key(abilities.engine, voice.id, self.rate(utterance.language), utterance.spoken)


@dataclass(eq=False, slots=True)
class Order:
    """A line that somebody waits for."""

    utterance: Utterance
    urgent: bool
    then: Callable[[Recording | None], None]
    """Called once: with the recording, or with None when there will be none."""
    links: list[_Engine]
    """Engines that have not been tried."""
    job: Job | None = field(default=None, init=False)
    asked: WorkerProcess | None = field(default=None, init=False)
    cancelled: bool = field(default=False, init=False)


class Synthesis(QObject):
    """Makes and remembers the recordings of lines that have no clip.

    The natural voice comes first, then the system's. A line that the table waits for goes to the system's
    first, which makes it at once; whatever can be known beforehand was prepared.

    Args:
        cache: where recordings are kept.
        clock: for the workers' watchdogs.
        command: how to start the system voice's worker; the installed one by default.
        parent: Qt owner.
        natural: how to start the natural voice's worker; empty where it is not installed.
    """

    voicesChanged = Signal()
    """The voices are known now, or are known to be missing."""
    noRoom = Signal()
    """No disk can take a recording."""

    def __init__(
        self,
        cache: LineCache,
        clock: Clock,
        command: Sequence[str] = (),
        parent: QObject | None = None,
        *,
        natural: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self._cache = cache
        commands = (natural, command) if natural else (command,)
        self._engines = [_Engine(WorkerProcess(clock, each, self)) for each in commands]
        for engine in self._engines:
            engine.worker.ready.connect(self._on_ready)
            engine.worker.lost.connect(self._on_ready)

    @property
    def known(self) -> bool:
        """Whether it is known by now which voices there are."""
        return all(engine.known for engine in self._engines)

    def configure(self, settings: VoiceSettings) -> None:
        """Use other voices or speeds from now on."""
        for engine in self._engines:
            engine.configure(settings)

    def start(self) -> None:
        """Start the workers, to know the voices; also tries again after a failure."""
        for engine in self._engines:
            engine.worker.start()

    def forget_recordings(self) -> None:
        """Throw every recording away."""
        self._cache.empty()

    def close(self) -> None:
        """End the workers; nobody is called any more."""
        for engine in self._engines:
            for order in engine.waiting:
                order.cancelled = True
            engine.waiting.clear()
            engine.worker.close()

    def voices(self, language: str) -> tuple[InstalledVoice, ...]:
        """Return the voices for `language`, the most suitable first."""
        return tuple(voice for engine in self._engines for voice in engine.voices(language))

    def voice(self, language: str) -> InstalledVoice | None:
        """Return the voice that speaks `language`; None when there is none or it is not known yet."""
        return next(filter(None, (engine.voice(language) for engine in self._engines)), None)

    def find(self, utterance: Utterance) -> Recording | None:
        """Return the recording of a line that was made before."""
        for engine in self._engines:
            key = engine.key(utterance)
            found = self._cache.find(key) if key else None
            if found is not None:
                return found
        return None

    def discard(self, utterance: Utterance) -> None:
        """Throw away a recording that did not play."""
        for engine in self._engines:
            key = engine.key(utterance)
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
        links = self._engines[::-1] if urgent else self._engines[:]
        order = Order(utterance, urgent, then, links)
        self._try_next(order)
        return order

    def cancel(self, order: Order) -> None:
        """Do not call `order` any more; the line is made anyway if it is being made."""
        order.cancelled = True
        for engine in self._engines:
            if order in engine.waiting:
                engine.waiting.remove(order)
        if order.job is not None and order.asked is not None:
            order.asked.withdraw(order.job)

    def _on_ready(self, *_: object) -> None:
        for engine in self._engines:
            engine.forget_choice()
        self.voicesChanged.emit()
        for engine in self._engines:
            if engine.known:
                waiting, engine.waiting = engine.waiting, []
                for order in waiting:
                    if not order.cancelled:
                        self._place(order, engine)

    def _try_next(self, order: Order) -> None:
        if not order.links:
            order.then(None)
            return
        engine = order.links.pop(0)
        if engine.known:
            self._place(order, engine)
            return
        engine.waiting.append(order)
        engine.worker.start()

    def _place(self, order: Order, engine: _Engine) -> None:
        voice = engine.voice(order.utterance.language)
        key = engine.key(order.utterance)
        if voice is None or not key:
            self._try_next(order)
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
            if order.cancelled:
                return
            if recording is None:
                self._try_next(order)
            else:
                order.then(recording)

        language = order.utterance.language
        order.job = Job(order.utterance.spoken, voice.id, engine.rate(language), out, done)
        order.asked = engine.worker
        engine.worker.ask(order.job, urgent=order.urgent)
