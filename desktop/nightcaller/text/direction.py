"""What is written from right to left keeps to itself in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_RIGHT_TO_LEFT: Final = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters of Hebrew, Arabic and their relatives."""
_APART: Final = re.compile(r"\u2068[^\u2068\u2069]*\u2069")


def apart(text: str) -> str:
    """Return a name so that its direction of writing does not turn the sentence around it.

    All others stay as they are, and what has been set apart already.
    """
    return f"\u2068{text}\u2069" if _RIGHT_TO_LEFT.search(_APART.sub("", text)) else text


def in_a_row(names: Iterable[str]) -> str:
    """Return names in one line: "Ann · Ben"."""
    return " · ".join(map(apart, names))
