"""Gray Werewolf: a wolf among wolves, who suffers one witness at the end."""

from typing import Final

from nightcaller.engine.roles import Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.betrayal import betrays
from nightcaller.rulebooks.revamped.cards import NOT_LENT
from nightcaller.rulebooks.revamped.teams import GRAY, LYCAN, SOLO, SOLO_KILLING

BETRAY: Final = betrays("revamped.gray_werewolf.betray", 81)

ROLE = Role(
    "revamped.gray_werewolf",
    GRAY,
    frozenset({SOLO, SOLO_KILLING, LYCAN, pack.IN_PACK, NOT_LENT}),
    (*pack.POWERS, BETRAY),
    pack.HOOKS,
    listed=51,
    worth=-4,
)
