"""Who played with whom: names become people, evenings become groups."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from nightcaller.people import Register, Renamed, alike, key
from nightcaller.table.season.facts import Facts

ERASED: Final = re.compile(r"№ \d+")
"""What stands for somebody who was erased: the number of the seat, and nobody in particular."""
SHARED: Final = 3
"""So many people at least, and half of the smaller circle, make two evenings one group's."""
LATELY: Final = 12
"""A group is whoever came at least a third of its last so many evenings."""


def erased(seat: int) -> str:
    """Return what is written instead of a name that was erased; seats count from 0."""
    return f"№ {seat + 1}"


@dataclass(frozen=True, slots=True)
class PlayedEvening:
    """An evening with its people."""

    facts: Facts
    people: tuple[str, ...]
    """By seat; empty for somebody who was erased."""
    group: int
    """Number of the group, from 0."""


@dataclass(slots=True)
class _Circle:
    number: int
    lately: deque[frozenset[str]] = field(default_factory=lambda: deque(maxlen=LATELY))
    regulars: frozenset[str] = frozenset()

    def met(self, here: frozenset[str]) -> None:
        self.lately.append(here)
        came = Counter(chain.from_iterable(self.lately))
        self.regulars = frozenset(name for name, times in came.items() if 3 * times >= len(self.lately))


def circles(evenings: Sequence[Facts], register: Register) -> list[PlayedEvening]:
    """Return the evenings with people and groups.

    An evening belongs to the group with whose regulars it shares most people, or begins one. A name that
    stands for somebody else everywhere does so before groups are found; within a group, afterwards.

    Args:
        evenings: the earliest first.
        register: what people have said about names.
    """
    everywhere = {key(one.name): one.to for one in register.renamed if not one.evenings}
    spelled = {
        key(name): name for evening in evenings for name in evening.players
    }  # the way it was written last
    groups: list[_Circle] = []
    seated: list[tuple[Facts, tuple[str, ...], int]] = []
    for evening in evenings:
        people = tuple(_person(name, everywhere, spelled) for name in evening.players)
        here = frozenset(key(name) for name in people if name)
        seated.append((evening, people, _join(here, groups)))
    return _told_apart(seated, [one for one in register.renamed if one.evenings])


def _person(name: str, everywhere: dict[str, str], spelled: dict[str, str]) -> str:
    if ERASED.fullmatch(name):
        return ""
    return everywhere.get(key(name), spelled[key(name)])


def _join(here: frozenset[str], groups: list[_Circle]) -> int:
    def shared(group: _Circle) -> tuple[float, int]:
        both = len(here & group.regulars)
        enough = both >= min(SHARED, len(here), len(group.regulars))
        return (alike(here, group.regulars) if enough else 0.0, both)

    best = max(reversed(groups), key=shared, default=None)
    if best is None or shared(best)[0] < 0.5:
        best = _Circle(len(groups))
        groups.append(best)
    best.met(here)
    return best.number


def _told_apart(
    seated: Iterable[tuple[Facts, tuple[str, ...], int]], apart: Sequence[Renamed]
) -> list[PlayedEvening]:
    seated = list(seated)
    groups: dict[str, int] = {evening.id: group for evening, _people, group in seated}
    instead = {
        (group, key(one.name)): one.to
        for one in apart
        for group in {groups[evening] for evening in one.evenings if evening in groups}
    }
    return [
        PlayedEvening(evening, tuple(instead.get((group, key(name)), name) for name in people), group)
        for evening, people, group in seated
    ]
