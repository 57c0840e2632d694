"""Fletcher's Customer: an arrow beside one's own card, and whoever made it may take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM
from nightcaller.rulebooks.revamped.last_breath import last_arrow
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

MAKERS: Final = "makers"
"""Whose arrows they are, as the holding remembers it."""
ARMED: Final = Kind("revamped.customer", mark="ring", story=False)
DISARMED: Final = Kind("revamped.disarmed", story=False)

AIM: Final = StandingTarget("revamped.fletchers_customer.aim", hour=81, word="arrow")
""" "May select a target of their own who will be killed if Fletcher's Customer is killed": as a Huntress
does."""

ROLE = Role(
    "revamped.fletchers_customer",
    TOWN,
    frozenset({TOWN_POWER, NO_PHANTOM}),
    AIM.powers,
    last_arrow(AIM),
    charges=(EMERGENCY,),
    listed=89,
    beside=lambda _role: False,
)
"""It comes on top of a role, is never dealt, and stays through every change of that role (edges 4)."""


def customer(game: Game, seat: Seat) -> Holding | None:
    """What somebody holds as a customer, if so."""
    return next((held for held in game.players[seat].holdings if held.role is ROLE), None)


def arm(game: Game, seat: Seat, maker: Seat) -> None:
    """Somebody is a customer from now on, and hears it, but not of whom."""
    held = customer(game, seat) or game.bestow(seat, ROLE)
    held.memory[MAKERS] = (*held.memory.get(MAKERS, ()), maker)
    game.tell(ARMED, to=1 << seat, seat=seat)


def disarm(game: Game, seat: Seat, maker: Seat) -> None:
    """A maker takes the arrow back; another maker's stays."""
    held = customer(game, seat)
    if held is None or maker not in held.memory[MAKERS]:
        return
    left = tuple(other for other in held.memory[MAKERS] if other != maker)
    if left:
        held.memory[MAKERS] = left
    else:
        game.forfeit(held)
        game.tell(DISARMED, to=1 << seat, seat=seat)
