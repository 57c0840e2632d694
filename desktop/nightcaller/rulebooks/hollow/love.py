"""In Love, a status that outlives every power: who is, and who wins with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.game import mask_of
from nightcaller.rulebooks.hollow.camps import LOVERS
from nightcaller.rulebooks.stock import bond

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

HEARTBREAK: Final = Cause("hollow.heartbreak")
"""Cause of the death of whoever was in love with somebody who died."""


def lovers(game: Game) -> int:
    """Bit mask of the two in love, living or dead: both hear of every death."""
    return mask_of([held.seat for held in game.holdings(IN_LOVE.id)])


def party(game: Game) -> int:
    """Bit mask of those who win when the two in love do: they, and the Cupid where `lovers_win` says so."""
    if game.house["lovers_win"] != "with-cupid":
        return lovers(game)
    return lovers(game) | mask_of(player.seat for player in game.players if LOVERS in player.role.founds)


IN_LOVE: Final = bond("hollow.lover", HEARTBREAK)
"""Statuses, In love: "if any of the players marked [...] is killed, the other one will be killed too"."""
