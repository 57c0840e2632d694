"""Whom a choice is about, before anything bars somebody from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nightcaller.engine.roles import Holding
from nightcaller.rulebooks.stock.words import When, stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Whom = Callable[["Game", Holding], int]
"""Bit mask of those who may be chosen."""


@stock("whom")
def anybody(game: Game, _me: Holding) -> int:
    """Everybody alive, oneself too."""
    return game.alive


@stock("whom")
def others(game: Game, me: Holding) -> int:
    """Everybody alive but oneself."""
    return game.alive & ~(1 << me.seat)


@stock("whom")
def the_dead(game: Game, _me: Holding) -> int:
    """Everybody who is dead."""
    return (1 << game.seats) - 1 & ~game.alive


@stock("whom")
def where(holds: When, whom: Whom, otherwise: Whom) -> Whom:
    """One circle of people where a house rule says so, another at the other tables."""

    def either(game: Game, me: Holding) -> int:
        return whom(game, me) if holds(game) else otherwise(game, me)

    return either
