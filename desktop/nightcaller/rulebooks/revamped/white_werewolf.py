"""White Werewolf: a wolf among wolves, who wants to be the last alive."""

from typing import Final

from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.betrayal import betrays
from nightcaller.rulebooks.revamped.cards import NOT_LENT, DescribedRole
from nightcaller.rulebooks.revamped.fooled import dressed
from nightcaller.rulebooks.revamped.teams import LYCAN, SOLO, SOLO_KILLING, WHITE, WOLF_ROLE
from nightcaller.rulebooks.stock import hooks

BETRAY: Final = betrays("revamped.white_werewolf.betray", 80)


ROLE = DescribedRole(
    "revamped.white_werewolf",
    WHITE,
    frozenset({SOLO, SOLO_KILLING, LYCAN, pack.IN_PACK, NOT_LENT}),
    (*pack.POWERS, BETRAY),
    hooks(pack.HOOKS, dressed(WOLF_ROLE)),
    listed=50,
    worth=-4,
    wears=WOLF_ROLE,
)
