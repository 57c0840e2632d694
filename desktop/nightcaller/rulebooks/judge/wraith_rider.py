"""Wraith Rider (恶灵骑士): who poisons or checks it dies instead; no guard reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import Layer
from nightcaller.engine.death import attack
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.camps import PACK, UNSHIELDED, WOLF, WOLVES
from nightcaller.rulebooks.judge.causes import POISON
from nightcaller.rulebooks.judge.cursing import CURSE, CURSED
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK
from nightcaller.rulebooks.stock import hooks, seen_as

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

LAYER: Final = Layer("curse", place=2)


def curse_the_witch(game: Game, me: Holding, attempt: Attack) -> bool:
    """Section IV: "Witch poisons Wraith Rider: Witch dies, Wraith Rider survives"."""
    if attempt.cause != POISON:
        return False
    attack(game, CURSE, me.seat, attempt.by, "true")
    return True


ROLE = Role(
    "judge.wraith_rider",
    WOLVES,
    frozenset({WOLF, PACK, UNSHIELDED}),
    (HUNT.power, EXPLODE),
    # Section IV: "Seer checks Wraith Rider: Seer dies, no valid information".
    hooks(KNOWS_THE_PACK, seen_as(CURSED, "judge.camp"), {"curse": curse_the_witch}),
    listed=6,
    worth=-7,
)
