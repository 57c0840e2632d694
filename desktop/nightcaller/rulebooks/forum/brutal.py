"""Brutal: lynched, he takes one other player with him before he is subdued."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcaller.engine.death import attack
from nightcaller.engine.roles import Holding, Power, Role
from nightcaller.engine.vocabulary import NOBODY, Act, Ask, Seat, Tier
from nightcaller.rulebooks.forum.camps import TRAITS
from nightcaller.rulebooks.forum.nightly import is_out

if TYPE_CHECKING:
    from nightcaller.engine.game import Game
    from nightcaller.engine.vocabulary import Script

BRUTAL: Final = "forum.brutal"
"""The trait, and the cause of the death of whoever he took with him."""


def take(game: Game, me: Holding) -> Script:
    """Traits, Brutal: "when voted to be lynched, kill one other player"; a patient cannot be attacked."""
    prey = tuple(seat for seat in game.others(me.seat) if not is_out(game, seat))
    sick = tuple((seat, "blocked-forum-patient") for seat in game.others(me.seat) if is_out(game, seat))
    (target,) = yield Ask(me.seat, "forum.brutal.kill", (*prey, NOBODY), blocked=sick)
    if target == NOBODY:
        return None
    return [Act(Tier.END, me.seat, (int(target),), kill, me.role.id)]


def kill(game: Game, act: Act, bodies: tuple[Seat, ...]) -> None:
    """In front of everybody."""
    game.tell("forum.brutal", by=act.by, seat=bodies[0])
    attack(game, BRUTAL, act.by, bodies[0], "kill")


def expected(game: Game, lynched: Seat) -> bool:
    """Whether whoever was lynched may be brutal, as far as everybody knows.

    By the cards that were shown (house rule `dead_revealed`), or because not all of the deck's have struck.
    """
    if game.house["dead_revealed"] == "yes":
        return any(holding.role.id == BRUTAL for holding in game.players[lynched].holdings)
    seen = sum(death.cause == BRUTAL for death in game.deaths.values())
    return game.published.get(BRUTAL, 0) > seen


ROLE = Role(BRUTAL, TRAITS, powers=(Power("forum.brutal.kill", take, window="last_acts"),))
