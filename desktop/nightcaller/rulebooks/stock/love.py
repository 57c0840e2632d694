"""Linked lives: something that two people hold, and of which one dies when the other does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightcaller.engine.death import attack
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import STATE, Holding, Hook, Role
from nightcaller.engine.vocabulary import Attack, Seat
from nightcaller.rulebooks.stock.words import stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

BELOVED = "beloved"
"""Where the holding keeps whom its holder loves."""


def mourns(game: Game, seat: Seat) -> bool:
    """Whether somebody alive follows one who has just died, or one who follows: linked deaths come before
    what the dead still do."""
    seen: set[Seat] = set()
    waiting = [seat]
    while waiting:
        one = waiting.pop()
        seen.add(one)
        loved = (held.memory.get(BELOVED) for held in game.players[one].holdings)
        for beloved in [other for other in loved if other is not None and other not in seen]:
            if not game.lives(beloved) and beloved not in game.gone:
                return True
            waiting.append(beloved)
    return False


@stock("trait")
def follows(cause: str) -> dict[str, Hook]:
    """If the other dies, so does whoever holds this, and nothing stops it."""

    def follow(game: Game, me: Holding, seat: Seat, _fates: tuple[Attack, ...]) -> None:
        if seat == me.memory[BELOVED] and game.lives(me.seat):
            attack(game, cause, seat, me.seat, "true")

    return {"died": follow}


@stock("trait", "role-{role}")
def bond(role: str, cause: str, *more: dict[str, Hook], outlives_powers: bool = True) -> Role:
    """What two people in love hold beside what they are.

    Args:
        role: its id.
        cause: of the death of whoever follows.
        more: other hooks, for instance the side that such two are on.
        outlives_powers: whether the powerless stay in love.
    """
    hooks = follows(cause)
    for other in more:
        hooks |= other
    return Role(role, "", frozenset({STATE} if outlives_powers else ()), hooks=hooks)


def unite(game: Game, love: Role, told: Kind, one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Two people hold a bond from now on, and both learn of it; returns them by seat.

    Args:
        love: the `bond`.
        told: the event: `seat` and `other`.
    """
    both = (min(one, other), max(one, other))
    for seat, beloved in (both, both[::-1]):
        game.grant(seat, love).memory[BELOVED] = beloved
    game.tell(told, to=mask_of(both), seat=both[0], other=both[1])
    return both
