"""Sneaking Wolf: a Citizen to everybody who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.disguise import Fooled, disguise
from nightcaller.engine.roles import Holding
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import Card
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, LYCAN, WOLF_MISCELLANEOUS, WOLVES
from nightcaller.rulebooks.stock import hooks

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


def dress(game: Game, me: Holding) -> None:
    """1.3: permanent and strong; it goes with the role."""
    disguise(game, me.seat, CITIZEN_ROLE, Fooled.STRONG, permanent=True)


ROLE = Card(
    "revamped.sneaking_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK}),
    pack.POWERS,
    hooks(pack.HOOKS, {"dealt": dress}),
    listed=39,
    worth=-7,
    wears=CITIZEN_ROLE,
)
