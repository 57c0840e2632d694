"""Lone Warlock: reads cards alone, until somebody of the pack dies."""

from typing import Final

from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.looking import LOOKS, reads_the_card
from nightcaller.rulebooks.revamped.pack import LONER
from nightcaller.rulebooks.revamped.teams import NEWS, WOLF_INVESTIGATIVE, WOLF_ROLE, WOLVES

SEE: Final = reads_the_card("revamped.lone_warlock.see", hour=50)

ROLE = DescribedRole(
    "revamped.lone_warlock",
    WOLVES,
    frozenset({WOLF_INVESTIGATIVE, NEWS, LONER}),
    (SEE,),
    listed=47,
    worth=-4,
    becomes=(WOLF_ROLE,),
    house_rules=(LOOKS,),
)
"""It joins the pack as a Wolf when "a member of the wolfpack dies" (`pack.after_burial`)."""
