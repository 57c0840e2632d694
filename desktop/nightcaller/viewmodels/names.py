"""Names as people type them: made clean, checked for the table, safe inside a sentence."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder
from PySide6.QtGui import QFont, QTextLayout

from nightcaller.unseen import BLANKS, JOINERS

LONGEST: Final = 20
"""Characters as people count them: an emoji family is one."""

_MARKS: Final = 4
"""Accents on one letter; no writing needs more, and two dozen draw a line down the window."""


def clean(text: str) -> str:
    """Return the name without control characters, doubled spaces and towers of accents, in composed form.

    Accents without a letter to sit on are dropped from its beginning.
    """
    kept = (one if _shows(one) else " " for one in _without_towers(unicodedata.normalize("NFC", text)))
    name = " ".join("".join(kept).split()).strip("\u200c\u200d")
    while name and unicodedata.category(name[0]).startswith("M"):
        name = name[1:].lstrip(" \u200c\u200d")
    return name


def _shows(one: str) -> bool:
    """Whether a character is something to look at, or holds such together."""
    if one in JOINERS:
        return True
    return one not in BLANKS and unicodedata.category(one) not in {"Cc", "Cf", "Cs", "Co", "Cn"}


def _without_towers(text: str) -> Iterator[str]:
    """Yield the characters, of each pile of accents only the first few."""
    marks = 0
    for one in text:
        marks = marks + 1 if unicodedata.category(one) in {"Mn", "Me"} else 0
        if marks <= _MARKS:
            yield one


def graphemes(text: str) -> Iterator[str]:
    """Yield the characters as people count them."""
    units = text.encode("utf-16-le")
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    start = 0
    while (end := finder.toNextBoundary()) > 0:
        yield units[2 * start : 2 * end].decode("utf-16-le", "replace")
        start = end


def shortened(name: str, most: int) -> str:
    """Return as many whole characters of a clean name as a file has room for, in Unicode's count."""
    kept = ""
    for one in graphemes(name):
        if len(kept) + len(one) > most:
            break
        kept += one
    return kept.rstrip()


def initial(name: str) -> str:
    """Return the first character as people count them."""
    return next(graphemes(name), "").upper()


@lru_cache(maxsize=64)  # a table is asked for at every tap, and its names stay
def avatars(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what tells each name from the others in a small round: mostly its first character.

    Where two begin alike, each has the first character in which it differs from the others, 珍 and 强 of 阿珍
    and 阿强; with letters, the first one stands before it: Ma and Mi of Marcus and Milo.
    """
    parts = [[one.upper() for one in graphemes(name) if not one.isspace()] for name in names]
    heads = Counter(part[0] for part in parts if part)
    taken = {head for head, times in heads.items() if times == 1}
    found: list[str] = []
    for own in parts:
        alone = not own or heads[own[0]] == 1
        shown = "".join(own[:1]) if alone else next(one for one in _shorts(own, parts) if one not in taken)
        taken.add(shown)
        found.append(shown)
    return tuple(found)


def _shorts(own: Sequence[str], everybody: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield what a name may be told by, the best first; never ends."""
    alike = [other for other in everybody if other is not own and other[:1] == own[:1]]
    places = [at for at in range(1, len(own)) if all(other[at : at + 1] != [own[at]] for other in alike)]
    for at in (*places, *range(1, len(own))):
        yield own[at] if _stands_alone(own[at]) else own[0] + own[at].lower()
    yield own[0]
    yield from (own[0] + str(number) for number in count(2))


def _stands_alone(one: str) -> bool:
    """Whether a character says something by itself, as a Chinese one or an emoji does, unlike a letter."""
    return unicodedata.category(one[0]) in {"Lo", "So"}


def same(one: str, other: str) -> bool:
    """Say whether two names cannot be told apart when somebody calls them."""
    return _key(one) == _key(other)


def _key(name: str) -> str:
    heard = "".join(one for one in name if one not in JOINERS)
    return unicodedata.normalize("NFKC", heard).casefold()


def drawn(name: str, family: str) -> bool:
    """Say whether this computer can draw every character, in that family or any other font that it has.

    Without an emoji font a name of emoji is a gap at the table.
    """
    layout = QTextLayout(name, QFont(family, 20))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    # Where no font knows the script, Qt takes one of boxes: its glyphs count, but it has no size.
    return all(run.rawFont().pixelSize() > 0 and all(run.glyphIndexes()) for run in layout.glyphRuns())


def problem(name: str, others: Sequence[str], draws: Callable[[str], bool] = lambda _name: True) -> str:
    """Return the message id of what is wrong with a clean name beside these others; empty if it will do.

    Args:
        name: what was typed, made clean.
        others: the other names at the table.
        draws: whether this computer can draw it.
    """
    if not name:
        return "error-name-empty"
    if sum(1 for _ in graphemes(name)) > LONGEST:
        return "error-name-long"
    if any(same(name, other) for other in others):
        return "error-name-twice"
    if not draws(name):
        return "error-name-undrawn"
    return ""
