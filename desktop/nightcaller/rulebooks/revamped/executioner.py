"""Executioner: the rope slips, and hangs somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.lynching import SLIPPED
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

USED: Final = "revamped-stand-in"

AIM: Final = StandingTarget("revamped.executioner.stand_in", hour=84, spent=USED)
""" "The Executioner may target a player [...] updated once per phase, with 1 emergency change [...] may
alternatively choose to not target any player." """


def stand_in(game: Game, me: Holding) -> Seat | None:
    """ "Whenever the Executioner is chosen to be lynched, it will be prevented", and "after the failed lynch,
    the Executioner can no longer use their ability"; without a living target the rope is hers (rulings)."""
    target = None if USED in me.memory else AIM.target(game, me)
    if target is None:
        return None
    me.memory[USED] = game.day
    return int(target)


ROLE = Role(
    "revamped.executioner",
    TOWN,
    frozenset({TOWN_KILLING}),
    AIM.powers,
    {"hanged": stand_in},
    charges=(EMERGENCY, Charge(USED, SLIPPED)),
    listed=30,
    worth=3,
)
