"""What may come about at a table: the roles of the deck and all that somebody may turn into, offices, and who
is visited. Everything follows from the published deck and from who holds which office, so it gives nothing
away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypeVar

from nightcaller.engine.book import Book
from nightcaller.engine.roles import Power, Role
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.revamped.teams import NEWS

if TYPE_CHECKING:
    from nightcaller.engine.game import Game

_T = TypeVar("_T")

BECOMES: Final[Mapping[str, tuple[str, ...]]] = {
    "dog": ("town_crier", "cursed_civilian", "wolf", "citizen"),
    "cursed_civilian": ("packless_wolf",),
    "packless_wolf": ("wolf",),  # it stays what it is, and hunts with the pack in the end
    "cursed_civilian_old": ("wolf",),
    "fletcher": ("fletchers_customer",),
    "infected_wolf": ("wolf",),
    "lone_wolf": ("wolf",),
    "lone_warlock": ("wolf",),
    "disguised_fox": ("wolf",),
    "vampire": ("undead",),
    "plaguebearer": ("zombie",),
}
"""Role -> what it, or somebody because of it, may become; also what the book has not yet."""
BITES: Final[Mapping[str, tuple[str, ...]]] = {
    "baker": ("butcher", "bloody_butcher"),
    "devil": ("demon",),
    "archangel": ("saint",),
}
"""Role -> what comes of an Infected Wolf's bite where it is dealt, beside a Wolf."""
COPIES: Final[Mapping[str, tuple[str, ...]]] = {
    "devil": ("demon",),
    "archangel": ("saint",),
    "cult_leader": ("cult_member",),
}
"""Role -> what a Look-Alike of it becomes (rulings)."""
COPIERS: Final = frozenset({"revamped.look_alike", "revamped.apprentice"})


def coming(game: Game) -> tuple[Role, ...]:
    """The roles that somebody may have in this game, in the book's order."""
    return game.at_this_table("coming", _coming)


def _coming(game: Game) -> tuple[Role, ...]:
    return of_deck(game.book, tuple(game.published))


def of_deck(book: Book, deck: tuple[str, ...]) -> tuple[Role, ...]:
    """The same, of a published deck."""
    found = set(deck)
    left = list(deck)
    copied = not COPIERS.isdisjoint(deck)
    while left:
        short = left.pop().partition(".")[2]
        others = [*BECOMES.get(short, ()), *(COPIES.get(short, ()) if copied else ())]
        if "revamped.infected_wolf" in deck:
            others += BITES.get(short, ())
        new = {f"revamped.{other}" for other in others} & book.roles.keys() - found
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
    return tuple(Role(role.id, role.team, role.tags, (*role.powers, *more)) for role in primary)


def visited(game: Game) -> tuple[Seat, ...]:
    """Where the laptop stops on a private lap: at the living; at the dead too if a Medium may ask them."""
    if not may_come(game, "revamped.medium"):
        return game.living
    return tuple(seat for seat in range(game.seats) if seat not in game.gone)
