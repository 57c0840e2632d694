"""Which wording of a line is said: a narrator does not repeat himself.

A message may have more wordings than its own: ``.theatrical``, ``.theatrical2`` … where the night is told as
a story, ``.plain2``, ``.plain3`` … where it is not. A role's call is an attribute itself and has them beside
it, ``.wake-theatrical``; there the usual words keep their turn, because people listen for them with their
eyes shut. When a role has heard all of its own, calls that any role can hear (`ANY_ROLE`) take their turn,
until its own come again. Wordings follow each other from a keyed beginning, so that no two evenings and no
two days sound alike, and what is chosen depends on nothing but the seed, the day and the place of the line
in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count, takewhile
from typing import Final, Literal

Narration = Literal["plain", "theatrical"]

TURNS: Final = 60
"""A beginning is drawn among so many: as often each of two, three, four or five wordings."""

ANY_ROLE: Final[Mapping[str, str]] = {"wake": "line-wake", "sleep": "line-sleep"}
"""Part of a role's call -> the line that can be said instead of it, with the role's name."""

PUT_OFF: Final[Mapping[str, str]] = {"choose": "act", "answer": "line-answer"}
"""The two halves of a call whose answer has to wait (`engine.waiting`) -> what is said where a role has no
words of its own for them: another part of its call, or a line of everybody's."""


def wordings(message: str, narration: Narration, has: Callable[[str], bool]) -> Sequence[str]:
    """Return the ids of a line's wordings, the first one first; one at least.

    Args:
        message: the line's message id.
        narration: how the evening is told; what has no theatrical wording is said as it is.
        has: whether the catalogue has a message or an attribute.
    """
    message = own_or_shared(message, has)
    call = "." in message
    style, usual = (f"{message}-", (message,)) if call else (f"{message}.", ())
    told: Sequence[str] = ()
    if narration == "theatrical" and has(f"{style}theatrical"):
        told = (*usual, f"{style}theatrical", *_numbered(f"{style}theatrical", has))
    return told or (message, *_numbered(f"{style}plain", has))


def own_or_shared(message: str, has: Callable[[str], bool]) -> str:
    """Return what is said for a line; args as `wordings`."""
    role, _dot, part = message.partition(".")
    if part not in PUT_OFF or has(message):
        return message
    instead = PUT_OFF[part]
    return instead if instead.startswith("line-") else f"{role}.{instead}"


def _numbered(start: str, has: Callable[[str], bool]) -> Sequence[str]:
    return tuple(takewhile(has, (f"{start}{number}" for number in count(2))))


def chosen(message: str, turn: int, *, day: int, narration: Narration, has: Callable[[str], bool]) -> str:
    """Return the id of the wording that is said.

    Args:
        message: the line's message id.
        turn: which of its wordings, counted on beyond the last.
        day: of the game; what is said on the first night only (``.wake-first``) is said up to 1.
        narration: how the evening is told.
        has: whether the catalogue has a message or an attribute.
    """
    message = _of_the_day(message, day, has)
    own = wordings(message, narration, has)
    others = shared(message, narration, has)
    among = others if (max(day, 1) - 1) % (len(own) + len(others)) >= len(own) else own
    return among[turn % len(among)]


def usual(message: str, *, day: int, has: Callable[[str], bool]) -> str:
    """Return the words that stand on a moderator's page, every evening the same; args as `chosen`."""
    return own_or_shared(_of_the_day(message, day, has), has)


def _of_the_day(message: str, day: int, has: Callable[[str], bool]) -> str:
    """The same, or what is said on the first night only."""
    first = f"{message}-first"
    return first if day <= 1 and has(first) else message


def shared(message: str, narration: Narration, has: Callable[[str], bool]) -> Sequence[str]:
    """Return the wordings of a call that it shares with the calls of all other roles; args as `wordings`."""
    line = ANY_ROLE.get(message.partition(".")[2], "")
    return wordings(line, narration, has) if line and has(f"{line}.{narration}") else ()
