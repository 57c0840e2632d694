"""The rulebooks as plain data for the screens on which a table chooses what to play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from nightcaller.engine import HouseRule, Problem
from nightcaller.engine.roles import Role
from nightcaller.rulebooks import book, books, guide
from nightcaller.rulebooks.guide import OTHER_SIDES, BookCover
from nightcaller.rulebooks.measured import MEASURED, Measured
from nightcaller.rulebooks.own import OwnRole, against, carrying, with_roles
from nightcaller.rulebooks.own.sentences import PREFIX
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.styles import Style
from nightcaller.table.shelf.own_names import NOBODY, Taken
from nightcaller.table.shelf.styles import Misfit, misfit
from nightcaller.text import message_id

LEAN_STEPS = (16, 36)
"""How far ahead a camp has to be, in games of a hundred, to be favoured, and favoured by far."""


@dataclass(frozen=True, slots=True)
class RoleInfo:
    """A role or office as the deck screen and the handbook show it."""

    id: str
    team: str
    tags: frozenset[str]
    most: int
    """How many cards of it a deck may hold at most; 0 for what nobody starts as."""
    side: str = ""
    """In a book with many roles: the side under which people look for it."""
    category: str = ""
    """In a book with many roles: message id of the section in which it stands."""
    kinds: frozenset[str] = frozenset()
    """In a book with many roles: what it is good for."""
    hard: int = 2
    """How hard it is to play well, from 1 to 3."""


@dataclass(frozen=True, slots=True)
class DeckInfo:
    """A recommended deck."""

    id: str
    """Message id of its name."""
    deck: Mapping[str, int]
    known: bool
    """A board that players know by its name."""
    house: Mapping[str, str]
    """House rules that come with it."""


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """A house rule that matters for a deck."""

    id: str
    """Message ids: ``house-<book>-<id>``, its ``.explain`` and one per option, dashes throughout."""
    options: tuple[str, ...]
    group: str
    """What it is about."""
    given: tuple[str, str] | None
    """The other rule, and the option of it, under which alone this one matters."""

    @property
    def default(self) -> str:
        """The option in force unless the table chooses another."""
        return self.options[0]


@dataclass(frozen=True, slots=True)
class PresetInfo:
    """A set of house rules that people know by a name."""

    id: str
    """Message id of its name; its ``.explain`` is a sentence about it."""
    house: Mapping[str, str]
    """Rule -> option; every other rule stands as the book has it."""


class BookInfo:
    """One rulebook for the set-up screens and the handbook."""

    def __init__(self, source: Rulebook) -> None:
        self._book = source
        self.id = source.id
        self.roles: tuple[RoleInfo, ...] = tuple(_role_info(source, role) for role in source.roles.values())
        self.offices: tuple[str, ...] = tuple(source.offices)
        self.seats = source.seats
        self.presets: tuple[PresetInfo, ...] = tuple(
            PresetInfo(message_id("preset", source.id, preset.id), preset.house) for preset in source.presets
        )
        self.traits: tuple[str, ...] = tuple(source.traits)
        self.cover: BookCover = guide(source.id).cover
        self.long = guide(source.id).long
        self.last_words = bool(source.last_words)

    def house_rules(self, deck: Mapping[str, int]) -> tuple[RuleInfo, ...]:
        """The house rules that matter with this deck."""
        rules = [rule for rule in self._book.house_rules if rule.relevant(deck)]
        return tuple(_info(replace(rule, given=None) if rule.anyway(deck) else rule) for rule in rules)

    def every_house_rule(self) -> tuple[RuleInfo, ...]:
        """The house rules, whatever the deck."""
        return tuple(_info(rule) for rule in self._book.house_rules)

    def recommended(self, seats: int, *, newcomers: bool = False) -> tuple[DeckInfo, ...]:
        """Decks worth playing with so many people, the one to start with first; no two have the same cards.

        A deck goes by the name that players know, but for that which is made for newcomers.

        Args:
            seats: how many play.
            newcomers: it is their first evening, and the deck that is made for one comes before all others.
        """
        gentle = message_id(f"deck-{self.id}", self.cover.newcomers)
        found: dict[frozenset[tuple[str, int]], DeckInfo] = {}
        for one in self._book.recommended(seats):
            cards = frozenset(one.deck.items())
            if cards not in found or (one.known and found[cards].id != gentle):
                found[cards] = DeckInfo(one.id, one.deck, one.known, one.house)
        return tuple(sorted(found.values(), key=lambda deck: newcomers and deck.id != gentle))

    def board_sizes(self) -> tuple[int, ...]:
        """For how many people there are boards that players know by name."""
        sizes = sorted({sum(board.deck.values()) for board in self._book.boards})
        return tuple(size for size in sizes if any(deck.known for deck in self.recommended(size)))

    def cards(self, deck: Mapping[str, int], seats: int) -> int:
        """How many cards a deck like this has for so many people, traits and those on the table included."""
        return self._book.cards(deck, seats)

    def most(self, role_id: str) -> int:
        """How many cards of a role a deck may hold; 0 for what the book does not have."""
        return next((role.most for role in self.roles if role.id == role_id), 0)

    def plain(self, role_id: str, deck: Mapping[str, int]) -> str:
        """The card of a deck that gives way to a new one: of the same team, that of which there are most and
        which does least; empty if there is none.

        What people have made up and put there gives way last.
        """
        roles = self._book.roles
        team = roles[role_id].team
        same = [one for one, count in deck.items() if count and roles[one].team == team]
        among = same or [one for one, count in deck.items() if count and one not in self._book.traits]
        return min(
            among,
            key=lambda one: (one.startswith(PREFIX), -deck[one], abs(roles[one].worth)),
            default="",
        )

    def on_the_table(self, deck: Mapping[str, int]) -> int:
        """How many cards of a deck stay on the table, face down."""
        return self._book.spare(deck)

    def check(self, deck: Mapping[str, int], seats: int) -> Sequence[Problem]:
        """What is wrong with a deck, and what the book would do differently."""
        return self._book.check(deck, seats)

    def late_round(self, deck: Mapping[str, int]) -> bool:
        """Whether the laptop goes round every night, whatever the table style."""
        return self._book.late_round(deck)

    def by_asking(self, deck: Mapping[str, int], house: Mapping[str, str]) -> bool:
        """Whether by day the laptop goes to whoever asks for it."""
        return self._book.by_asking(deck, self._book.house(house))

    def misfit(
        self, deck: Mapping[str, int], house: Mapping[str, str], style: Style, *, own_cards: bool
    ) -> Misfit | None:
        """What speaks against playing a deck in a table style; None if nothing does."""
        return misfit(self._book, deck, house, style, own_cards=own_cards)

    def estimate(self, deck: Mapping[str, int], seats: int) -> int:
        """Length of a game in minutes, in fives: a table knows no better."""
        return 5 * round(self._book.estimate(deck, seats) / 5)

    def measured(self, deck: Mapping[str, int], seats: int) -> Measured | None:
        """What simulated games of a recommended deck have shown; None for every other deck."""
        known = (one.id for one in self._book.recommended(seats) if dict(one.deck) == dict(deck))
        sizes = MEASURED.decks.get(self.id, {}).get(seats, {})
        return next((sizes[name] for name in known if name in sizes), None)

    def lean(self, deck: Mapping[str, int], seats: int) -> int | None:
        """Whom a deck favours, from -2 (the wolves by far) to 2 (the village by far).

        By simulated games where there were any, else by rule of thumb where the book has one.
        """
        found = self.measured(deck, seats)
        if found is not None:
            ahead = found.village - found.wolves
            size = sum(abs(ahead) > step for step in LEAN_STEPS)
            return size if ahead > 0 else -size
        return self._book.lean(deck) if self._book.lean else None


def _role_info(source: Rulebook, role: Role) -> RoleInfo:
    shelf, short = guide(source.id), role.id.rpartition(".")[2]
    sections = [tag for tag in shelf.categories if tag in role.tags]
    return RoleInfo(
        role.id,
        role.team,
        role.tags,
        source.most(role.id),
        shelf.sides.get(role.team, OTHER_SIDES) if shelf.long else "",
        message_id("tag", f"{source.id}.{sections[0]}") if sections else "",
        frozenset(tag.rpartition("_")[2] for tag in sections),
        next((grade for grade, roles in shelf.hard.items() if short in roles), 2),
    )


def _info(rule: HouseRule) -> RuleInfo:
    return RuleInfo(rule.id, rule.options, rule.group, rule.given)


def every_book(
    own: tuple[OwnRole, ...] = (), taken: Callable[[str], Taken] = lambda _book: NOBODY
) -> tuple[BookInfo, ...]:
    """All rulebooks in the order in which people choose among them.

    Args:
        own: own roles; each is in every book that has room for it.
        taken: the names of a book's own roles (`own_names.taken`).
    """
    return tuple(
        BookInfo(with_roles(source, playable(own, source.id, taken(source.id) if own else NOBODY)))
        for source in books().values()
    )


def playable(own: Iterable[OwnRole], book_id: str, names: Taken = NOBODY) -> tuple[OwnRole, ...]:
    """Those of some own roles that can be played in a book as they are; of two with one id the first.

    Args:
        names: those that the book's roles have.
    """
    found: dict[str, OwnRole] = {}
    for role in own:
        if role.id not in found and not role.read_as & names.keys() and not against(role, book_id):
            found[role.id] = role
    return tuple(found.values())


def book_info(book_id: str, own: tuple[OwnRole, ...] = ()) -> BookInfo:
    """One rulebook, with the own roles of an open table.

    Raises:
        IllegalSetup: there is none of that name.
    """
    return BookInfo(carrying(book(book_id), own))
