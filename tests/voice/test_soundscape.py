"""The night fades, makes room for the voice, and never stops where it should go on."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEventLoop, QUrl
from pytestqt.qtbot import QtBot
from voice_kit import HandClock, Tape, write_tone

from nightcaller.resources import shipped
from nightcaller.voice.settings import VoiceSettings, amplitude
from nightcaller.voice.sounds import Sounds
from nightcaller.voice.soundscape import DUCKED, Soundscape

MANIFEST = json.loads((shipped("assets") / "sounds" / "manifest.json").read_text(encoding="utf-8"))
EFFECTS = ("wolves", "cockerel", "bell", "chime", "latch", "heartbeat", "death", "victory")


class Outdoors:
    def __init__(self) -> None:
        self.clock = HandClock()
        self.tapes: list[Tape] = []
        self.soundscape = Soundscape(
            VoiceSettings(ambience_volume=0.8, effects_volume=0.5), clock=self.clock, open_player=self._open
        )

    @property
    def beds(self) -> list[Tape]:
        """The two players of the night, once it has begun."""
        return self.tapes[:2]

    @property
    def effect(self) -> Tape:
        """The player of single sounds: the one opened last."""
        return self.tapes[-1]

    def _open(self, _: object) -> Tape:
        self.tapes.append(Tape())
        return self.tapes[-1]

    def playing(self) -> int:
        return sum(bed.playing == "night" for bed in self.beds)


@pytest.fixture
def outdoors(qtbot: QtBot) -> Iterator[Outdoors]:
    outdoors = Outdoors()
    yield outdoors
    outdoors.soundscape.stop()


def test_the_night_fades_in_and_out(outdoors: Outdoors) -> None:
    outdoors.soundscape.begin_night()
    assert outdoors.playing() == 1
    assert outdoors.beds[1].gain < 0.1
    outdoors.clock.pass_time(3000)
    assert outdoors.beds[1].gain == pytest.approx(amplitude(0.8))
    outdoors.soundscape.end_night()
    assert outdoors.playing() == 1
    outdoors.clock.pass_time(3000)
    assert outdoors.playing() == 0


def test_the_night_goes_on_as_long_as_it_takes_each_turn_overlapping_the_last(outdoors: Outdoors) -> None:
    night = Sounds().find("night")
    outdoors.soundscape.begin_night()
    for turn in range(6):
        outdoors.clock.pass_time(night.milliseconds - night.overlap_ms - 1)
        assert outdoors.playing() == 1
        outdoors.clock.pass_time(1)
        assert outdoors.playing() == 2
        outdoors.beds[1 - turn % 2].end()
    assert not any("cut night" in bed.told for bed in outdoors.beds)


def test_the_voice_gets_room(outdoors: Outdoors) -> None:
    outdoors.soundscape.begin_night()
    outdoors.clock.pass_time(3000)
    outdoors.soundscape.play("wolves")
    for speaking, room in ((True, DUCKED), (False, 1.0)):
        outdoors.soundscape.duck(speaking)
        outdoors.clock.pass_time(250)
        assert outdoors.beds[1].gain == pytest.approx(amplitude(0.8) * room)
        assert outdoors.effect.gain == pytest.approx(amplitude(0.5) * room)


def test_a_voice_in_the_dusk_does_not_hurry_the_night(outdoors: Outdoors) -> None:
    outdoors.soundscape.begin_night()
    outdoors.clock.pass_time(1000)
    outdoors.soundscape.duck(True)
    outdoors.clock.pass_time(500)
    assert outdoors.beds[1].gain == pytest.approx(amplitude(0.8) * DUCKED / 2, rel=0.05)


def test_a_night_that_ends_and_begins_again_in_between_goes_on(outdoors: Outdoors) -> None:
    outdoors.soundscape.begin_night()
    outdoors.clock.pass_time(3000)
    outdoors.soundscape.end_night()
    outdoors.clock.pass_time(1000)
    outdoors.soundscape.begin_night()
    outdoors.clock.pass_time(3000)
    assert outdoors.playing() == 1
    assert outdoors.beds[1].gain == pytest.approx(amplitude(0.8))


def test_no_device_is_opened_before_the_first_sound(outdoors: Outdoors) -> None:
    outdoors.soundscape.duck(True)
    outdoors.soundscape.configure(VoiceSettings())
    outdoors.soundscape.stop()
    assert outdoors.tapes == []


def test_stop_is_silent_at_once(outdoors: Outdoors) -> None:
    outdoors.soundscape.begin_night()
    outdoors.soundscape.play("wolves")
    outdoors.soundscape.stop()
    assert [tape.playing for tape in outdoors.tapes] == ["", "", ""]
    outdoors.clock.pass_time(120_000)
    assert outdoors.playing() == 0


def test_an_effect_can_be_hushed_and_the_night_goes_on(outdoors: Outdoors) -> None:
    outdoors.soundscape.hush()
    outdoors.soundscape.begin_night()
    outdoors.soundscape.play("heartbeat")
    outdoors.soundscape.hush()
    assert (outdoors.effect.playing, outdoors.playing()) == ("", 1)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_plays_at_its_own_volume_where_anybody_hears_it(outdoors: Outdoors, name: str) -> None:
    outdoors.soundscape.play(name)
    assert (outdoors.effect.playing, outdoors.effect.gain) == (name, amplitude(0.5))
    outdoors.effect.stop()
    outdoors.effect.here = False
    outdoors.soundscape.play(name)
    assert outdoors.effect.playing == ""


def test_a_voice_waits_for_a_sound_that_leads_it_unless_effects_are_off(outdoors: Outdoors) -> None:
    leads = {name: outdoors.soundscape.lead(name) for name in EFFECTS}
    assert {name for name, lead in leads.items() if lead} == {"wolves", "cockerel", "death", "victory"}
    assert leads["wolves"] > 3000 < leads["cockerel"] + 1000
    outdoors.soundscape.configure(VoiceSettings(effects_volume=0.0))
    assert [outdoors.soundscape.lead(name) for name in EFFECTS] == [0] * len(EFFECTS)


def test_volumes_of_effects_and_ambience_are_separate(outdoors: Outdoors) -> None:
    outdoors.soundscape.begin_night()
    outdoors.soundscape.configure(VoiceSettings(ambience_volume=0.0, effects_volume=1.0))
    outdoors.clock.pass_time(3000)
    outdoors.soundscape.play("bell")
    assert (outdoors.beds[1].gain, outdoors.effect.gain) == (0.0, 1.0)


def test_ambience_turned_up_in_the_night_is_heard_at_once(outdoors: Outdoors) -> None:
    outdoors.soundscape.configure(VoiceSettings(ambience_volume=0.0))
    outdoors.soundscape.begin_night()
    outdoors.clock.pass_time(5000)
    assert outdoors.playing() == 0
    outdoors.soundscape.configure(VoiceSettings(ambience_volume=0.8))
    assert outdoors.playing() == 1
    assert max(bed.gain for bed in outdoors.beds) == pytest.approx(amplitude(0.8))


class Bed(Tape):
    """A player that comes to the end of what it plays, by the clock, and notes when it began."""

    def __init__(self, clock: HandClock, begun: list[float]) -> None:
        super().__init__()
        self.clock, self.begun = clock, begun
        self.ends = 0.0

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        assert self.here, "nobody would hear it"
        super().play(path, gain, then, speed)
        milliseconds = next(one["milliseconds"] for one in MANIFEST["sounds"] if one["name"] == path.stem)
        self.ends = self.clock.now() + milliseconds
        if path.stem == "night":
            self.begun.append(self.clock.now())
        self.clock.after(milliseconds, self.come_to_an_end)

    def come_to_an_end(self) -> None:
        if self.playing and self.clock.now() >= self.ends:
            self.end()


class Nights:
    """A soundscape to which anything may happen, in any order, checked at every step."""

    STEP, FALL, DUCK = 40, 3000, 250

    def __init__(self, chance: Random) -> None:
        self.chance, self.clock = chance, HandClock()
        self.tapes: list[Bed] = []
        self.begun: list[float] = []
        self.anew: set[float] = set()
        """When a bed may begin that does not follow another."""
        night = Sounds().find("night")
        assert night is not None
        self.turn = night.milliseconds - night.overlap_ms
        self.seen, self.last = 0, -1.0
        self.settings, self.night, self.speaking = VoiceSettings(), False, False
        self.here = self.always = True
        self.soundscape = Soundscape(self.settings, clock=self.clock, open_player=self.opened)

    def opened(self, _: object) -> Tape:
        self.tapes.append(Bed(self.clock, self.begun))
        self.tapes[-1].here = self.here
        return self.tapes[-1]

    def beds(self) -> list[Bed]:
        return [one for one in self.tapes if one.playing == "night"]

    def effects(self) -> list[Bed]:
        return [one for one in self.tapes if one.playing not in ("", "night")]

    def begin(self) -> None:
        if not self.beds():
            self.anew.add(self.clock.now())
        self.night = True
        self.soundscape.begin_night()

    def end(self) -> None:
        self.night = False
        self.soundscape.end_night()

    def duck(self) -> None:
        self.speaking = self.chance.random() < 0.5
        self.soundscape.duck(self.speaking)

    def configure(self) -> None:
        before = self.settings
        self.settings = VoiceSettings(
            ambience_volume=self.chance.choice([0.0, 0.0, 0.4, 1.0]),
            effects_volume=self.chance.choice([0.0, 0.5, 1.0]),
        )
        if not before.ambience_volume:
            self.anew.add(self.clock.now())
        gains = [(one, one.gain) for one in self.beds()]
        self.soundscape.configure(self.settings)
        for bed, gain in gains if before.ambience_volume else ():
            share = amplitude(self.settings.ambience_volume) / amplitude(before.ambience_volume)
            assert bed.gain == pytest.approx(gain * share), "not at once"

    def play(self) -> None:
        name = self.chance.choice(EFFECTS)
        before = [one.playing for one in self.effects()]
        self.soundscape.play(name)
        heard = self.here and self.settings.effects_volume > 0
        assert [one.playing for one in self.effects()] == ([name] if heard else before)

    def hush(self) -> None:
        beds = len(self.beds())
        self.soundscape.hush()
        assert (self.effects(), len(self.beds())) == ([], beds)

    def stop(self) -> None:
        self.night = False
        self.soundscape.stop()
        assert [one.playing for one in self.tapes] == [""] * len(self.tapes)

    def plug(self) -> None:
        self.here = self.chance.random() < 0.7
        for one in self.tapes:
            one.here = self.here

    def go_on(self, milliseconds: int) -> None:
        """Nothing jumps: neither at nightfall nor when somebody speaks."""
        most = self.STEP / self.FALL + (1 - DUCKED) * self.STEP / self.DUCK
        for _ in range(milliseconds // self.STEP):
            before = [(one, len(one.told), one.gain) for one in self.tapes if one.playing]
            self.clock.pass_time(self.STEP)
            for one, told, gain in before:
                loudest = max(self.settings.ambience_volume, self.settings.effects_volume)
                changed = abs(one.gain - gain) if len(one.told) == told and one.playing else 0.0
                assert changed <= amplitude(loudest) * most + 1e-9
            self.check()

    def rest(self) -> None:
        self.go_on(self.FALL + self.DUCK + 2 * self.STEP)
        room = DUCKED if self.speaking else 1.0
        for one in self.beds():
            assert self.night
            assert one.gain == pytest.approx(amplitude(self.settings.ambience_volume) * room)
        for one in self.effects():
            assert one.gain == pytest.approx(amplitude(self.settings.effects_volume) * room)
        if not self.night:
            assert not self.beds(), "the night goes on by day"

    def check(self) -> None:
        """One turn of the night follows the other, or begins as somebody wanted it."""
        for begun in self.begun[self.seen :]:
            bases = {self.last} if self.always else {self.last, *self.anew}
            follows = any((begun - one) % self.turn == 0 for one in bases if one < begun)
            assert follows or begun in self.anew, "too early, or twice"
            self.last = begun
        self.seen = len(self.begun)
        if self.always and self.night and self.settings.ambience_volume:
            assert self.beds(), "nothing is heard"
            assert self.clock.now() - self.last <= self.turn, "it came to an end"

    def act(self) -> None:
        acts = {self.begin: 5, self.end: 3, self.duck: 5, self.configure: 4, self.play: 4}
        acts |= {self.hush: 2, self.stop: 1, self.rest: 5}
        self.chance.choices([*acts], [*acts.values()])[0]()
        self.check()


@pytest.mark.parametrize("seed", range(24))
def test_whatever_is_done_in_whatever_order_the_night_is_as_it_was_wanted_last(
    qtbot: QtBot, seed: int
) -> None:
    nights = Nights(Random(seed))
    for _ in range(30):
        nights.act()
        if seed % 3 == 0 and nights.chance.random() < 0.2:
            nights.always = False
            nights.plug()
        nights.go_on(nights.chance.choice([0, 0, 200, 1000, 45_000]))
    nights.end()
    nights.rest()
    nights.begin()
    nights.rest()
    assert bool(nights.beds()) == (nights.here and nights.settings.ambience_volume > 0)
    nights.stop()


@pytest.mark.parametrize("listed", ["", "[]", "{}", '{"sounds": 3}', '{"sounds": [{"name": "bell"}]}'])
def test_without_a_list_that_can_be_read_there_is_silence(qtbot: QtBot, tmp_path: Path, listed: str) -> None:
    """Nor without a file that is listed."""
    for sounds in (Sounds(tmp_path / "nowhere"), Sounds(tmp_path)):
        outdoors = Outdoors()
        (tmp_path / "manifest.json").write_text(listed)
        soundscape = Soundscape(sounds=sounds, clock=outdoors.clock, open_player=outdoors._open)
        soundscape.begin_night()
        soundscape.play("bell")
        assert soundscape.lead("bell") == 0
        assert outdoors.tapes == []


def test_a_sound_that_is_not_there_takes_no_time(outdoors: Outdoors) -> None:
    outdoors.soundscape.play("trumpet")
    assert outdoors.soundscape.lead("trumpet") == 0


def test_a_sound_fades_and_leads_only_where_its_list_says_so(tmp_path: Path) -> None:
    listed = [{"name": name, "file": f"{name}.wav", "milliseconds": 400} for name in ("plain", "gone")]
    (tmp_path / "manifest.json").write_text(json.dumps({"sounds": listed}))
    path = write_tone(tmp_path / "plain.wav")
    assert Sounds(tmp_path).find("gone") is None
    assert Sounds(tmp_path).find("plain") == (path, 400, 0, 0)


def test_shipped_sounds_are_small_licensed_and_all_there() -> None:
    folder = shipped("assets") / "sounds"
    assert {sound["name"] for sound in MANIFEST["sounds"]} == {*EFFECTS, "night", "silence"}
    assert all(sound["licence"].startswith("MIT") for sound in MANIFEST["sounds"])
    assert {path.name for path in folder.iterdir()} == {
        "manifest.json",
        *(sound["file"] for sound in MANIFEST["sounds"]),
    }
    assert sum(path.stat().st_size for path in folder.iterdir()) < 3_000_000


@pytest.mark.parametrize("sound", MANIFEST["sounds"], ids=lambda sound: sound["name"])
def test_qt_reads_every_shipped_sound_at_its_stated_length(qtbot: QtBot, sound: dict) -> None:
    multimedia = pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
    decoder = multimedia.QAudioDecoder()
    decoder.setSource(QUrl.fromLocalFile(str(shipped("assets") / "sounds" / sound["file"])))
    loop = QEventLoop()
    frames = peak = 0

    def take() -> None:
        nonlocal frames, peak
        buffer = decoder.read()
        samples = memoryview(buffer.constData()).cast("h" if buffer.format().bytesPerSample() == 2 else "f")
        scale = 32768 if buffer.format().bytesPerSample() == 2 else 1
        frames += buffer.frameCount() / buffer.format().sampleRate() * 1000
        peak = max(peak, max(map(abs, samples), default=0) / scale)

    decoder.bufferReady.connect(take)
    decoder.finished.connect(loop.quit)
    decoder.error.connect(loop.quit)
    decoder.start()
    loop.exec()
    assert frames == pytest.approx(sound["milliseconds"], abs=30)
    assert peak < 0.99, "clipped"
    assert (peak > 0.1) == (sound["name"] != "silence")
