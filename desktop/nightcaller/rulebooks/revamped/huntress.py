"""Huntress: a last arrow for whoever she has aimed at."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.last_breath import last_arrow
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_KILLING

AIM: Final = StandingTarget("revamped.huntress.aim", hour=80)
""" "The Huntress may target a player [...] update this target once per phase, with 1 emergency change"."""

ROLE = Role(
    "revamped.huntress",
    TOWN,
    frozenset({TOWN_KILLING}),
    AIM.powers,
    last_arrow(AIM),
    charges=(EMERGENCY,),
    listed=31,
    worth=4,
)
