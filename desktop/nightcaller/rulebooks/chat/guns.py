"""The shot of whoever dies with a gun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import OVERRULED, Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Turn
from nightcaller.rulebooks.stock import anybody, choose, last_shot, still_loaded, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

HUNTER: Final = "chat.hunter"
SHOT: Final = Cause("chat.shot", aimed=True)
"""Cause of the death of whoever the Hunter shot."""
GUN: Final = "shot"
"""What he can do once, as the holding remembers it."""
FIRED: Final = "chat.fired"
"""Mark of whoever has shot."""

SHOT_TOLD: Final = Kind("chat.shot", news="news", mark="triangle", deaths=(SHOT,))


def may_shoot(game: Game, turn: Turn) -> bool:
    """Once, whatever killed him; whoever was declared dead acts no more."""
    death = game.deaths[turn.seat]
    return death.cause != OVERRULED and GUN not in turn.holding.memory


def gun_left(game: Game) -> bool:
    """Whether a shot may still follow a death, as far as everybody knows."""
    return still_loaded(game, FIRED, game.published.get(HUNTER, 0))


SHOOT: Final = last_shot(
    "chat.hunter.shoot",
    choose(anybody, while_left(GUN)),
    cause=SHOT,
    charge=GUN,
    fired=FIRED,
    told=SHOT_TOLD,
)
""" "He can select any living villager except himself and can kill him"; he himself is dead by then."""
