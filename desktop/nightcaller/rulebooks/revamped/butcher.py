"""Butcher: a group like the Bakers', but for the one of them who is a wolf."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM
from nightcaller.rulebooks.revamped.rooms import meeting
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_GROUP
from nightcaller.rulebooks.stock import knows

IN_SHOP: Final = "butcher"
"""Tag of those who belong to them, the wolf too."""
ROOM: Final = meeting(4, "revamped.butchers", IN_SHOP)

ROLE = Role(
    "revamped.butcher",
    TOWN,
    frozenset({TOWN_GROUP, IN_SHOP, NO_PHANTOM}),
    hooks=knows(IN_SHOP, "revamped.butcher"),
    listed=13,
    several=True,
    worth=1,
)
