"""Whatever happens in whatever order, a line is begun and over once, in its turn, and nothing waits for ever.

Evenings are thrown with dice: lines of every voice, pauses, stops, answers that come late or never, sounds
that break, a device that goes away and comes back.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot
from voice_kit import HandClock, Tape, line, write_tone

from nightcaller.voice.cache import Recording
from nightcaller.voice.clips import ClipLibrary, text_hash
from nightcaller.voice.lines import Utterance
from nightcaller.voice.settings import VoiceSettings, amplitude
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.voices import InstalledVoice

CLIP_MS, MADE_MS = 700, 900
LINES, STEPS = 24, 60
VOICES = ("clip", "clip and made", "made", "ordered")
"""What there is of a line when its turn comes: a clip, a recording that was made before, or neither."""


class Deck(Tape):
    """A tape that knows whether it is held, and tells what it plays."""

    held = False
    plays: Callable[[str], None]

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        assert self.here, "nobody would hear it"
        super().play(path, gain, then, speed)
        self.held = False
        self.plays(path.stem)

    def pause(self) -> None:
        super().pause()
        self.held = True

    def resume(self) -> None:
        super().resume()
        self.held = False


@dataclass(eq=False)
class Wish:
    """A line that somebody waits for."""

    spoken: str
    then: Callable[[Recording | None], None]


class Workshop(QObject):
    """Stands in for `Synthesis`: it makes a line when the test says so, and knows one voice."""

    voicesChanged = Signal()
    noRoom = Signal()
    known = True

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.kept: dict[str, Recording] = {}
        self.wishes: list[Wish] = []
        self.at_once = False

    def configure(self, _: VoiceSettings) -> None:
        """It makes the same whatever is set."""

    def start(self) -> None:
        """It is always there."""

    def close(self) -> None:
        """Nothing is left behind."""

    def voice(self, language: str) -> InstalledVoice | None:
        return InstalledVoice("en", "Test", ("en",)) if language == "en" else None

    def make(self, spoken: str) -> Recording:
        self.kept[spoken] = Recording(self.folder / f"made-{spoken}.wav", MADE_MS)
        return self.kept[spoken]

    def find(self, utterance: Utterance) -> Recording | None:
        return self.kept.get(utterance.spoken)

    def discard(self, utterance: Utterance) -> None:
        self.kept.pop(utterance.spoken, None)

    def order(self, utterance: Utterance, then: Callable[[Recording | None], None], *, urgent: bool) -> Wish:
        assert urgent, "the table waits for it"
        wish = Wish(utterance.spoken, then)
        if self.at_once:
            then(None if utterance.language != "en" else self.make(utterance.spoken))
        else:
            self.wishes.append(wish)
        return wish

    def cancel(self, wish: Wish) -> None:
        assert wish in self.wishes, "nobody waits for it"
        self.wishes.remove(wish)

    def answer(self, made: bool) -> None:
        """The line that was wished for first is there, or cannot be made."""
        wish = self.wishes.pop(0)
        wish.then(self.make(wish.spoken) if made else None)


@dataclass
class Told:
    """What became of a line."""

    utterance: Utterance
    notes: list[str] = field(default_factory=list)
    since: float = 0.0
    """When its sound or its reading began, in time that was not held."""
    length: int = 0
    silent: bool = False
    """The voice was switched off when it began."""
    over: bool = False
    """Stopped."""


class Evening:
    """A speaker, and everything that it said, checked at every step."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.chance, self.clock, self.deck = chance, HandClock(), Deck()
        self.workshop = Workshop(folder)
        self.settings = VoiceSettings()
        self.speaker = Speaker(
            self.settings,
            synthesis=self.workshop,
            clips=ClipLibrary(folder),
            playback=self.deck,
            clock=self.clock,
        )
        self.lines: list[Told] = []
        self.current: Told | None = None
        self.went = 0.0
        """Milliseconds that were not held."""
        self.notices: list[str] = []
        self.speaking: list[bool] = []
        self.ended_by_itself = self.calm = False
        self.deck.plays = self.on_play
        self.speaker.subtitle.connect(self.on_subtitle)
        self.speaker.started.connect(self.on_started)
        self.speaker.finished.connect(self.on_finished)
        self.speaker.speakingChanged.connect(self.speaking.append)
        self.speaker.noSound.connect(lambda: self.notices.append("sound"))
        self.speaker.noVoice.connect(self.notices.append)

    # --- what the table sees ---

    def on_subtitle(self, utterance: Utterance) -> None:
        assert self.current is None, "the line before is not over"
        assert not self.speaker.paused
        self.current = next(one for one in self.lines if not one.over and "finished" not in one.notes)
        assert self.current.utterance is utterance, "not its turn"
        self.current.notes.append("subtitle")
        self.current.silent = not self.settings.speak
        there = utterance.spoken.startswith("Clip") or utterance.spoken in self.workshop.kept
        assert self.speaker.ready(utterance) == there
        self.interrupt()

    def on_started(self, utterance: Utterance, length: int) -> None:
        assert self.current is not None
        assert self.current.utterance is utterance
        self.current.since, self.current.length = self.went, length
        assert length == self.speaker.length(utterance), "not as long as was foretold"
        self.interrupt()

    def on_play(self, sound: str) -> None:
        if sound == "silence":
            return
        assert self.current is not None
        spoken = self.current.utterance.spoken
        assert sound in ("chime", f"clip-{spoken}", f"made-{spoken}"), "another line"
        assert not {sound, "chime"} & set(self.current.notes), "heard twice"
        effects = sound == "chime"
        volume = self.settings.effects_volume if effects else self.settings.voice_volume
        assert self.deck.gain == amplitude(volume)
        assert self.deck.speed == (self.settings.speeds.get("en", 1.0) if sound.startswith("clip") else 1.0)
        milliseconds = {"clip": CLIP_MS / self.deck.speed, "made": MADE_MS}
        long = milliseconds.get(sound[:4], 0)
        assert effects or self.current.length == round(long)
        self.current.notes.append(sound)

    def on_finished(self, utterance: Utterance) -> None:
        assert self.current is not None
        assert self.current.utterance is utterance
        told, self.current = self.current, None
        told.notes.append("finished")
        if self.ended_by_itself:
            lasted = self.went - told.since
            assert told.length <= lasted + 0.01, "cut short"
            assert lasted <= told.length + 2000.01, "waited for"
        silent = told.silent or not self.settings.speak or "sound" in self.notices
        assert silent or self.deck.here, "not heard to its end, and nobody was told"
        assert silent or len(told.notes) > 2, "not heard, and nobody was told"
        self.interrupt()

    def interrupt(self) -> None:
        """Whoever hears of a line may stop it, hold it or say another."""
        if not self.calm and self.chance.random() < 0.1:
            self.chance.choice([self.stop, self.stop_and_say, self.speaker.pause, self.say])()

    # --- what happens ---

    def say(self) -> None:
        if len(self.lines) == LINES:
            return
        nth, voice = len(self.lines), self.chance.choice(VOICES)
        language = "zh-CN" if voice == "ordered" and self.chance.random() < 0.2 else "en"
        spoken = f"{'Clip' if 'clip' in voice else 'Line'} {nth}"
        if "made" in voice:
            self.workshop.make(spoken)
        self.lines.append(Told(line(spoken, language)))
        self.speaker.speak(self.lines[-1].utterance)

    def stop(self) -> None:
        for told in self.lines:
            told.over = told.over or "finished" not in told.notes
        self.current = None
        self.speaker.stop()
        assert not self.deck.playing
        assert not self.speaker.paused
        assert not self.speaker.speaking

    def stop_and_say(self) -> None:
        self.stop()
        self.say()

    def pass_time(self, milliseconds: float) -> None:
        """Step by step: what rings may hold what comes after it."""
        self.ended_by_itself = True
        last = self.clock.time + milliseconds
        while self.clock.time < last:
            due = [one.at for one in self.clock.alarms if not one.cancelled]
            until = min([last, *(at for at in due if at > self.clock.time)])
            if self.speaker.paused:
                before = (len(self.lines), [len(one.notes) for one in self.lines])
                self.clock.pass_time(last - self.clock.time)
                assert before == (len(self.lines), [len(one.notes) for one in self.lines]), "not held"
            else:
                self.went += until - self.clock.time
                self.clock.pass_time(until - self.clock.time)
        self.ended_by_itself = False

    def end(self, played: bool) -> None:
        if self.deck.playing and not self.deck.held:
            self.deck.end(played)

    def lose_device(self) -> None:
        """What plays breaks off, or the player tells nothing."""
        self.deck.here = False
        if self.chance.random() < 0.5:
            self.end(played=False)

    def find_device(self) -> None:
        self.deck.here = True

    def answer(self) -> None:
        if self.workshop.wishes:
            spoken = self.workshop.wishes[0].spoken
            english = (
                next(one for one in self.lines if one.utterance.spoken == spoken).utterance.language == "en"
            )
            self.workshop.answer(english and self.chance.random() < 0.8)

    def hurry(self) -> None:
        self.workshop.at_once = not self.workshop.at_once

    def set(self) -> None:
        self.settings = VoiceSettings(
            speak=self.chance.random() < 0.9,
            voice_volume=self.chance.choice([1.0, 0.5]),
            speeds={"en": self.chance.choice([1.0, 1.25])},
        )
        self.speaker.configure(self.settings)

    def step(self) -> None:
        chance = self.chance
        acts: dict[Callable[[], object], int] = {
            self.say: 8,
            lambda: self.pass_time(chance.choice([1, 100, 499, 500, 699, 2000, 3000])): 6,
            lambda: self.end(True): 6,
            lambda: self.end(False): 2,
            self.answer: 5,
            self.hurry: 1,
            self.speaker.pause: 3,
            self.speaker.resume: 4,
            self.stop: 1,
            self.lose_device: 1,
            self.find_device: 3,
            self.set: 1,
            self.speaker.warm_up: 1,
        }
        told = len(self.deck.told)
        chance.choices([*acts], [*acts.values()])[0]()
        self.check(told)

    def check(self, told: int) -> None:
        """What holds at every moment."""
        assert not any(note.startswith("cut line") for note in self.deck.told[told:])
        assert self.deck.held == self.speaker.paused or self.deck.playing in ("", "silence"), (
            "held is silent, else it goes on"
        )
        assert len(set(self.notices)) == len(self.notices), "told twice"
        assert self.speaking == [nth % 2 == 0 for nth in range(len(self.speaking))]
        assert self.speaker.speaking == bool(self.speaking and self.speaking[-1])
        if self.current is not None:
            assert self.speaker.speaking
        if self.deck.playing not in ("", "chime", "silence"):
            assert self.current is not None
            assert self.deck.playing.partition("-")[2] == self.current.utterance.spoken, "another line"
            assert self.deck.gain == amplitude(self.settings.voice_volume)


@pytest.fixture(scope="module")
def clips(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a clip of every line that may have one."""
    folder = tmp_path_factory.mktemp("clips")
    (folder / "en").mkdir()
    listed = []
    for nth in range(LINES):
        path = write_tone(folder / "en" / f"clip-Clip {nth}.wav", 0.01)
        listed.append({"text_hash": text_hash(f"Clip {nth}"), "milliseconds": CLIP_MS, "file": path.name})
    (folder / "en" / "manifest.json").write_text(json.dumps({"clips": listed}))
    return folder


@pytest.mark.parametrize("evening", range(60))
def test_every_line_is_begun_and_over_once_in_its_turn(qtbot: QtBot, clips: Path, evening: int) -> None:
    night = Evening(clips, Random(evening))
    for _ in range(STEPS):
        night.step()
    night.calm = True
    night.speaker.resume()
    night.find_device()
    night.pass_time(LINES * 20_000)
    night.check(0)
    assert not night.speaker.speaking
    assert [told.notes[-1:] for told in night.lines if not told.over] == [["finished"]] * sum(
        not told.over for told in night.lines
    )
    assert night.workshop.wishes == []
    assert not any(not one.cancelled for one in night.clock.alarms)
    night.speaker.close()
