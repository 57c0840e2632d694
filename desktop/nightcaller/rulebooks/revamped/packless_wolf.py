"""Packless Wolf: a wolf without a pack, until nobody of the pack is left."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.teams import LIMITED, LYCAN, NEWS, WOLF_MISCELLANEOUS, WOLVES

ROLE = Role(
    "revamped.packless_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, LIMITED, NEWS}),
    listed=83,
    several=True,
    worth=-4,
)
"""It joins when "all members of the wolfpack [...] are dead", and keeps its role (`pack.after_burial`)."""
