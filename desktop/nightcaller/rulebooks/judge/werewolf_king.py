"""Werewolf King (狼王): shoots when he is voted out, shot or dueled to death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.causes import ALONE, DOUBLE_SAVE, DUEL, EATEN, EXILE, SHOT
from nightcaller.rulebooks.judge.guns import GUN, SHOT_TOLD, gun
from nightcaller.rulebooks.judge.pack import EXPLODE, HUNT, KNOWS_THE_PACK

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SHOOTS = frozenset({EXILE, SHOT, DUEL})
"""Section II: "when voted out/gunned down/dueled to death"."""
HUNTED = frozenset({EATEN, DOUBLE_SAVE, ALONE})


def may_follow(game: Game, public_cause: str) -> bool:
    """Whether his shot may follow a death of which only this is public."""
    hunted = public_cause == "night" and game.house["wolf_king_shoots_when_hunted"] == "yes"
    return public_cause in SHOOTS or hunted


def may_shoot(game: Game, me: Holding, death: Attack) -> bool:
    """Not when poisoned, not when exploding, and once. House rule `wolf_king_shoots_when_hunted`."""
    if GUN in me.memory:
        return False
    if death.cause in HUNTED:
        return game.house["wolf_king_shoots_when_hunted"] == "yes"
    return death.cause in SHOOTS


ROLE = Role(
    "judge.werewolf_king",
    WOLVES,
    frozenset({WOLF, PACK}),
    (HUNT.power, EXPLODE, gun("judge.werewolf_king", may_follow, may_shoot)),
    KNOWS_THE_PACK,
    charges=(Charge(GUN, SHOT_TOLD),),
    listed=5,
    worth=-7,
    house_rules=(HouseRule("wolf_king_shoots_when_hunted", ("no", "yes"), group="wolves"),),
)
