"""Scared Wolf: gone when somebody comes for it the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.striking import ATTACKS, SCARED, spend
from nightcaller.rulebooks.revamped.teams import LYCAN, NEWS, WOLF_MISCELLANEOUS, WOLVES

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ESCAPE: Final = "revamped-escape"
FLIGHT: Final = Layer("scared", place=32)


def start(game: Game, me: Holding, attempt: Attack) -> bool:
    """ "If it is attacked by anyone at night, it will escape unharmed the first time." """
    if attempt.kind not in ATTACKS or game.phase != "night" or ESCAPE in me.memory:
        return False
    spend(game, me, ESCAPE, 1)
    game.tell(SCARED, to=1 << me.seat, seat=me.seat)
    return True


ROLE = Role(
    "revamped.scared_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK, NEWS}),
    pack.POWERS,
    {**pack.HOOKS, FLIGHT.name: start},
    charges=(Charge(ESCAPE, SCARED, "seat"),),
    listed=38,
    worth=-6,
)
