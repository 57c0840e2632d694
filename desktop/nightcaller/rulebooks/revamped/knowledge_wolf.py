"""Knowledge Wolf: knows the list of roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Role
from nightcaller.rulebooks.revamped import pack
from nightcaller.rulebooks.revamped.teams import LIMITED, LYCAN, WOLF_MISCELLANEOUS, WOLVES
from nightcaller.rulebooks.stock import hooks

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

IN_GAME: Final = Kind("revamped.in_game", story=False)


def read(game: Game, me: Holding) -> None:
    """ "At the start of the game, the Knowledge Wolf is told all the roles in the role list." """
    for role, count in game.published.items():
        game.tell(IN_GAME, to=1 << me.seat, role=role, count=count)


ROLE = Role(
    "revamped.knowledge_wolf",
    WOLVES,
    frozenset({WOLF_MISCELLANEOUS, LYCAN, LIMITED, pack.IN_PACK}),
    pack.POWERS,
    hooks(pack.HOOKS, {"dealt": read}),
    listed=82,
    worth=-5,
)
