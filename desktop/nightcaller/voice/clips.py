"""Recorded lines that ship with the program: the first choice of the voice.

``assets/voice/<language>/manifest.json`` lists them::

    {"voice": "Heart (hibari)", "licence": "Apache-2.0, ...", "recipe": 1, "processing": "...",
     "clips": [{"line": "line-night-falls", "text": "Night falls...", "text_hash": "9f2c...",
                "file": "line-night-falls-9f2c....opus", "sha256": "77ab...", "milliseconds": 2140}]}

`packaging/voice/build.py` makes them. A clip is used only while it says exactly what the catalogue says: the
hash of the spoken text decides. A line without a clip of its own is put together from those of its phrases,
from breath to breath.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
import unicodedata
from pathlib import Path
from typing import NamedTuple

from nightcaller.voice import opus
from nightcaller.voice.cache import Recording
from nightcaller.voice.levelling import NotASound
from nightcaller.voice.lines import Utterance


def text_hash(spoken: str) -> str:
    """Return the hash by which a manifest recognises a spoken text."""
    return hashlib.sha256(unicodedata.normalize("NFC", spoken).strip().encode()).hexdigest()[:32]


def file_hash(data: bytes) -> str:
    """Return the hash by which a manifest recognises a file that came through whole."""
    return hashlib.sha256(data).hexdigest()[:16]


class _Clip(NamedTuple):
    file: str
    """Where it is. No `Path`: a language has thousands, and few are played."""
    milliseconds: int
    sha256: str

    @property
    def path(self) -> Path:
        return Path(self.file)


class ClipLibrary:
    """The clips of every language found under `folder`.

    Whatever is missing or damaged, a manifest, a file, a single byte, is a clip that is not there: found out
    before it is played, so that the next voice in line speaks without a delay.

    Args:
        folder: with one sub-folder per language.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._languages: dict[str, dict[str, _Clip]] = {}
        self._voices: dict[str, str] = {}
        self._whole: set[str] = set()
        self._composed: dict[tuple[str, ...], Recording] = {}
        self._desk: tempfile.TemporaryDirectory[str] | None = None

    def find(self, utterance: Utterance) -> Recording | None:
        """Return the recording of exactly these words: a clip, or the clips of its phrases put together."""
        clips = self._clips(utterance.language)
        own = self._checked(clips.get(text_hash(utterance.spoken)))
        if own is not None:
            return Recording(own.path, own.milliseconds)
        if len(utterance.phrases) < 2:
            return None
        parts = [self._checked(clips.get(text_hash(phrase))) for phrase in utterance.phrases]
        return self._put_together([part for part in parts if part is not None], len(parts))

    def discard(self, utterance: Utterance) -> None:
        """Do not use the clips of this line any more: they did not play."""
        clips = self._clips(utterance.language)
        for text in (utterance.spoken, *utterance.phrases):
            clips.pop(text_hash(text), None)

    def voice(self, language: str) -> str:
        """Return the name of who speaks the clips of a language; empty without clips."""
        return self._voices.get(language, "") if self._clips(language) else ""

    def _clips(self, language: str) -> dict[str, _Clip]:
        if language not in self._languages:
            self._languages[language] = self._read(language)
        return self._languages[language]

    def _read(self, language: str) -> dict[str, _Clip]:
        folder = self._folder / language
        try:
            manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
            self._voices[language] = str(manifest.get("voice", ""))
            return {
                clip["text_hash"]: _Clip(
                    f"{folder}/{clip['file']}", int(clip["milliseconds"]), clip.get("sha256", "")
                )
                for clip in manifest["clips"]
            }
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return {}

    def _checked(self, clip: _Clip | None) -> _Clip | None:
        """Return the clip if its file is there and whole; each file is looked at once."""
        if clip is None or clip.file in self._whole:
            return clip
        try:
            data = clip.path.read_bytes()
        except OSError:
            return None
        if clip.sha256 and file_hash(data) != clip.sha256:
            return None
        self._whole.add(clip.file)
        return clip

    def _put_together(self, parts: list[_Clip], needed: int) -> Recording | None:
        if len(parts) < needed:
            return None
        key = tuple(part.path.name for part in parts)
        if key not in self._composed:
            try:
                data = opus.joined([opus.read(part.path.read_bytes()) for part in parts])
                if self._desk is None:
                    self._desk = tempfile.TemporaryDirectory("", "nightcaller-", ignore_cleanup_errors=True)
                path = Path(self._desk.name) / f"{len(self._composed)}.opus"
                path.write_bytes(data)
                self._composed[key] = Recording(path, opus.milliseconds(data))
            except (OSError, NotASound):
                return None
        return self._composed[key]
