"""Brutal: lynched, he takes one other player with him before he is subdued."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.causes import Cause
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import Role, Turn
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.forum.camps import TRAITS, anybodys
from nightcaller.rulebooks.forum.nightly import HEALTHY
from nightcaller.rulebooks.stock import choose, last_shot, others, still_loaded, while_left

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BRUTAL: Final = Cause("forum.brutal")
"""The trait, and the cause of the death of whoever he took with him."""

STROKE: Final = "stroke"
"""What he can do once, as the holding remembers it."""
STRUCK: Final = "forum.struck"
"""Mark of whoever has taken somebody along."""

TAKEN_ALONG: Final = Kind("forum.brutal", news="news", mark="triangle", deaths=(BRUTAL,))


def may_strike(_game: Game, turn: Turn) -> bool:
    """Whether he has not yet taken anybody along."""
    return STROKE not in turn.holding.memory


def expected(game: Game, lynched: Seat) -> bool:
    """Whether whoever was lynched may be brutal, as far as everybody knows.

    By the cards that were shown (house rule `dead_revealed`), or because not all of the deck's have struck.
    """
    if game.house["dead_revealed"] == "yes":
        return any(holding.role.id == BRUTAL for holding in game.players[lynched].holdings)
    return still_loaded(game, STRUCK, game.published.get(BRUTAL, 0))


KILL: Final = last_shot(
    "forum.brutal.kill",
    choose(others, HEALTHY, while_left(STROKE)),
    cause=BRUTAL,
    charge=STROKE,
    fired=STRUCK,
    told=TAKEN_ALONG,
)
"""Traits, Brutal: "when voted to be lynched, kill one other player"; a patient cannot be attacked. In front
of everybody; once, however often he is lynched."""

ROLE = Role(BRUTAL, TRAITS, powers=(KILL,), beside=anybodys, several=True, listed=15)
