"""Packless Wolf: a wolf without a pack, until nobody of the pack is left."""

from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.pack import PACKLESS
from nightcaller.rulebooks.revamped.teams import LIMITED, LYCAN, NEWS, WOLF_MISCELLANEOUS, WOLF_ROLE, WOLVES

ROLE = DescribedRole(
    "revamped.packless_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, LIMITED, NEWS, PACKLESS}),
    listed=83,
    several=True,
    worth=-4,
    becomes=(WOLF_ROLE,),
)
"""It joins when "all members of the wolfpack [...] are dead", and keeps its role (`pack.after_burial`)."""
