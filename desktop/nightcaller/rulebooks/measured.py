"""What simulated games of the recommended decks have shown: docs/decks.md for programs, written with it.

After a change of rules, decks or bots: `nightcaller-lab decks`, as docs/decks.md says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Measured(NamedTuple):
    """Of a hundred games, by how many the camps win; what is missing, others or nobody win."""

    village: int
    wolves: int


DAYS: Final[Mapping[str, tuple[float, float]]] = {
    "judge": (0.39, -0.2),
    "hollow": (0.41, -0.3),
    "chat": (0.39, -0.1),
    "forum": (0.38, -0.5),
}
"""Book -> how many days and nights a game takes: so many for each person, and so many more."""


def days_for(book: str, seats: int) -> float:
    """Mean number of days and nights that simulated games took, on a line through 6 to 20 people."""
    each, more = DAYS[book]
    return max(1.5, each * seats + more)


MEASURED: Final[Mapping[str, Mapping[int, Mapping[str, Measured]]]] = {}
"""Book -> number of people -> deck's id -> what was measured."""
