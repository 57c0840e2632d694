"""What the recorded lines sound like: equally loud, and put together where a person would breathe."""

from __future__ import annotations

import json

import pytest
from hearing import decoded, level, silences
from pytestqt.qtbot import QtBot

from nightcaller.resources import shipped
from nightcaller.text import LANGUAGES, Catalogue, Seats
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.levelling import LEVEL_DBFS
from nightcaller.voice.lines import Utterance

pytest.importorskip("PySide6.QtMultimedia", exc_type=ImportError)
VOICE = shipped("assets") / "voice"
EVERY = 50
"""One clip of so many is listened to."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_clips_are_equally_loud_and_as_their_list_says(qtbot: QtBot, language: str) -> None:
    clips = json.loads((VOICE / language / "manifest.json").read_text(encoding="utf-8"))["clips"]
    for clip in clips[::EVERY]:
        sound = decoded(VOICE / language / clip["file"])
        assert level(sound) == pytest.approx(LEVEL_DBFS, abs=1.0), clip["text"]
        assert sound.milliseconds == pytest.approx(clip["milliseconds"], abs=30), clip["text"]
        assert max(map(abs, sound.samples)) / 32768 == pytest.approx(clip["peak"], abs=0.05), clip["text"]
        assert max(silences(sound), default=0) == pytest.approx(clip["pause"], abs=80), clip["text"]


@pytest.mark.parametrize(
    ("language", "name", "facts"),
    [
        ("en", "line-judge-shot", {"by": 7, "seat": 11}),
        ("en", "line-judge-dawn", {"count": 3, "seats": Seats([3, 12, 17])}),
        ("zh-CN", "line-judge-dawn", {"count": 3, "seats": Seats([3, 12, 17])}),
        ("zh-CN", "line-judge-shot", {"by": 7, "seat": 11}),
        ("zh-CN", "line-judge-exiled", {"seat": 9}),
    ],
)
def test_phrases_meet_in_a_breath(qtbot: QtBot, language: str, name: str, facts: dict[str, object]) -> None:
    """A breath of a quarter of a second: as long as at a comma that was spoken in one go."""
    catalogue = Catalogue(shipped("i18n"))
    phrases = catalogue.phrases(language, name, **facts)
    library = ClipLibrary(VOICE)
    found = library.find(Utterance(name, "", catalogue.joined(language, phrases), language, phrases))
    assert found is not None
    sound = decoded(found.path)
    assert level(sound) == pytest.approx(LEVEL_DBFS, abs=1.0)
    seams = silences(sound)
    assert len(seams) >= len(phrases) - 1
    assert all(150 <= seam <= 400 for seam in seams), seams
