"""Hunter: whatever kills him, he may kill somebody in return."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.amend import OVERRULED
from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Charge, Holding, Power, Role, Turn
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Status, Tier
from nightcaller.rulebooks.hollow.camps import VILLAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

SHOT: Final = "hollow.shot"
"""Cause of the death of whoever the Hunter shot."""
GUN: Final = "shot"
"""What he can do once, as the holding remembers it."""
FIRED: Final = "hollow.fired"
"""Mark of whoever has shot."""

SHOT_TOLD: Final = Kind("hollow.shot", news="news", mark="triangle", deaths=(SHOT,))


def shoot(game: Game, me: Holding) -> Script:
    """Dead resolutions 1: "if the hunter gets killed, he can kill a player of his choosing"."""
    if GUN in me.memory:  # the table has emptied it while he was thinking
        return None
    (target,) = yield Ask(me.seat, "hollow.hunter.shoot", (*game.living, NOBODY))
    if target == NOBODY:
        return None

    def fire(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        """Everybody sees who fires at whom; the gun is empty then."""
        me.memory[GUN] = game.day
        game.mark(act.by, Status(FIRED, act.by))
        game.tell(SHOT_TOLD, by=act.by, seat=bodies[0])
        attack(game, SHOT, act.by, bodies[0], "kill")

    return [Act(Tier.END, me.seat, (int(target),), fire, me.role.id)]


def may_shoot(game: Game, turn: Turn) -> bool:
    """Once, whatever killed him; whoever was declared dead acts no more."""
    death = game.deaths[turn.holding.seat]
    return death.cause != OVERRULED and GUN not in turn.holding.memory


def expected(game: Game, dead: tuple[Seat, ...]) -> bool:
    """Whether one of these dead may shoot, as far as everybody knows.

    House rule `dead_revealed`: by the cards that were shown.
    """
    if game.house["dead_revealed"] == "yes":
        dead = tuple(seat for seat in dead if game.role(seat) is ROLE)
    return bool(dead) and gun_left(game)


def gun_left(game: Game) -> bool:
    """Whether a shot may still follow a death, as far as everybody knows."""
    guns = game.published.get(ROLE.id, 0)
    return guns > 0 and (game.uncounted or game.bearing(FIRED).bit_count() < guns)


ROLE = Role(
    "hollow.hunter",
    VILLAGE,
    powers=(Power("hollow.hunter.shoot", shoot, window="last_acts"),),
    charges=(Charge("shot", SHOT_TOLD),),
)
