"""Brutal: lynched, he takes one other player with him before he is subdued."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Holding, Power, Role, Turn
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Status, Tier
from nightcaller.rulebooks.forum.camps import TRAITS
from nightcaller.rulebooks.forum.nightly import is_out

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

BRUTAL: Final = "forum.brutal"
"""The trait, and the cause of the death of whoever he took with him."""


STROKE: Final = "stroke"
"""What he can do once, as the holding remembers it."""
STRUCK: Final = "forum.struck"
"""Mark of whoever has taken somebody along."""

TAKEN_ALONG: Final = Kind("forum.brutal", news="news", mark="triangle", deaths=(BRUTAL,))


def take(game: Game, me: Holding) -> Script:
    """Traits, Brutal: "when voted to be lynched, kill one other player"; a patient cannot be attacked."""
    prey = tuple(seat for seat in game.others(me.seat) if not is_out(game, seat))
    sick = tuple((seat, "blocked-forum-patient") for seat in game.others(me.seat) if is_out(game, seat))
    (target,) = yield Ask(me.seat, "forum.brutal.kill", (*prey, NOBODY), blocked=sick)
    if target == NOBODY:
        return None

    def kill(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
        """In front of everybody; once, however often he is lynched."""
        me.memory[STROKE] = game.day
        game.mark(act.by, Status(STRUCK, act.by))
        game.tell(TAKEN_ALONG, by=act.by, seat=bodies[0])
        attack(game, BRUTAL, act.by, bodies[0], "kill")

    return [Act(Tier.END, me.seat, (int(target),), kill, me.role.id)]


def may_strike(_game: Game, turn: Turn) -> bool:
    """Whether he has not yet taken anybody along."""
    return STROKE not in turn.holding.memory


def expected(game: Game, lynched: Seat) -> bool:
    """Whether whoever was lynched may be brutal, as far as everybody knows.

    By the cards that were shown (house rule `dead_revealed`), or because not all of the deck's have struck.
    """
    if game.house["dead_revealed"] == "yes":
        return any(holding.role.id == BRUTAL for holding in game.players[lynched].holdings)
    brutes = game.published.get(BRUTAL, 0)
    return brutes > 0 and (game.uncounted or game.bearing(STRUCK).bit_count() < brutes)


ROLE = Role(BRUTAL, TRAITS, powers=(Power("forum.brutal.kill", take, window="last_acts"),))
