"""Guns: what is known of a shot that may still follow a death."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import LAST_ACTS, Role, Turn
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.hollow.causes import SHOT
from nightcaller.rulebooks.stock import still_loaded

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

GUN: Final = "shot"
"""What he can do once, as the holding remembers it."""
FIRED: Final = "hollow.fired"
"""Mark of whoever has shot."""

SHOT_TOLD: Final = Kind("hollow.shot", news="news", mark="triangle", deaths=(SHOT,))


def may_shoot(game: Game, turn: Turn) -> bool:
    """Once, whatever killed him; whoever was declared dead acts no more."""
    death, ready = game.deaths[turn.seat], turn.power.ready
    if death.cause == OVERRULED or GUN in turn.holding.memory:
        return False
    return ready is None or ready(game, turn.holding, death)


def expected(game: Game, dead: tuple[Seat, ...]) -> bool:
    """Whether one of these dead may shoot, as far as everybody knows.

    House rule `dead_revealed`: by the cards that were shown.
    """
    if game.powerless or not gun_left(game):
        return False
    return game.house["dead_revealed"] == "no" or any(armed(game.role(seat)) for seat in dead)


def armed(role: Role) -> bool:
    """Whether a card has a gun."""
    return any(power.window == LAST_ACTS for power in role.powers)


def gun_left(game: Game) -> bool:
    """Whether a shot may still follow a death, as far as everybody knows."""
    return still_loaded(game, FIRED, game.at_this_table("hollow.guns", guns))


def guns(game: Game) -> int:
    """How many cards of the published deck have a gun."""
    return sum(game.published[role] for role, _power in game.published_powers(LAST_ACTS))
