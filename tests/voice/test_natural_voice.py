"""The optional natural voices: what is missing or damaged of their packages is told."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nightcaller.languages import LANGUAGES
from nightcaller.voice.levelling import read_sound
from nightcaller.voice.neural.engine import NaturalVoice, installed
from nightcaller.voice.system_voice import CannotSpeak
from nightcaller.voice.worker import answer_to

SPEAKS = """
from array import array
class Hibari:
    def __init__(self, **_):
        pass
    def __call__(self, text, speed, seed):
        return [0.2, -0.2] * round(2400 / speed)
"""
DAMAGED = "class Hibari:\n    def __init__(self, **_):\n        raise OSError('half a model')\n"
Packages = Callable[[str], None]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """Install a stand-in for hibari, and nothing of Kokoro."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.delitem(sys.modules, "hibari", raising=False)

    def install(hibari: str) -> None:
        for name in ("hibari", "numpy", "onnxruntime"):
            (folder / f"{name}.py").write_text(hibari if name == "hibari" else "")

    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    yield install
    sys.modules.pop("hibari", None)


def asked(voice: NaturalVoice, out: Path, text: str = "Ann", who: str = "heart") -> dict[str, object]:
    request = {"id": 1, "text": text, "voice": who, "rate": LANGUAGES["en"].rate, "out": str(out)}
    return answer_to(json.dumps(request), voice)


def test_a_language_speaks_whose_packages_are_there(packages: Packages, tmp_path: Path) -> None:
    packages(SPEAKS)
    assert installed()
    voice = NaturalVoice()
    assert "heart" in [one.id for one in voice.voices]
    answer = asked(voice, tmp_path / "line.part")
    assert answer["ok"], answer
    assert read_sound(tmp_path / "line.part").milliseconds == answer["milliseconds"] > 200
    assert asked(voice, tmp_path / "b", who="nobody")["error"] == "unknown-voice"
    assert asked(voice, tmp_path / "c", text="…")["error"] == "nothing-to-say"


def test_a_damaged_package_is_a_line_that_cannot_be_said(packages: Packages, tmp_path: Path) -> None:
    packages(DAMAGED)
    voice = NaturalVoice()
    for _ in range(2):
        assert asked(voice, tmp_path / "line.part")["error"] == "no-model"
    assert list(tmp_path.glob("line*")) == []


def test_without_the_packages_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightcaller.voice.neural.engine.find_spec", lambda _: None)
    assert not installed()
    with pytest.raises(CannotSpeak, match="no-engine"):
        NaturalVoice()
