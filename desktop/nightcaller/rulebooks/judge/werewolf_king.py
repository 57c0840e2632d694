"""Werewolf King (狼王): shoots when he is voted out, shot or dueled to death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Ask, Attack, Question
from nightcaller.rulebooks.judge.camps import PACK, WOLF, WOLVES
from nightcaller.rulebooks.judge.declaration import DUEL
from nightcaller.rulebooks.judge.hidden_werewolf import ALONE
from nightcaller.rulebooks.judge.hunter import GUN, SHOT, SHOT_TOLD, shot
from nightcaller.rulebooks.judge.werewolf import ATTACK, EXPLODE, know_each_other

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SHOOTS = frozenset({"judge.exile", SHOT, DUEL})
"""Section II: "when voted out/gunned down/dueled to death"."""
HUNTED = frozenset({"judge.pack", "judge.double_save", ALONE})


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


def shoot(game: Game, me: Holding) -> Script:
    """The dying King may take anybody alive, or lower the gun."""
    if GUN in me.memory:  # the table has emptied it while he was thinking
        return None
    (target,) = yield Ask(me.seat, "judge.werewolf_king.shoot", (*game.living, NOBODY))
    if target == NOBODY:
        return None
    return [shot(me, int(target))]


ROLE = Role(
    "judge.werewolf_king",
    WOLVES,
    frozenset({WOLF, PACK}),
    (
        ATTACK,
        EXPLODE,
        Power(
            "judge.werewolf_king.shoot",
            shoot,
            window="last_acts",
            questions=(Question("judge.werewolf_king.shoot"),),
            after=may_follow,
            ready=may_shoot,
        ),
    ),
    {"dealt": know_each_other},
    charges=(Charge("shot", SHOT_TOLD),),
)
