"""Recorded lines that ship with the program: the first choice of the voice.

``assets/voice/<language>/manifest.json`` lists them::

    {"clips": [{"line": "line-night-falls", "text": "Night falls...", "text_hash": "9f2c...", "arguments": {},
                "file": "line-night-falls.opus", "milliseconds": 2140, "voice": "...", "licence": "..."}]}

A clip is used only while it says exactly what the catalogue says: the hash of the spoken text decides.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from pathlib import Path

from nightcaller.voice.cache import Recording
from nightcaller.voice.lines import Utterance


def text_hash(spoken: str) -> str:
    """Return the hash by which a manifest recognises a spoken text."""
    return hashlib.sha256(unicodedata.normalize("NFC", spoken).strip().encode()).hexdigest()[:32]


class ClipLibrary:
    """The clips of every language found under `folder`; a missing or damaged manifest is an empty one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._languages: dict[str, dict[tuple[str, str], Recording]] = {}

    def find(self, utterance: Utterance) -> Recording | None:
        """Return the recording of exactly this line in its language."""
        clips = self._languages.get(utterance.language)
        if clips is None:
            clips = self._languages[utterance.language] = self._read(utterance.language)
        return clips.get((utterance.text_id, text_hash(utterance.spoken)))

    def _read(self, language: str) -> dict[tuple[str, str], Recording]:
        folder = self._folder / language
        try:
            listed = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["clips"]
            return {
                (clip["line"], clip["text_hash"]): Recording(folder / clip["file"], int(clip["milliseconds"]))
                for clip in listed
                if (folder / clip["file"]).is_file()
            }
        except (OSError, ValueError, KeyError, TypeError):
            return {}
