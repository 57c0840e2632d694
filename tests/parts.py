"""What a test tries in the fast part of the suite, and what it tries besides in the slow one."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, Final

import pytest

SAMPLES: Final = {
    "parts": "what the usual run tries a part of",
    "faces": "every number of guests with faces, in both languages",
    "sizes": "screens in windows of every size",
    "steps": "so many sizes, one after the other, of each of them",
    "seed": "which sizes are drawn for it",
    "keys": "the keyboard on every screen",
    "holds": "every hold by every means",
    "pairs": "every two roles of the judge manual at a table",
    "journeys": "evenings with own roles in every style and language",
    "orders": "so many tables of each book, answered in another order",
    "corrections": "so many answers of each book put right",
    "laws": "so many experiments with every role",
    "law-games": "so many games for the laws of whole games",
    "secrets": "so many tables of each book, seen through every pair of eyes",
    "copies": "so many games of each copied role beside the original's",
    "taken-back": "so many games of each book with everybody killed, or dead by the rules, and brought back",
    "told": "so many evenings of what is told to one",
    "kills": "so many processes of each style killed while something is put right",
    "mishaps": "every mishap in every style and language",
    "held": "so many evenings of whatever can be held",
    "must-choose": "so many tables of each book at which somebody has to choose",
}
"""What a run tries a part of, and can be asked for: ``NIGHTCALLER_WHOLE="holds laws=50"``, or ``all``."""
ASKED: Final = dict(word.partition("=")[::2] for word in os.environ.get("NIGHTCALLER_WHOLE", "").split())
assert ASKED.keys() <= {"all", *SAMPLES}, f"NIGHTCALLER_WHOLE names what there is not: {sorted(ASKED)}"


def whole(sample: str) -> bool:
    """Say whether a sample is to be tried as large as it was drawn."""
    return "all" in ASKED or sample in ASKED


def many(sample: str, usual: int) -> int:
    """Return how many of a sample that has no end are tried."""
    return int(ASKED.get(sample) or usual)


WHOLE: Final = whole("parts")


def first_fast(values: Iterable[Any], fast: int, usual: int | None = None) -> list[Any]:
    """Parameters of which the first so many belong to the fast part, the others to the slow one.

    Args:
        usual: how many are tried if not the whole is asked for (`WHOLE`); None for all.
    """
    return [
        pytest.param(value, marks=() if place < fast else pytest.mark.slow)
        for place, value in enumerate(values)
        if WHOLE or usual is None or place < usual
    ]


def in_turn(firsts: Iterable[Any], seconds: Sequence[Any]) -> list[Any]:
    """Pairs of parameters: the fast part has one with each of the first, and the second ones take turns."""
    return [
        pytest.param(first, second, marks=pytest.mark.slow if (at + turn) % len(seconds) else ())
        for at, first in enumerate(firsts)
        for turn, second in enumerate(seconds)
    ]


def some_fast(values: Iterable[Any], at: int, fast: int = 1) -> list[Any]:
    """Parameters of which so many, from a place on, belong to the fast part, the others to the slow one.

    Args:
        at: the first fast one's place, past the end from the beginning again. Tests of all books begin at
            different ones, so that each book is in the fast part of some.
    """
    those = list(values)
    return [
        pytest.param(value, marks=pytest.mark.slow if (place - at) % len(those) >= fast else ())
        for place, value in enumerate(those)
    ]


def one_in(every: int, values: Iterable[Any]) -> list[Any]:
    """Sets of parameters of which one in so many belongs to the fast part, the others to the slow one."""
    return [
        pytest.param(*value, marks=pytest.mark.slow if place % every else ())
        for place, value in enumerate(values)
    ]
