"""Wolf's Cub: the night after it dies the pack hunts for two."""

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.teams import LYCAN, WOLF_MISCELLANEOUS, WOLVES

ROLE = Role(
    "revamped.wolfs_cub",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, pack.IN_PACK, NOT_LENT}),
    pack.POWERS,
    {**pack.HOOKS, "died": pack.bury_cub},
    listed=41,
    worth=-6,
)
