"""Executioner: the rope slips, and hangs somebody else."""

from typing import Final

from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.revamped.lynching import SLIPPED
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING

USED: Final = "revamped-stand-in"

AIM: Final = StandingTarget("revamped.executioner.stand_in", hour=84, spent=USED)
""" "The Executioner may target a player [...] updated once per phase, with 1 emergency change [...] may
alternatively choose to not target any player."

"Whenever the Executioner is chosen to be lynched, it will be prevented", and "after the failed lynch, the
Executioner can no longer use their ability"; without a living target the rope is hers (rulings)."""

ROLE = Role(
    "revamped.executioner",
    TOWN,
    frozenset({TOWN_KILLING}),
    AIM.powers,
    {"hanged": AIM.use_up},
    charges=(EMERGENCY, Charge(USED, SLIPPED)),
    listed=30,
    worth=3,
)
