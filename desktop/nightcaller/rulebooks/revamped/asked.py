"""Who is asked what in a private window: holders of powers, and people to whom somebody's doing puts a
question.

A question to another (rulings: "asked on that player's next visit") is a power of the role that brings it,
with the window ``night.owed`` or ``morning.owed``; the ``owed`` hook of that role says to whom it is put now.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from nightcaller.engine.roles import Power, Role, Turn
from nightcaller.rulebooks.revamped import coming, lending

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

OWED: Final = ".owed"
GHOSTS: Final = ".ghosts"
"""The same for questions to the dead."""


class WindowRound(NamedTuple):
    """What a private window may ask, as everybody knows: it follows from deck, day and offices."""

    powers: Sequence[tuple[str, Power]]
    people: tuple[Role, ...]
    """What one person may be asked at once."""


def powers(game: Game, window: str) -> list[tuple[str, Power]]:
    """What the published deck may ask now, in the book's order, with the roles."""
    found = [one for name in (window, window + OWED, window + GHOSTS) for one in coming.powers(game, name)]
    return found + lending.day_powers(game) if window == "morning" else found


def turns(game: Game, window: str) -> list[Turn]:
    """Who is asked."""
    alive, day, house = game.alive, game.day, game.house
    found = [turn for turn in game.wielding(window) if alive >> turn.seat & 1 and turn.power.due(day, house)]
    if game.powerless:
        found = [turn for turn in found if not game.suppressed(turn.holding)]
    for holding, hook in game.hearing("owed"):
        for seat, power in hook(game, holding):
            if power.window == window + (OWED if game.lives(seat) else GHOSTS):
                found.append(Turn(game.players[seat].holdings[0], power, seat))
    return found


def with_questions_owed(hands: Sequence[Role], published: Sequence[tuple[str, Power]]) -> tuple[Role, ...]:
    """What one person may be asked at once: with every question that others may put."""
    owed = tuple(power for _role, power in published if power.window.endswith((OWED, GHOSTS)))
    return beside(tuple(hands), owed) if owed else tuple(hands)


@lru_cache(64)
def beside(hands: tuple[Role, ...], more: tuple[Power, ...]) -> tuple[Role, ...]:
    """The same hands, each with some more powers."""
    return tuple(Role(role.id, role.team, powers=(*role.powers, *more)) for role in hands)
