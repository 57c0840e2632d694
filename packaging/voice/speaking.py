"""The voices as the builder has them speak: what is said in one go, and in which ways it can be said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mandarin import WAYS, Mandarin
from pauses import with_pauses
from script import Text

from nightcaller.voice.levelling import Sound, levelled
from nightcaller.voice.neural.voices import NeuralVoice, open_voice

SPEED = {"en": 0.86, "zh-CN": 0.9}
"""A room full of people needs a calmer voice than a telephone (docs/decisions/voice-clips.md)."""
THEATRICAL = 0.92
"""Slower still, where the night is told as a story."""
MOST_WORDS = 165
"""English words a minute, pauses included: the voice is slowed over little words until it fits."""
SLOWEST = 0.5
SENTENCES = {"en": re.compile(r"[^.?!…]+[.?!…]*[”’\"']*"), "zh-CN": re.compile("[^。！？]+[。！？]?”?")}
PACES = (1.0, 0.92, 0.84, 1.06, 0.76, 0.88)
"""How fast an English take is."""
TAKES = {"en": PACES, "zh-CN": WAYS}
"""The ways in which a language is said, the usual one first."""


class Piece(NamedTuple):
    """What is said in one go: a phrase, or a sentence. Many lines end alike, and a sentence is said once."""

    words: str
    pace: float
    phrase: bool
    """The program puts something behind it."""


Saying = Callable[[Sequence[Piece], int], Iterator[tuple[Piece, Sound]]]
"""Yields the sound of each piece in a take, in an order of its own."""


def pieces(text: Text, language: str) -> list[Piece]:
    """Return what a text is put together from."""
    pace = THEATRICAL if ".theatrical" in text.line else 1
    if text.phrase:
        return [Piece(text.text, pace, True)]
    return [Piece(one.strip(), pace, False) for one in SENTENCES[language].findall(text.text)]


def opened(language: str) -> Saying:
    """Load the voice of a language."""
    return _mandarin(Mandarin()) if language == "zh-CN" else _english(open_voice("heart"))


def _english(voice: NeuralVoice) -> Saying:
    def say(told: Sequence[Piece], take: int) -> Iterator[tuple[Piece, Sound]]:
        for piece in told:
            speed = SPEED["en"] * piece.pace * PACES[take]
            words = len(re.findall(r"[A-Za-z'’]+", piece.words))
            while True:
                sound = voice.say(piece.words, speed)
                spoken = levelled(with_pauses(sound, piece.words)).milliseconds
                if words * 60_000 / spoken <= MOST_WORDS * piece.pace or speed < SLOWEST:
                    break
                speed *= 0.95
            yield piece, sound

    return say


def _mandarin(voice: Mandarin) -> Saying:
    def say(told: Sequence[Piece], take: int) -> Iterator[tuple[Piece, Sound]]:
        for pace in dict.fromkeys(piece.pace for piece in told):
            same = [piece for piece in told if piece.pace == pace]
            for group in voice.together([piece.words for piece in same], take):
                sounds = voice.say_all(group, SPEED["zh-CN"] * pace, take)
                yield from zip(same[: len(group)], sounds, strict=True)
                del same[: len(group)]

    return say
