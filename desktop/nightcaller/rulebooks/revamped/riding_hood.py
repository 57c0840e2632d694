"""Riding Hood: wins in the wolf's jaws, and spoils the pack's appetite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Status
from nightcaller.rulebooks.revamped.ascending import ascend, only_by_ascending
from nightcaller.rulebooks.revamped.pack import HOODS, PACK
from nightcaller.rulebooks.revamped.striking import ATTACKS
from nightcaller.rulebooks.revamped.teams import UNALIGNED, UNALIGNED_MISCELLANEOUS, by_a_lycan

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

EATEN: Final = "revamped.eaten"
"""Why she has left the game."""


def rise(game: Game, me: Holding) -> None:
    """ "The Riding Hood wins when they are killed by the wolfpack [...] also [...] by a lycan".

    "If the Riding Hood is protected they do not die and ascend": it is asked of attacks that no defence has
    stopped. "Several lethal attacks are all causes; Riding Hood wins if one qualifies" (edges 2).
    """
    fates = [fate for fate in game.doomed if fate.target == me.seat and fate.kind in ATTACKS]
    pack = any(fate.cause == PACK for fate in fates)
    if game.lives(me.seat) and (pack or any(by_a_lycan(game, fate) for fate in fates)):
        if pack:
            game.mark(me.seat, Status(HOODS, me.seat))
        ascend(game, me.seat, EATEN)


ROLE = Role(
    "revamped.riding_hood",
    UNALIGNED,
    frozenset({UNALIGNED_MISCELLANEOUS}),
    hooks={"doomed": rise, "wins": only_by_ascending},
    listed=63,
)
""" "If the Riding Hood is killed in another way, they lose." """
