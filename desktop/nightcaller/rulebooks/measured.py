"""What simulated games of the recommended decks have shown: docs/decks.md for programs, written with it.

After a change of rules, decks or bots `nightcaller-lab decks --program` writes the file (docs/decks.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from nightcaller.rulebooks.written import read


class Measured(NamedTuple):
    """Of a hundred games, how many each camp wins; what is missing, nobody wins.

    Attributes:
        village: the village.
        wolves: all packs together.
        others: all who belong to neither.
        first_night: games that were over before anybody could speak.
    """

    village: float
    wolves: float
    others: float = 0
    first_night: float = 0


class Measurements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``measured.json``."""

    games: int
    """How many games of each deck were played."""
    days: Mapping[str, tuple[float, float]]
    """Book -> how many days and nights a game takes: so many for each person, and so many more."""
    decks: Mapping[str, Mapping[int, Mapping[str, Measured]]]
    """Book -> number of people -> deck's id -> what was measured."""


MEASURED: Final = read("nightcaller.rulebooks", "measured", Measurements)


def days_for(book: str, seats: int) -> float:
    """Mean number of days and nights that simulated games took, on a line through 6 to 20 people."""
    each, more = MEASURED.days[book]
    return max(1.5, each * seats + more)
