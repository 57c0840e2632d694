"""Executioner: the rope slips, and hangs somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.rulebooks.revamped.conditions import marked
from nightcaller.rulebooks.revamped.lending import original
from nightcaller.rulebooks.revamped.standing import EMERGENCY, Standing
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

STAND_IN: Final = "revamped.stand_in"
"""Cause of death of whoever hangs in an Executioner's place."""
USED: Final = "revamped-stand-in"
GUARDED: Final = "revamped.guarded"
"""Status of those whom a Guardian protects from the lynch of this day."""
SHOWN: Final = marked("guarded", 30, GUARDED)
SLIPPED: Final = Kind("revamped.executioner", news="news", mark="ballot", deaths=(STAND_IN,), feat="avenged")
SHIELDED: Final = Kind("revamped.executioner_guarded", news="news", mark="shield")

AIM: Final = Standing("revamped.executioner.stand_in", hour=84, spent=USED)
""" "The Executioner may target a player [...] updated once per phase, with 1 emergency change [...] may
alternatively choose to not target any player." """


def next_in_line(game: Game, seat: Seat) -> tuple[Holding, Option] | None:
    """Who is lynched in somebody's place: "whenever the Executioner is chosen to be lynched, it will be
    prevented"; None where the rope is hers, as it is without a living target (rulings)."""
    for holding in game.players[seat].holdings:
        if (
            original(holding.role.id) == ROLE.id
            and USED not in holding.memory
            and not game.suppressed(holding)
        ):
            target = AIM.target(game, holding)
            return None if target is None else (holding, target)
    return None


def slip(game: Game, neck: Seat) -> tuple[Seat, Seat] | None:
    """Let the rope pass on until it stays; "after the failed lynch, the Executioner can no longer use their
    ability", so chains end (edges 5).

    Args:
        neck: who was chosen to be lynched.

    Returns:
        who is lynched, and in whose place; None if nobody is: a Guardian stands before them.
    """
    before = neck
    while found := next_in_line(game, neck):
        holding, target = found
        holding.memory[USED] = game.day
        before, neck = neck, int(target)
        guarded = game.marked(neck, GUARDED) is not None
        game.tell(SHIELDED if guarded else SLIPPED, by=before, seat=neck)
        if guarded:
            return None
    return neck, before


ROLE = Role(
    "revamped.executioner",
    TOWN,
    frozenset({TOWN_KILLING}),
    AIM.powers,
    charges=(EMERGENCY, Charge(USED, SLIPPED)),
    listed=30,
    worth=3,
)
