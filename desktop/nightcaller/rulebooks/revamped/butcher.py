"""Butcher: a group like the Bakers', but for the one of them who is a wolf."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped.teams import TOWN, TOWN_GROUP
from nightcaller.rulebooks.stock import knows

BUTCHERS: Final = "revamped.butchers"
"""Their board."""
IN_SHOP: Final = "butcher"
"""Tag of those who belong to it, the wolf too."""

ROLE = Role(
    "revamped.butcher",
    TOWN,
    frozenset({TOWN_GROUP, IN_SHOP}),
    hooks=knows(IN_SHOP, "revamped.butcher"),
    listed=13,
    several=True,
    worth=1,
)
