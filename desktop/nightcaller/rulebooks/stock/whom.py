"""Whom a choice is about, before anything bars somebody from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nightcaller.engine.game import seats_of
from nightcaller.engine.roles import Holding
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.stock.words import When, stock

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

Whom = Callable[["Game", Holding], tuple[Seat, ...]]


@stock("whom")
def anybody(game: Game, _me: Holding) -> tuple[Seat, ...]:
    """Everybody alive, oneself too."""
    return game.living


@stock("whom")
def others(game: Game, me: Holding) -> tuple[Seat, ...]:
    """Everybody alive but oneself."""
    return game.others(me.seat)


@stock("whom")
def the_dead(game: Game, _me: Holding) -> tuple[Seat, ...]:
    """Everybody who is dead."""
    return seats_of((1 << game.seats) - 1 & ~game.alive)


@stock("whom")
def of_tag(tag: str) -> Whom:
    """Everybody else alive whose card has a tag; only for somebody who knows who that is."""

    def fellows(game: Game, me: Holding) -> tuple[Seat, ...]:
        return seats_of(game.tagged(tag) & game.alive & ~(1 << me.seat))

    return fellows


@stock("whom")
def where(holds: When, whom: Whom, otherwise: Whom) -> Whom:
    """One circle of people where a house rule says so, another at the other tables."""

    def either(game: Game, me: Holding) -> tuple[Seat, ...]:
        return whom(game, me) if holds(game) else otherwise(game, me)

    return either
