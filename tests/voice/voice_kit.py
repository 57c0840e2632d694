"""Fakes at the edge for the voice's tests: a clock that is moved by hand, a player that plays nothing."""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nightcaller.voice.levelling import Sound, write_wav
from nightcaller.voice.lines import Utterance

WORKERS = Path(__file__).parent / "workers"


def worker(name: str, *arguments: str) -> tuple[str, ...]:
    """Return the command of a worker that misbehaves in the way its file is called."""
    return (sys.executable, str(WORKERS / f"{name}.py"), *arguments)


def send(**message: object) -> None:
    """Say one line of the worker's protocol; for the scripts in `workers/`."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def greet(*, single_use: bool = False) -> None:
    """Be ready, with one voice for each language."""
    english, mandarin = {"id": "en", "name": "Test", "languages": ["en"]}, {"id": "zh", "name": "测试"}
    voices = [english, {**mandarin, "languages": ["cmn"]}]
    send(ready=True, engine="fake 1", single_use=single_use, voices=voices)


def line(text: str, language: str = "en", text_id: str = "line-test") -> Utterance:
    return Utterance(text_id, text, text, language)


def tone(seconds: float = 0.4, rate: int = 16_000, loudness: float = 0.1, quiet: float = 0.0) -> Sound:
    """Return a tone with `quiet` seconds of silence before and after it."""
    silence = array("h", bytes(2 * int(quiet * rate)))
    wave = (int(32767 * loudness * math.sin(0.3 * place)) for place in range(int(seconds * rate)))
    return Sound(silence + array("h", wave) + silence, rate)


def write_tone(path: Path, seconds: float = 0.4) -> Path:
    write_wav(tone(seconds), path)
    return path


@dataclass(eq=False)
class _Alarm:
    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


@dataclass
class HandClock:
    """A clock that only `pass_time` moves."""

    time: float = 0.0
    alarms: list[_Alarm] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    def after(self, milliseconds: float, call: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(self.time + milliseconds, call)
        self.alarms.append(alarm)
        return alarm

    def pass_time(self, milliseconds: float) -> None:
        """Move on, ringing each alarm at its moment."""
        end = self.time + milliseconds
        while due := [alarm for alarm in self.alarms if not alarm.cancelled and alarm.at <= end]:
            alarm = min(due, key=lambda alarm: alarm.at)
            self.alarms.remove(alarm)
            self.time = max(self.time, alarm.at)
            alarm.call()
        self.time = end
        self.alarms = [alarm for alarm in self.alarms if not alarm.cancelled]


@dataclass
class Tape:
    """A player that writes down what it is told and ends a sound only when the test says so."""

    here: bool = True
    told: list[str] = field(default_factory=list)
    gain: float = 0.0
    speed: float = 0.0
    playing: str = ""
    _then: Callable[[bool], None] | None = None

    def available(self) -> bool:
        return self.here

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        if self.playing:
            self.told.append(f"cut {self.playing}")
        self.told.append(f"play {path.stem}")
        self.playing, self.gain, self.speed, self._then = path.stem, gain, speed, then

    def set_gain(self, gain: float, /) -> None:
        self.gain = gain

    def stop(self) -> None:
        if self.playing:
            self.told.append(f"stop {self.playing}")
        self.playing, self._then = "", None

    def pause(self) -> None:
        self.told.append("pause")

    def resume(self) -> None:
        self.told.append("resume")

    def end(self, played: bool = True) -> None:
        """Let what plays come to its end."""
        then, self._then, self.playing = self._then, None, ""
        assert then is not None, "nothing plays"
        then(played)


class NoPlayback:
    """Nothing is available, everything fails at once."""

    def available(self) -> bool:
        return False

    def play(self, _path: Path, _gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        then(False)

    def set_gain(self, _gain: float, /) -> None:
        """Nothing plays."""

    def stop(self) -> None:
        """Nothing plays."""

    def pause(self) -> None:
        """Nothing plays."""

    def resume(self) -> None:
        """Nothing plays."""
