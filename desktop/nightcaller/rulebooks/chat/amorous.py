"""Amorous: a role that two players get on top of their own; "the lives [...] are connected together"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import HELD, Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.chat.factions import AMOROUS
from nightcaller.rulebooks.stock import bond
from nightcaller.rulebooks.stock.love import BELOVED

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

HEARTBREAK: Final = Cause("chat.heartbreak")
"""Cause of the death of whoever was in love with somebody who died."""

LOVERS_TOLD: Final = Kind("chat.lovers", mark="heart", lasting=True, feat="united")


def unite(game: Game, one: Seat, other: Seat) -> None:
    """Both get the role, by their numbers; "default visible for: cupid, amorous"."""
    both = tuple(sorted((game.body(one), game.body(other))))
    for seat, beloved in (both, both[::-1]):
        game.grant(seat, LOVE).memory[BELOVED] = beloved
        game.tell(HELD, to=1 << seat, seat=seat, role=LOVE.id)
    cupids = mask_of(holding.seat for holding in game.holders("chat.cupid"))
    game.tell(LOVERS_TOLD, to=mask_of(both) | cupids, seat=both[0], other=both[1])


def faction(game: Game, me: Holding, side: str) -> str:
    """Fraction: "amorous (only if the amorous player belongs to different fractions)"."""
    return AMOROUS if game.team(me.seat) != game.team(me.memory[BELOVED]) else side


def pair(game: Game) -> tuple[Seat, ...]:
    """The two amorous, living or dead; none if there are none."""
    return tuple(dict.fromkeys(holding.seat for holding in game.holdings(LOVE.id)))


def couple(game: Game) -> int:
    """Bit mask of the same."""
    return mask_of(pair(game))


LOVE: Final = bond("chat.amorous", HEARTBREAK, {"camp": faction})
""" "If one player dies, the other player dies immediately"."""
