"""Which wording of a line is said: a narrator does not repeat himself.

A message may have more wordings than its own: ``.theatrical``, ``.theatrical2`` … where the night is told as
a story, ``.plain2``, ``.plain3`` … where it is not. A role's call is an attribute itself and has them beside
it, ``.wake-theatrical``; there the usual words keep their turn, because people listen for them with their
eyes shut. They take turns from a keyed beginning, so that no two
evenings and no two days sound alike, and what is chosen depends on nothing but the seed, the day and the
place of the line in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count, takewhile
from typing import Final, Literal

Narration = Literal["plain", "theatrical"]

TURNS: Final = 60
"""A beginning is drawn among so many: as often each of two, three, four or five wordings."""


def wordings(message: str, narration: Narration, has: Callable[[str], bool]) -> Sequence[str]:
    """Return the ids of a line's wordings, the first one first; one at least.

    Args:
        message: the line's message id.
        narration: how the evening is told; what has no theatrical wording is said as it is.
        has: whether the catalogue has a message or an attribute.
    """
    call = "." in message
    style, usual = (f"{message}-", (message,)) if call else (f"{message}.", ())
    told: Sequence[str] = ()
    if narration == "theatrical" and has(f"{style}theatrical"):
        told = (*usual, f"{style}theatrical", *_numbered(f"{style}theatrical", has))
    return told or (message, *_numbered(f"{style}plain", has))


def _numbered(start: str, has: Callable[[str], bool]) -> Sequence[str]:
    return tuple(takewhile(has, (f"{start}{number}" for number in count(2))))


def chosen(
    message: str, turn: int, *, first_night: bool, narration: Narration, has: Callable[[str], bool]
) -> str:
    """Return the id of the wording that is said.

    Args:
        message: the line's message id.
        turn: which of its wordings, counted on beyond the last.
        first_night: what is said on the first night only (``.wake-first``) is said.
        narration: how the evening is told.
        has: whether the catalogue has a message or an attribute.
    """
    if first_night and has(f"{message}-first"):
        message = f"{message}-first"
    among = wordings(message, narration, has)
    return among[turn % len(among)]
