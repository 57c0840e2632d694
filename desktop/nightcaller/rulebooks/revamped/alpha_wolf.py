"""Alpha Wolf: two votes in the pack that look like one."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_MISCELLANEOUS, WOLVES

ROLE = Role(
    "revamped.alpha_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK, pack.ALPHA}),
    pack.POWERS,
    pack.HOOKS,
    listed=35,
    worth=-5,
)
