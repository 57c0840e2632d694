"""Scared Wolf: gone when somebody comes for it the first time."""

from typing import Final

from nightcaller.engine.book import Layer
from nightcaller.engine.roles import Charge, Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.striking import SCARED, by_night, escapes
from nightcaller.rulebooks.revamped.teams import LYCAN, NEWS, WOLF_MISCELLANEOUS, WOLVES
from nightcaller.rulebooks.stock import hooks

ESCAPE: Final = "revamped-escape"
FLIGHT: Final = Layer("scared", place=32)
""" "If it is attacked by anyone at night, it will escape unharmed the first time." """

ROLE = Role(
    "revamped.scared_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK, NEWS}),
    pack.POWERS,
    hooks(pack.HOOKS, escapes(FLIGHT.name, 1, ESCAPE, by_night, SCARED)),
    charges=(Charge(ESCAPE, SCARED, "seat"),),
    listed=38,
    worth=-6,
)
