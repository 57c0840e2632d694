"""Bloody Butcher: the werewolf among the Butchers, on the boards of both."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.butcher import IN_SHOP
from nightcaller.rulebooks.revamped.cards import NO_PHANTOM
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_MISCELLANEOUS, WOLVES
from nightcaller.rulebooks.stock import hooks, knows

ROLE = Role(
    "revamped.bloody_butcher",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK, IN_SHOP, NO_PHANTOM}),
    pack.POWERS,
    hooks(pack.HOOKS, knows(IN_SHOP, "revamped.butcher")),
    listed=36,
    worth=-5,
)
