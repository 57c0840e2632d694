"""Suspicion: a suspect stands trial without an accuser, and has votes already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.vocabulary import Option
from nightcaller.engine.weights import HALF_VOTES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SUSPECT: Final = "hollow.suspect"
UNTIL_NIGHT: Final = frozenset({SUSPECT})
"""Turns, Status cleanse: what is over when the day is."""

SUSPECTED: Final = Kind("hollow.suspected", news="news")


def suspects(game: Game) -> int:
    """Bit mask of those who are under suspicion and alive."""
    return game.alive & game.bearing(SUSPECT)


def tell(game: Game, heard: int = 0) -> int:
    """The village hears of every suspect, in the morning or when somebody is brought back or marked by the
    table: before the suspicion counts.

    Args:
        heard: bit mask of those of whom it has heard today.

    Returns:
        the mask with the others.
    """
    suspected = suspects(game)
    for seat in seats_of(suspected & ~heard):
        game.tell(SUSPECTED, seat=seat)
    return heard | suspected


def votes_already_cast(game: Game) -> dict[Option, int]:
    """Half-votes with which the suspect starts the trial (rulings, hollow). House rule `crow_votes`."""
    suspected = suspects(game)
    if not suspected:
        return {}
    return {seat: int(game.house["crow_votes"]) * HALF_VOTES for seat in seats_of(suspected)}
