"""Hellhound: the pack's Bakers; they know of each other what they are."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM
from nightcaller.rulebooks.revamped.rooms import meeting
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_MISCELLANEOUS, WOLVES
from nightcaller.rulebooks.stock import hooks, knows

HOUND: Final = "hellhound"
"""Tag of those who belong to them."""
ROOM: Final = meeting(2, "revamped.hellhounds", HOUND)

ROLE = Role(
    "revamped.hellhound",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK, HOUND, NO_PHANTOM}),
    pack.POWERS,
    hooks(pack.HOOKS, knows(HOUND, "revamped.hellhound")),
    listed=37,
    several=True,
    worth=-5,
)
