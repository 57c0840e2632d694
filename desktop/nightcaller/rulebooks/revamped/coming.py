"""What may come about at a table: the roles of the deck and all that somebody may turn into, offices, and who
is visited. Everything follows from the published deck and from who holds which office, so it gives nothing
away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, TypeVar

from nightcaller.engine.book import Book, Deck
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import entries
from nightcaller.rulebooks.revamped.cards import ASKS_THE_DEAD, BITES, COPIES, COPIES_LATE, card
from nightcaller.rulebooks.revamped.teams import NEWS, PACKAGE

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

_T = TypeVar("_T")


def coming(game: Game) -> tuple[Role, ...]:
    """The roles that somebody may have in this game, in the book's order."""
    return game.at_this_table("coming", _coming)


def _coming(game: Game) -> tuple[Role, ...]:
    return of_deck(game.book, tuple(game.published))


def of_deck(book: Book, deck: tuple[str, ...]) -> tuple[Role, ...]:
    """The same, of a published deck; roles of which the book knows nothing bring nothing about."""
    left = [role for role in deck if role in book.roles]
    found = set(left)
    tags = frozenset[str]().union(*(book.roles[role].tags for role in left))
    while left:
        one = card(book.roles[left.pop()])
        others = {*one.becomes, *(one.if_bitten if BITES in tags else ())}
        if one.if_copied and COPIES in tags:
            others.add(one.if_copied)
        new = (others & book.roles.keys()) - found
        found |= new
        left += new
    return tuple(role for role in book.roles.values() if role.id in found)


def may_come(game: Game, role: str) -> bool:
    """Whether somebody may have a role in this game."""
    return role in game.at_this_table("coming.ids", _ids)


def _ids(game: Game) -> frozenset[str]:
    return frozenset(one.id for one in coming(game))


def brings_news(game: Game) -> bool:
    """Whether somebody may hear something in the morning, in private."""
    return game.at_this_table("coming.news", _news) or office_brings_news(game)


def _news(game: Game) -> bool:
    return any(NEWS in role.tags for role in coming(game))


def office_brings_news(game: Game) -> bool:
    """Whether whoever holds an office may, as everybody knows: then the morning brings the laptop round."""
    return any(NEWS in game.book.offices[office].tags for office in game.offices)


def today(game: Game, what: str, find: Callable[[Game], _T]) -> _T:
    """What follows from the published deck, the day and which offices are held: found once for all games of a
    table."""
    return game.at_this_table((what, game.day, frozenset(game.offices)), find)


def powers(game: Game, window: str) -> tuple[tuple[str, Power], ...]:
    """What may be asked in this kind of window today, with the role or office, in the book's order."""
    return today(game, f"powers.{window}", partial(_powers, window))


def _powers(window: str, game: Game) -> tuple[tuple[str, Power], ...]:
    held = {role.id for role in coming(game)} | game.offices.keys()
    return tuple(
        (role.id, power)
        for role, power in game.book.powers.values()
        if power.window == window and power.due(game.day, game.house)
        if power.in_play is None or power.in_play(game.published, game.house)
        if not held.isdisjoint(game.book.bringers[power.id])
    )


def with_offices(game: Game, roles: tuple[Role, ...]) -> tuple[Role, ...]:
    """What one person may be asked who has one of these cards, and an office or a Fletcher's arrow beside
    it."""
    offices = tuple(role for role in game.book.offices.values() if role.id in game.offices and role.powers)
    beside = tuple(role for role in roles if role.beside is not None)
    return _beside(roles, (*beside, *offices)) if beside or offices else roles


@lru_cache(256)
def _beside(roles: tuple[Role, ...], offices: tuple[Role, ...]) -> tuple[Role, ...]:
    more = tuple(power for office in offices for power in office.powers)
    primary = (role for role in roles if role.beside is None)
    return tuple(replace(role, powers=(*role.powers, *more)) for role in primary)


def visited(game: Game) -> tuple[Seat, ...]:
    """Where the laptop stops on a private lap: at the living; at the dead too if a Medium may ask them."""
    if not game.at_this_table("coming.dead", _asks_the_dead):
        return game.living
    return tuple(seat for seat in range(game.seats) if seat not in game.gone)


def _asks_the_dead(game: Game) -> bool:
    return any(ASKS_THE_DEAD in role.tags for role in coming(game))


def copied_later(deck: Deck, _house: Mapping[str, str]) -> bool:
    """Whether somebody may take another's card while people play."""
    return not {role for role, count in deck.items() if count}.isdisjoint(entries.tagged(PACKAGE, COPIES))


def taken_over_late(deck: Deck, _house: Mapping[str, str]) -> bool:
    """Whether somebody may take another's card after the first night: what is chosen in that night is then
    "asked on the next night visit" (edges 4)."""
    late = entries.tagged(PACKAGE, COPIES_LATE)
    return not {role for role, count in deck.items() if count}.isdisjoint(late)
