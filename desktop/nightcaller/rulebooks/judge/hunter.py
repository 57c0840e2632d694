"""Hunter (猎人): shoots one player on his own death, unless voted out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.book import HouseRule
from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.camps import DIVINE, EXILE, GOOD
from nightcaller.rulebooks.judge.witch import POISON
from nightcaller.rulebooks.stock import anybody, choose, last_shot, still_loaded, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

SHOT: Final = Cause("judge.shot")
"""Cause of the death of somebody who was shot."""

GUN: Final = "shot"
"""What a Hunter or a Werewolf King can do once, as the holding remembers it."""

FIRED: Final = "judge.fired"
"""Mark of whoever has shot."""

May = Callable[["Game", str], bool]
MayNow = Callable[["Game", Holding, Attack], bool]

BARRED = {
    "unless-voted-out": EXILE,
    "unless-poisoned": POISON,
    "always": "",
}
"""House rule `hunter_shoots` -> the cause of death after which he cannot shoot."""

SHOT_TOLD: Final = Kind("judge.shot", news="news", mark="triangle", deaths=(SHOT,))


def may_follow(game: Game, public_cause: str) -> bool:
    """Whether a shot may follow a death of which only this is public."""
    return public_cause != BARRED[game.house["hunter_shoots"]]


def may_shoot(game: Game, me: Holding, death: Attack) -> bool:
    """Section II: shoot and take a person when not voted out; once."""
    return GUN not in me.memory and death.cause != BARRED[game.house["hunter_shoots"]]


def guns_left(game: Game) -> bool:
    """Whether not every gun of the deck has been fired, as far as everybody knows: every shot is public.

    A deck without a gun has no last acts anyway.
    """
    return FIRED not in game.bearers or still_loaded(game, FIRED, game.at_this_table("judge.guns", guns))


def guns(game: Game) -> int:
    """How many cards of the published deck have a gun."""
    return sum(game.published[role] for role, power in game.published_powers("last_acts") if power.after)


def gun(role: str, after: May, ready: MayNow) -> Power:
    """A last shot at anybody alive, or at nobody; public, and nothing stops it (section II: no guard)."""
    return last_shot(
        f"{role}.shoot",
        choose(anybody, while_left(GUN)),
        cause=SHOT,
        charge=GUN,
        fired=FIRED,
        told=SHOT_TOLD,
        after=after,
        ready=ready,
    )


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
