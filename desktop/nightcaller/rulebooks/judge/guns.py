"""Guns: a last shot at anybody alive, of whoever dies with one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power
from nightcaller.engine.vocabulary import Attack
from nightcaller.rulebooks.judge.causes import SHOT
from nightcaller.rulebooks.stock import anybody, choose, last_shot, still_loaded, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GUN: Final = "shot"
"""What a Hunter or a Werewolf King can do once, as the holding remembers it."""

FIRED: Final = "judge.fired"
"""Mark of whoever has shot."""

May = Callable[["Game", str], bool]
MayNow = Callable[["Game", Holding, Attack], bool]

SHOT_TOLD: Final = Kind("judge.shot", news="news", mark="triangle", deaths=(SHOT,))


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
