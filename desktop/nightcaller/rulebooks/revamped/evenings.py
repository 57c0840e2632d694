"""The evenings that the big book recommends: each has a name, an idea, and a deck for every number of people.

Compositions were chosen by simulated games (docs/decks.md): how many wolves, and which of the helpers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nightcaller.engine.book import Deck
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, WOLF_ROLE
from nightcaller.rulebooks.rulebook import Recommendation
from nightcaller.rulebooks.written import read

LARGEST: Final = 24
"""More people than that play the largest deck with more wolves and citizens."""
A_WOLF_FOR: Final = 4
"""Of so many people who are more, one is a wolf."""

SLIPS: Final[Mapping[str, Mapping[int, str]]] = {
    # SLIPS-HERE
}
"""Evening -> number of people -> its cards; citizens fill up."""


def recommended(seats: int) -> Sequence[Recommendation]:
    """The evenings for so many people."""
    return tuple(
        Recommendation(f"deck-revamped-{evening}", deck_of(by_seats[size], seats))
        for evening, by_seats in SLIPS.items()
        if (size := min(seats, LARGEST)) in by_seats
    )


def deck_of(slip: str, seats: int) -> Deck:
    """The cards of a slip for so many people."""
    deck = dict(read("revamped", slip))
    more = seats - LARGEST
    if more > 0:
        deck[WOLF_ROLE] = deck.get(WOLF_ROLE, 0) + more // A_WOLF_FOR
    return {**deck, CITIZEN_ROLE: seats - sum(deck.values())}
