"""Wolf: hunts with the pack, and has no more than that."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_MISCELLANEOUS, WOLF_ROLE, WOLVES

ROLE = Role(
    WOLF_ROLE,
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK}),
    pack.POWERS,
    pack.HOOKS,
    listed=40,
    several=True,
    worth=-5,
)
