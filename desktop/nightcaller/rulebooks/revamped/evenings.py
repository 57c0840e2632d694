"""The evenings that the big book recommends: each has a name, an idea, and a deck for every number of people.

Compositions were chosen by simulated games (docs/decks.md): how many wolves, and which of the helpers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, PACKAGE, WOLF_ROLE
from nightcaller.rulebooks.rulebook import Recommendation
from nightcaller.rulebooks.written import decks

DECKS: Final = decks(PACKAGE)
LARGEST: Final = max(DECKS.tables)
"""More people than that play the largest deck with more wolves and citizens."""
A_WOLF_FOR: Final = 4
"""Of so many people who are more, one is a wolf."""


def recommended(seats: int) -> Sequence[Recommendation]:
    """The evenings for so many people."""
    evenings = DECKS.tables.get(min(seats, LARGEST), ())
    more = max(0, seats - LARGEST)
    return [replace(one, deck=_enlarged(one.deck, more)) for one in evenings] if more else evenings


def _enlarged(deck: Deck, more: int) -> Deck:
    """The deck for so many people more."""
    wolves = more // A_WOLF_FOR
    larger = {**deck, WOLF_ROLE: deck.get(WOLF_ROLE, 0) + wolves} if wolves else dict(deck)
    return {**larger, CITIZEN_ROLE: deck.get(CITIZEN_ROLE, 0) + more - wolves}
