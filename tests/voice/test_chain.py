"""Which voice says a line: clip, natural, system's, none. A link that fails delays nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from voice_kit import HandClock, Tape, line, worker, write_tone

from nightcaller.resources import shipped
from nightcaller.voice.cache import LineCache, Recording
from nightcaller.voice.clips import ClipLibrary, file_hash, text_hash
from nightcaller.voice.lines import Utterance
from nightcaller.voice.speaker import Speaker
from nightcaller.voice.synthesis import Order, Synthesis
from nightcaller.voice.voices import VoiceCast
from nightcaller.voice.worker_process import ANSWER_LIMIT_MS

NATURAL, SYSTEM = worker("says", "natural"), worker("says", "system")
DEAD = ("/no/such/program",)


class Chain:
    """A speaker with a clip of "Dusk" and two workers that write down what they are asked."""

    def __init__(self, folder: Path, natural: tuple[str, ...], system: tuple[str, ...]) -> None:
        self.folder, self.clock, self.tape = folder, HandClock(), Tape()
        (folder / "en").mkdir(exist_ok=True)
        path = write_tone(folder / "en" / "dusk.wav")
        clip = {"text_hash": text_hash("Dusk"), "file": path.name, "milliseconds": 400}
        listed = {"voice": "Ann", "clips": [{**clip, "sha256": file_hash(path.read_bytes())}]}
        (folder / "en" / "manifest.json").write_text(json.dumps(listed))
        self.owner = QObject()
        cache = LineCache(folder / "cache")
        self.synthesis = Synthesis(cache, self.clock, system, self.owner, natural=natural)
        self.speaker = Speaker(
            synthesis=self.synthesis, clips=ClipLibrary(folder), playback=self.tape, clock=self.clock
        )

    def know(self, qtbot: QtBot) -> None:
        self.synthesis.start()
        qtbot.waitUntil(lambda: self.synthesis.known)

    def made(self, qtbot: QtBot, text: str, *, urgent: bool = False) -> str:
        """Have a line made and return who made it: the worker writes its name as the tone's length."""
        answers: list[Recording | None] = []
        self.synthesis.order(line(text), answers.append, urgent=urgent)
        qtbot.waitUntil(lambda: bool(answers))
        return "" if answers[0] is None else {300: "natural", 500: "system"}[answers[0].milliseconds]


@pytest.fixture
def chain(qtbot: QtBot, tmp_path: Path):
    made = []

    def start(natural: tuple[str, ...] = NATURAL, system: tuple[str, ...] = SYSTEM) -> Chain:
        made.append(Chain(tmp_path, natural, system))
        return made[-1]

    yield start
    for one in made:
        one.speaker.close()


def test_a_clip_comes_before_every_other_voice(chain, qtbot: QtBot) -> None:
    night = chain()
    night.know(qtbot)
    night.speaker.speak(line("Dusk"))
    assert night.tape.told == ["play dusk"]


def test_what_is_prepared_is_the_natural_voices_and_then_found(chain, qtbot: QtBot) -> None:
    night = chain()
    night.know(qtbot)
    assert night.made(qtbot, "Priya") == "natural"
    assert night.synthesis.find(line("Priya")) is not None


def test_what_the_table_waits_for_is_the_systems(chain, qtbot: QtBot) -> None:
    night = chain()
    night.know(qtbot)
    assert night.made(qtbot, "Now", urgent=True) == "system"


@pytest.mark.parametrize("natural", [DEAD, (), worker("says", "silent"), worker("says", "unready")])
def test_without_the_natural_voice_the_system_speaks(chain, qtbot: QtBot, natural: tuple[str, ...]) -> None:
    night = chain(natural)
    night.know(qtbot)
    assert night.made(qtbot, "Priya") == "system"


def test_without_the_system_voice_the_natural_one_speaks_also_at_once(chain, qtbot: QtBot) -> None:
    night = chain(NATURAL, DEAD)
    night.know(qtbot)
    assert night.made(qtbot, "Now", urgent=True) == "natural"


@pytest.mark.parametrize("urgent", [False, True])
@pytest.mark.parametrize("moment", ["unknown", "asked", "waiting", "closed"])
def test_a_line_that_is_taken_back_is_nobodys(chain, qtbot: QtBot, moment: str, urgent: bool) -> None:
    """Before the voices are known, while it is made, while another is made before it, and at the end."""
    night = chain()
    answers: dict[str, Recording | None] = {}

    def order(text: str) -> Order:
        return night.synthesis.order(line(text), lambda made: answers.update({text: made}), urgent=urgent)

    if moment in ("asked", "waiting"):
        night.know(qtbot)
    before = order("Before") if moment == "waiting" else None
    wanted = order("Wanted")
    if moment == "closed":
        night.synthesis.close()
    else:
        night.synthesis.cancel(wanted)
        last = "Before" if before is not None else "After"
        if before is None:
            order("After")
        qtbot.waitUntil(lambda: last in answers)
        night.know(qtbot)
        order("At last")
        qtbot.waitUntil(lambda: "At last" in answers)
    assert "Wanted" not in answers
    assert None not in answers.values()
    made = night.synthesis.find(line("Wanted"))
    assert (made is not None) == (moment == "asked"), "made for nobody, or not kept"


def test_what_a_voice_is_not_yet_known_for_is_told_when_it_is(chain, qtbot: QtBot) -> None:
    night, told = chain(), list[tuple[bool, int]]()
    night.synthesis.voicesChanged.connect(
        lambda: told.append((night.synthesis.known, len(night.synthesis.voices("en"))))
    )
    night.know(qtbot)
    assert told == [(False, 1), (True, 2)]
    assert night.synthesis.voice("en").name == "natural"


def test_without_any_voice_there_is_no_recording(chain, qtbot: QtBot) -> None:
    night = chain(DEAD, DEAD)
    assert night.made(qtbot, "Now") == ""


def test_settings_show_who_recorded_and_who_says_the_rest(chain, qtbot: QtBot) -> None:
    night = chain()
    night.know(qtbot)
    assert night.speaker.cast("en") == VoiceCast(recorded="Ann", rest="natural", known=True)
    assert night.speaker.cast("zh-CN") == VoiceCast(recorded="", rest="", known=True)
    assert [voice.name for voice in night.speaker.voices("en")] == ["natural", "system"]


@pytest.mark.parametrize("harm", ["missing", "damaged"])
def test_a_clip_that_is_missing_or_damaged_leaves_its_line_to_the_next_voice(
    chain, qtbot: QtBot, harm: str
) -> None:
    night = chain()
    night.know(qtbot)
    clip = night.folder / "en" / "dusk.wav"
    clip.unlink() if harm == "missing" else clip.write_bytes(b"RIFF")
    with qtbot.waitSignal(night.speaker.started):
        night.speaker.speak(line("Dusk"))
    assert night.clock.time == 0, "nobody waited"
    assert [note for note in night.tape.told if note.startswith("play")] != ["play dusk"]


def test_a_clip_that_does_not_play_leaves_its_line_to_the_next_voice(chain, qtbot: QtBot) -> None:
    night = chain()
    night.know(qtbot)
    assert night.made(qtbot, "Dusk") == "natural"
    finished: list[str] = []
    night.speaker.finished.connect(lambda utterance: finished.append(utterance.spoken))
    night.speaker.speak(line("Dusk"))
    night.tape.end(played=False)
    assert night.clock.time == 0, "nobody waited"
    assert len(night.tape.told) == 2
    night.tape.end()
    assert finished == ["Dusk"]


def test_a_natural_voice_that_hangs_leaves_what_is_prepared_to_the_system(chain, qtbot: QtBot) -> None:
    night = chain(worker("hangs"), SYSTEM)
    night.know(qtbot)
    answers: list[Recording | None] = []
    night.synthesis.order(line("hang"), answers.append)
    night.clock.pass_time(ANSWER_LIMIT_MS)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0] is not None
    assert answers[0].milliseconds == 500


def test_a_disk_without_room_to_put_phrases_together_leaves_the_line_to_the_next_voice(
    chain, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = chain()
    night.know(qtbot)
    said = Utterance("line-judge-shot", "", "Seven, fires.", "en", ("Number seven,", "fires, and hits,"))
    shipped_clips = ClipLibrary(shipped("assets") / "voice")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    assert shipped_clips.find(said) is None
    assert night.made(qtbot, said.spoken) == "natural"
    monkeypatch.undo()
    assert shipped_clips.find(said) is not None
