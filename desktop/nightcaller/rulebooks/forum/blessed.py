"""Blessed: survives one attack of wolves, and knows nothing of it before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import HIDDEN, Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.forum.camps import TRAITS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BLESSING: Final = Kind("forum.blessing")


def spared(game: Game, me: Holding, attempt: Attack) -> bool:
    """Layer 3: "will survive one wolf attack"; "only known to the player after" it."""
    if attempt.kind != "attack" or "blessing" in me.memory:
        return False
    me.memory["blessing"] = game.day
    game.noted.setdefault("rescued", {})[me.seat] = 1
    game.tell(BLESSING, to=1 << me.seat, seat=me.seat)
    return True


ROLE = Role(
    "forum.blessed",
    TRAITS,
    frozenset({HIDDEN}),
    hooks={"blessed": spared},
    charges=(Charge("blessing", BLESSING, "seat"),),
)
