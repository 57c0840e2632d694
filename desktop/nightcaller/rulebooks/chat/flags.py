"""Flags: who is selected by night or by day is flagged first, and killed when the phase is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.death import attack
from nightcaller.engine.game import seats_of
from nightcaller.engine.vocabulary import Seat, Status

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

FLAGGED: Final = "chat.flagged"


def flag(game: Game, seat: Seat, cause: str, by: Seat) -> None:
    """Flag a victim: it lives until the kill phase, and a witch may still take the flag away.

    Args:
        seat: the victim's number.
    """
    game.mark(game.body(seat), Status(FLAGGED, by, game.moment + 1, cause))


def unflag(game: Game, seat: Seat) -> None:
    """Witch, heal potion: "the victim is saved (remove flag)"."""
    game.unmark(game.body(seat), FLAGGED)


def strike(game: Game) -> None:
    """ "If the day changes to day, then the flagged target would be killed"; all of them together."""
    for seat in seats_of(game.alive & game.bearing(FLAGGED)):
        flagged = game.marked(seat, FLAGGED)
        if flagged is not None:
            attack(game, flagged.data or OVERRULED, flagged.source, seat, "kill")
            game.unmark(seat, FLAGGED)
