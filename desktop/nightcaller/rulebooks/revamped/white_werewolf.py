"""White Werewolf: a wolf among wolves, who wants to be the last alive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.disguise import Fooled, disguise
from nightcaller.engine.roles import Holding
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.betrayal import betrays
from nightcaller.rulebooks.revamped.cards import NOT_LENT, Card
from nightcaller.rulebooks.revamped.teams import LYCAN, SOLO, SOLO_KILLING, WHITE, WOLF_ROLE
from nightcaller.rulebooks.stock import hooks

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BETRAY: Final = betrays("revamped.white_werewolf.betray", 80)


def dress(game: Game, me: Holding) -> None:
    """ "Strongly disguised as a regular wolf as long as they live." """
    disguise(game, me.seat, WOLF_ROLE, Fooled.STRONG, permanent=True)


ROLE = Card(
    "revamped.white_werewolf",
    WHITE,
    frozenset({SOLO, SOLO_KILLING, LYCAN, pack.IN_PACK, NOT_LENT}),
    (*pack.POWERS, BETRAY),
    hooks(pack.HOOKS, {"dealt": dress}),
    listed=50,
    worth=-4,
    wears=WOLF_ROLE,
)
