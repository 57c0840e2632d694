"""Which of the system's voices speaks a language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nightcaller.languages import LANGUAGES


@dataclass(frozen=True, slots=True)
class InstalledVoice:
    """A voice as the system reports it."""

    id: str
    name: str
    languages: tuple[str, ...]
    """Language tags as reported: ``cmn``, ``en-us``, ``zh_CN``..."""


@dataclass(frozen=True, slots=True)
class VoiceCast:
    """Who speaks a language in this house."""

    recorded: str
    """Who recorded the script; empty without recordings."""
    rest: str
    """Who says what is not recorded; empty when nobody does, or when it is not known yet."""
    known: bool
    """Whether every voice of this computer has been found."""


_CLEAR_NAMES: Final = (
    "premium",
    "enhanced",
    "samantha",
    "alex",
    "daniel",
    "zira",
    "huihui",
    "tingting",
    "ting-ting",
)
"""Voices that are pleasant to listen to for a whole evening, best first; macOS lists its joke voices too."""

_UNFIT_NAMES: Final = ("shavian", "pinyin", "espeak", "eloquence", "com.apple.speech.synthesis.voice.albert")


def voices_for(voices: Iterable[InstalledVoice], language: str) -> tuple[InstalledVoice, ...]:
    """Return the voices that speak `language`, the most suitable first; empty if the system has none."""
    ranked = [
        (rank, _clarity(voice), order, voice)
        for order, voice in enumerate(voices)
        if (rank := _rank(voice, language)) is not None
    ]
    return tuple(voice for *_, voice in sorted(ranked))


def choose(voices: Iterable[InstalledVoice], language: str, wanted: str = "") -> InstalledVoice | None:
    """Return the voice with id `wanted` if it is there, else the most suitable one for `language`.

    A wanted voice may have been uninstalled since, or may come from another computer's settings.
    """
    known = tuple(voices)
    for voice in known:
        if wanted and voice.id == wanted:
            return voice
    return next(iter(voices_for(known, language)), None)


def _rank(voice: InstalledVoice, language: str) -> int | None:
    tags, family = LANGUAGES[language].voices, LANGUAGES[language].other_voices
    ranks = []
    for reported in voice.languages:
        tag = reported.strip("\0 ").replace("_", "-").lower()
        if tag in tags:
            ranks.append(tags.index(tag))
        elif family and tag.startswith(family):
            ranks.append(len(tags))
    return min(ranks, default=None)


def _clarity(voice: InstalledVoice) -> int:
    called = f"{voice.id} {voice.name}".lower()
    if any(name in called for name in _UNFIT_NAMES):
        return len(_CLEAR_NAMES) + 1
    return next((place for place, name in enumerate(_CLEAR_NAMES) if name in called), len(_CLEAR_NAMES))
