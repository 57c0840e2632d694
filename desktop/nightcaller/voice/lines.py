"""What is said: a line with its words for the eye and for the ear."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

_LEAST_READING_MS: Final = 1500
_MOST_READING_MS: Final = 15_000
_READING_START_MS: Final = 700
_WIDE_LETTER_MS: Final = 210
"""A Chinese character; about the pace of a calm moderator."""
_NARROW_LETTER_MS: Final = 65


@dataclass(frozen=True, slots=True)
class Utterance:
    """One public line of the narration, ready to be said. Lines name roles and seats, never a secret."""

    text_id: str
    """The message it comes from, for instance ``line-night-falls``; clips are found by it."""
    subtitle: str
    """What the screen shows."""
    spoken: str
    """What the voice says; differs from the subtitle in spelling only (numbers, abbreviations)."""
    language: str
    """Tag of the language whose voice says it."""
    phrases: tuple[str, ...] = ()
    """`spoken` from breath to breath: where a line may be put together from recorded phrases."""


def reading_ms(text: str) -> int:
    """Return how long a table needs to read `text` aloud or to itself, in milliseconds.

    Stands in for the length of a sound that does not exist; the pace of the night must not collapse
    because a computer has no voice.
    """
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    estimate = _READING_START_MS + wide * _WIDE_LETTER_MS + (len(text) - wide) * _NARROW_LETTER_MS
    return max(_LEAST_READING_MS, min(_MOST_READING_MS, estimate))
