"""Linked lives: something that two people hold, and of which one dies when the other does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from nightcaller.engine.death import attack
from nightcaller.engine.game import mask_of
from nightcaller.engine.kinds import Kind
from nightcaller.engine.roles import STATE, Holding, Hook, Power, Role
from nightcaller.engine.vocabulary import Attack, Seat, Tier
from nightcaller.rulebooks.stock.asking import ability, choose
from nightcaller.rulebooks.stock.effects import seal, tell
from nightcaller.rulebooks.stock.whom import anybody, others, where
from nightcaller.rulebooks.stock.words import house, stock

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


@stock("question", "event-{matched}", "event-{told}")
def matches(
    power: str, asked: tuple[str, str], matched: Kind, love: Role, told: Kind, hour: int, memory: str = ""
) -> Power:
    """In the first night two people fall in love: whom she chooses, herself too where `cupid_self` says so.

    Args:
        power: its id.
        asked: the keys of its two questions.
        matched: the event that tells whoever chose (`seat`), for each of the two.
        love: the `bond`.
        told: the event by which the two hear of it (`seat`, `other`).
        hour: its place in the book's order of the night.
        memory: where her holding keeps who they are; nowhere if empty.
    """

    def marry(game: Game, me: Holding, bodies: tuple[Seat, ...]) -> None:
        both = unite(game, love, told, *bodies)
        if memory:
            me.memory[memory] = both

    def they_learn_of_it(_house: Mapping[str, str]) -> bool:
        return True

    return ability(
        power,
        choose(where(house("cupid_self", "yes"), anybody, others), or_nobody=False, asked=asked),
        tell(matched),
        seal(Tier.CHANGE, marry),
        until=1,
        hour=hour,
        news=they_learn_of_it,
    )


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
