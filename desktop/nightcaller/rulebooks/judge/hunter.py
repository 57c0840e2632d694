"""Hunter (猎人): shoots one player on his own death, unless voted out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.book import HouseRule
from nightcaller.engine.roles import Charge, Holding, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.camps import DIVINE, GOOD
from nightcaller.rulebooks.judge.causes import EXILE, POISON
from nightcaller.rulebooks.judge.guns import GUN, SHOT_TOLD, gun

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BARRED = {
    "unless-voted-out": EXILE,
    "unless-poisoned": POISON,
    "always": "",
}
"""House rule `hunter_shoots` -> the cause of death after which he cannot shoot."""


def may_follow(game: Game, public_cause: str) -> bool:
    """Whether a shot may follow a death of which only this is public."""
    return public_cause != BARRED[game.house["hunter_shoots"]]


def may_shoot(game: Game, me: Holding, death: Attack) -> bool:
    """Section II: shoot and take a person when not voted out; once."""
    return GUN not in me.memory and death.cause != BARRED[game.house["hunter_shoots"]]


ROLE = Role(
    "judge.hunter",
    GOOD,
    frozenset({DIVINE}),
    (gun("judge.hunter", may_follow, may_shoot),),
    charges=(Charge(GUN, SHOT_TOLD),),
    listed=10,
    worth=3,
    house_rules=(HouseRule("hunter_shoots", ("unless-voted-out", "unless-poisoned", "always"), group="day"),),
)
