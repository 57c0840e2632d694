"""Cursed Civilian: the bite of a lycan makes a wolf without a pack; the old one, a Wolf."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding
from nightcaller.engine.turning import turn
from nightcaller.engine.vocabulary import Attack, Seat
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.pack import recruit
from nightcaller.rulebooks.revamped.striking import ATTACKS
from nightcaller.rulebooks.revamped.teams import (
    LIMITED,
    NEWS,
    TOWN,
    TOWN_MISCELLANEOUS,
    WOLF_ROLE,
    by_a_lycan,
)

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CURSE: Final = Layer("cursed", place=41)
PACKLESS: Final = "revamped.packless_wolf"
TURNED: Final = Kind("revamped.turned_packless", mark="diamond", escapes=("cursed",))


def bitten(become: Callable[[Game, Seat], None]) -> Callable[[Game, Holding, Attack], bool]:
    """ "If attacked by a lycan, they will turn [...] instead of dying." One attack does it: a second one
    in the same moment meets a fresh wolf (edges 2)."""

    def turns(game: Game, me: Holding, attempt: Attack) -> bool:
        if attempt.kind not in ATTACKS or not by_a_lycan(game, attempt):
            return False
        become(game, me.seat)
        return True

    return turns


def packless(game: Game, seat: Seat) -> None:
    """The bite makes a Packless Wolf."""
    turn(game, seat, PACKLESS)
    game.tell(TURNED, to=1 << seat, seat=seat)


ROLES = tuple(
    DescribedRole(
        f"revamped.{name}",
        TOWN,
        frozenset({TOWN_MISCELLANEOUS, LIMITED, NEWS}),
        hooks={CURSE.name: bitten(become)},
        listed=listed,
        becomes=(wolf,),
    )
    for name, become, wolf, listed in (
        ("cursed_civilian", packless, PACKLESS, 76),
        ("cursed_civilian_old", recruit, WOLF_ROLE, 77),
    )
)
