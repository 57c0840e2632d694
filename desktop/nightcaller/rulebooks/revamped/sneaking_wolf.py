"""Sneaking Wolf: a Citizen to everybody who looks."""

from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import DescribedRole
from nightcaller.rulebooks.revamped.fooled import dressed
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE, LYCAN, WOLF_MISCELLANEOUS, WOLVES
from nightcaller.rulebooks.stock import hooks

ROLE = DescribedRole(
    "revamped.sneaking_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK}),
    pack.POWERS,
    hooks(pack.HOOKS, dressed(CITIZEN_ROLE)),
    listed=39,
    worth=-7,
    wears=CITIZEN_ROLE,
)
