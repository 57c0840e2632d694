"""An evening that is only heard: director, narrator and clips as they are, a clock moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from nightcaller.app.director import Director
from nightcaller.app.narrator import Narrator
from nightcaller.resources import shipped
from nightcaller.settings import SettingsFile
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.text import Catalogue
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.voice.cache import LineCache
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import Countdown
from nightcaller.voice.soundscape import Soundscape
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Synthesis
from voice.voice_kit import HandClock

Heard = tuple[int, str, str]
"""Milliseconds since the beginning, which player, what it did."""


@dataclass
class Player:
    """Plays nothing, for as long as it would take, and writes it down."""

    name: str
    clock: HandClock
    heard: list[Heard]
    here: bool = True
    playing: str = ""
    gains: list[float] = field(default_factory=list)
    _over: Countdown = field(init=False)

    def __post_init__(self) -> None:
        self._over = Countdown(self.clock)

    def available(self) -> bool:
        return self.here

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        del speed
        self.stop()
        self._note(f"play {path.stem}")
        self.playing = path.stem
        self.gains.append(gain)
        self._over.start(1000, lambda: self._end(then))

    def _end(self, then: Callable[[bool], None]) -> None:
        self.playing = ""
        self._note("end")
        then(self.here)

    def set_gain(self, gain: float, /) -> None:
        self.gains.append(gain)

    def stop(self) -> None:
        if self.playing:
            self._note(f"stop {self.playing}")
        self.playing = ""
        self._over.cancel()

    def pause(self) -> None:
        self._note("pause")
        self._over.pause()

    def resume(self) -> None:
        self._note("resume")
        self._over.resume()

    def _note(self, what: str) -> None:
        self.heard.append((round(self.clock.time), self.name, what))


class Loudspeaker:
    """One evening from its first card, without a window.

    Args:
        evening: what is played.
        folder: for settings and recordings.
        clips: recorded lines; those that ship by default.
        worker: what makes recordings; nobody by default.
        shelf: where the story goes; a shelf in the folder by default.
        set_: what is set, as in `Settings`.
    """

    def __init__(
        self,
        evening: Evening,
        folder: Path,
        *,
        clips: Path | None = None,
        worker: Sequence[str] = ("/no/such/program",),
        shelf: Shelf | None = None,
        **set_: Any,
    ) -> None:
        self.clock, self.heard = HandClock(), []
        self.owner = QObject()
        self.words = Phrasebook(parent=self.owner)
        catalogue = Catalogue(shipped("i18n"))
        self.words.open(catalogue, ("en",))
        self.app = AppViewModel(self.words, self.owner)
        settings = SettingsFile(folder / "settings.json")
        settings.change(**set_)
        self.voice = Player("voice", self.clock, self.heard)
        self.synthesis = Synthesis(LineCache(folder / "cache"), self.clock, worker)
        speaker = Speaker(
            playback=self.voice,
            synthesis=self.synthesis,
            clips=ClipLibrary(clips or shipped("assets") / "voice"),
            clock=self.clock,
        )
        self.players: list[Player] = []
        soundscape = Soundscape(clock=self.clock, open_player=self._open)
        self.narrator = Narrator(
            self.app,
            self.words,
            catalogue,
            settings,
            speaker=speaker,
            clock=self.clock,
            soundscape=soundscape,
        )
        self.director = Director(
            evening,
            self.app,
            self.narrator,
            settings,
            shelf or Shelf(folder / "data", folder / "state"),
            lambda _: None,
            self.clock,
        )

    def _open(self, _: QObject) -> Player:
        player = Player(f"sound {len(self.players)}", self.clock, self.heard)
        self.players.append(player)
        return player

    def said(self) -> list[str]:
        """Every line that was begun, by the name of its file."""
        return [
            what.removeprefix("play ")
            for _, who, what in self.heard
            if who == "voice" and what.startswith("play")
        ]

    def close(self) -> None:
        """The last call."""
        self.director.floor.stop()
        self.narrator.close()
