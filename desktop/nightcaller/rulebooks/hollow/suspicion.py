"""Suspicion: a suspect stands trial without an accuser, and has votes already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.game import seats_of
from nightcaller.engine.vocabulary import Option
from nightcaller.engine.weights import HALF_VOTES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SUSPECT: Final = "hollow.suspect"
UNTIL_NIGHT: Final = frozenset({SUSPECT})
"""Turns, Status cleanse: what is over when the day is."""


def suspects(game: Game) -> int:
    """Bit mask of those who are under suspicion and alive."""
    return game.alive & game.bearers.get(SUSPECT, 0)


def votes_already_cast(game: Game) -> dict[Option, int]:
    """Half-votes with which the suspect starts the trial (rulings, hollow). House rule `crow_votes`."""
    suspected = suspects(game)
    if not suspected:
        return {}
    return {seat: int(game.house["crow_votes"]) * HALF_VOTES for seat in seats_of(suspected)}
