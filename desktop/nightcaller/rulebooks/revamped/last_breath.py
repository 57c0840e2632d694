"""What somebody does in dying: a last arrow, a last look. Huntress, Customer, Ranger and Mad Scientist."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Hook
from nightcaller.engine.visits import sing, strike
from nightcaller.engine.vocabulary import Attack, Seat
from nightcaller.rulebooks.revamped.lending import original
from nightcaller.rulebooks.revamped.revelations import reveal
from nightcaller.rulebooks.revamped.standing import StandingTarget
from nightcaller.rulebooks.stock.dying import breathes_out

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

ROPE: Final = frozenset({"lynch"})
""" "In any way other than by directly being lynched"; the Executioner's lynch is one (edges 5)."""
ARROW: Final = Cause("revamped.last_arrow", aimed=True)
"""Cause of death."""
FIRED: Final = Kind("revamped.last_arrow", news="news", mark="cross", deaths=(ARROW,), feat="avenged")

HIT: Final = "hit"
"""Whom a last arrow has met, as the holding remembers it."""


def dying(act: Callable[[Game, Holding], None], unless: frozenset[str] = ROPE) -> dict[str, Hook]:
    """When its holder dies: do something at once.

    Args:
        unless: kinds of deaths after which nothing happens.
    """

    def died(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
        if seat == me.seat and breathes_out(fates, unless):
            act(game, me)
            sing(game)

    return {"died": died}


def last_arrow(aim: StandingTarget) -> dict[str, Hook]:
    """2.5, Huntress: "their target will be attacked by them [...] immediately"; by dawn that is an attack of
    the night still (edges 2).

    "If the Huntress did not target a living player or the player does not die, the Huntress's role isn't
    revealed."
    """

    def shoot(game: Game, me: Holding) -> None:
        target = aim.target(game, me)
        if target is not None:
            me.memory[HIT] = strike(game, ARROW, me.seat, int(target), house=True)

    fire = dying(shoot)["died"]

    def died(game: Game, me: Holding, seat: Seat, fates: tuple[Attack, ...]) -> None:
        fire(game, me, seat, fates)
        if seat == me.memory.get(HIT) and any((fate.cause, fate.by) == (ARROW, me.seat) for fate in fates):
            reveal(game, FIRED, by=me.seat, seat=seat, role=original(me.role.id))

    return {"died": died}
