"""Recorded lines: used while they say exactly what the catalogue says, and never without a licence."""

import json
from pathlib import Path

import pytest
from voice_kit import line, write_tone

from nightcaller.resources import shipped
from nightcaller.text.catalogue import LANGUAGES, Catalogue
from nightcaller.voice.clips import ClipLibrary, text_hash


def _outdated(manifest: Path, catalogue: Catalogue) -> list[str]:
    """Return what is wrong with a manifest: clips whose text changed, whose file or licence is missing."""
    wrong = []
    language = manifest.parent.name
    for clip in json.loads(manifest.read_text(encoding="utf-8"))["clips"]:
        name = clip["line"]
        known = catalogue.has(language, name)
        text = catalogue.spoken(language, name, **clip.get("arguments", {})) if known else ""
        if text_hash(text) != clip["text_hash"]:
            wrong.append(f"{name}: the text has changed, record it again")
        if not (manifest.parent / clip["file"]).is_file():
            wrong.append(f"{name}: no file {clip['file']}")
        if not clip.get("licence") or not clip.get("voice") or not clip.get("milliseconds"):
            wrong.append(f"{name}: voice, licence or length missing")
    return wrong


def _catalogue(folder: Path, text: str) -> Catalogue:
    (folder / "text" / "en").mkdir(parents=True, exist_ok=True)
    (folder / "text" / "en" / "lines.ftl").write_text(text)
    return Catalogue(folder / "text")


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A manifest with one clip of a line with an argument."""
    (tmp_path / "en").mkdir()
    write_tone(tmp_path / "en" / "three.wav")
    clip = {"line": "line-speak", "arguments": {"seat": 3}, "text_hash": text_hash("Number 3, please.")}
    clip |= {"file": "three.wav", "milliseconds": 400, "voice": "Ann", "licence": "CC0"}
    (tmp_path / "en" / "manifest.json").write_text(json.dumps({"clips": [clip]}))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_shipped_clips_say_what_the_catalogue_says(language: str) -> None:
    manifest = shipped("assets") / "voice" / language / "manifest.json"
    assert _outdated(manifest, Catalogue(shipped("i18n"))) == []


def test_a_text_that_changed_without_its_clip_is_found(recorded: Path) -> None:
    manifest = recorded / "en" / "manifest.json"
    assert _outdated(manifest, _catalogue(recorded, "line-speak = Seat { $seat },| please.")) == [
        "line-speak: the text has changed, record it again"
    ]
    assert _outdated(manifest, _catalogue(recorded, "line-speak = Number { $seat }, please.")) == []
    assert len(_outdated(manifest, _catalogue(recorded, "line-listen = Number { $seat }, please."))) == 1
    (recorded / "en" / "three.wav").unlink()
    assert len(_outdated(manifest, _catalogue(recorded, "line-speak = Number { $seat }, please."))) == 1


def test_a_clip_is_used_for_exactly_its_line(recorded: Path) -> None:
    library = ClipLibrary(recorded)
    found = library.find(line("Number 3, please.", "en", "line-speak"))
    assert found is not None
    assert (found.path.name, found.milliseconds) == ("three.wav", 400)
    assert library.find(line("Number 4, please.", "en", "line-speak")) is None
    assert library.find(line("Number 3, please.", "en", "line-other")) is None
    assert library.find(line("Number 3, please.", "zh-CN", "line-speak")) is None


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"clips": [{"line": "x"}]}'])
def test_a_damaged_manifest_is_an_empty_one(recorded: Path, damage: str) -> None:
    (recorded / "en" / "manifest.json").write_text(damage)
    assert ClipLibrary(recorded).find(line("Number 3, please.", "en", "line-speak")) is None
