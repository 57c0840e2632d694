"""Baker: never alone, and sure of all the others."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.rooms import meeting
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_GROUP
from nightcaller.rulebooks.stock import knows

BAKER: Final = "baker"
"""Tag of those who belong to them."""
ROOM: Final = meeting(3, "revamped.bakers", BAKER)

ROLE = Role(
    "revamped.baker",
    TOWN,
    frozenset({TOWN_GROUP, BAKER}),
    hooks=knows(BAKER, "revamped.baker"),
    listed=12,
    several=True,
    worth=2,
)
