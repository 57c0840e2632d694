"""Wraith Rider (恶灵骑士): who poisons or checks it dies instead; no guard reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.causes import Cause
from nightcaller.engine.death import attack
from nightcaller.engine.roles import Holding, Role
from nightcaller.engine.vocabulary import Act, Attack, Seat
from nightcaller.rulebooks.judge.camps import PACK, UNSHIELDED, WOLF, WOLVES
from nightcaller.rulebooks.judge.werewolf import EXPLODE, HUNT, KNOWS_THE_PACK
from nightcaller.rulebooks.judge.witch import POISON
from nightcaller.rulebooks.stock import hooks, seen_as

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

CURSE = Cause("judge.curse")
"""Cause of the death of a Witch or a Seer who touched it."""
CURSED = "cursed"
"""What a Seer gets instead of an answer."""


def curse_the_witch(game: Game, me: Holding, attempt: Attack) -> bool:
    """Section IV: "Witch poisons Wraith Rider: Witch dies, Wraith Rider survives"."""
    if attempt.cause != POISON:
        return False
    attack(game, CURSE, me.seat, attempt.by, "true")
    return True


def strike_back(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """The act of a Seer who looked at it: it falls back on the Seer."""
    attack(game, CURSE, bodies[0], act.by, "true")


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
