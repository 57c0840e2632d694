"""Fletcher's Customer: an arrow beside one's own card, and whoever made it may take it back."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM, never_dealt
from nightcaller.rulebooks.revamped.last_breath import last_arrow
from nightcaller.rulebooks.revamped.standing import EMERGENCY, StandingTarget
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_POWER

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
    beside=never_dealt,
)
"""It comes on top of a role, is never dealt, and stays through every change of that role (edges 4)."""
