"""Answers of several parts: one decision, one pick for each part.

Three people to protect, a player and the role she is guessed to have, an antidote and a poison: each part has
options of its own, and the question says what goes together. In a log the picks of all parts stand in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from msgspec.structs import replace

from nightcaller.engine.vocabulary import (
    EMPTY_CHOICES,
    Ask,
    Option,
    Part,
    Picks,
    Seat,
    Together,
    empty_choice,
)

NEVER_ENDING = 50
"""How often a draw is tried before the empty answer stands."""


def composite(
    seat: Seat,
    key: str,
    parts: Sequence[Part],
    *,
    differ: bool = False,
    pairs: bool = False,
    most: int = 0,
    whole: bool = False,
    shown: tuple[tuple[str, Option], ...] = (),
    optional: bool = False,
) -> Ask:
    """Return one question of several parts.

    Args:
        parts: in the order in which they are picked; `Power.questions` has a form for each of them.
        differ: the same seat may not be picked in two parts.
        pairs: the parts belong together two by two, a player and a role: neither without the other.
        most: how many parts may be other than left empty; 0 for all of them.
        whole: all parts or none.
    """
    every = dict.fromkeys(option for part in parts for option in part.options)
    return Ask(
        seat, key, tuple(every), len(parts), len(parts), shown=shown, optional=optional, parts=tuple(parts),
        differ=differ, pairs=pairs, most=most, whole=whole,
    )  # fmt: skip


def single(ask: Ask) -> tuple[Ask, ...]:
    """Return the parts of a question as questions of their own; a plain one is its own only part."""
    if not ask.parts:
        return (ask,)
    return tuple(
        replace(ask, key=part.key, options=part.options, lo=1, hi=1, blocked=part.blocked, parts=())
        for part in ask.parts
    )


def objection(ask: Ask, picks: Picks) -> tuple[int, str] | None:
    """Return what is wrong with an answer in parts: the part and a message id; None if it is legal."""
    if len(picks) != len(ask.parts):
        return 0, "error-decision-how-many"
    for at, (part, pick) in enumerate(zip(ask.parts, picks, strict=True)):
        if pick not in part.options:
            return at, "error-decision-not-offered"
    return clash(ask, picks)


def clash(rule: Ask | Together, picks: Picks) -> tuple[int, str] | None:
    """Return what does not go together in an answer, or in its first parts: the part and a message id.

    Args:
        rule: the question, or what the published deck says of it.
        picks: of the first parts, each of which is offered.
    """
    people = [pick for pick in picks if isinstance(pick, int)]
    if rule.differ and len(set(people)) != len(people):
        twice = next(at for at, pick in enumerate(picks) if isinstance(pick, int) and pick in picks[:at])
        return twice, "error-decision-twice"
    used = [at for at, pick in enumerate(picks) if pick not in EMPTY_CHOICES]
    if rule.most and len(used) > rule.most:
        return used[-1], "error-decision-not-together"
    if rule.whole and 0 < len(used) < len(picks):
        return next(at for at in range(len(picks)) if at not in used), "error-decision-all-or-none"
    if rule.pairs:
        for first in range(0, len(picks) - 1, 2):
            if (first in used) != (first + 1 in used):
                return (first + 1 if first in used else first), "error-decision-half"
    return None


def drawn(ask: Ask, draw: Callable[[int, Picks], Option]) -> Picks:
    """Return a legal answer by lot.

    Args:
        draw: ``draw(number of the draw, options)`` returns one of them.
    """
    numbers = count()
    for _try in range(NEVER_ENDING):
        picks = tuple([draw(next(numbers), part.options) for part in ask.parts])
        if objection(ask, picks) is None:
            return picks
    empty = empty_choice(ask)
    return tuple(part.options[0] for part in ask.parts) if empty is None else empty
