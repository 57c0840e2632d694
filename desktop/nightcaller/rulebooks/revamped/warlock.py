"""Warlock: the wolves' Fortune Teller; no lycan, and not of the pack."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.looking import LOOKS, reads_the_card
from nightcaller.rulebooks.revamped.teams import WOLF_INVESTIGATIVE, WOLVES

SEE: Final = reads_the_card("revamped.warlock.see", hour=52)

ROLE = Role(
    "revamped.warlock",
    WOLVES,
    frozenset({WOLF_INVESTIGATIVE}),
    (SEE,),
    listed=49,
    worth=-4,
    house_rules=(LOOKS,),
)
