"""The evening that is being prepared, shared by the set-up screens."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from nightcaller.collection import CollectionFile
from nightcaller.engine.book import Problem
from nightcaller.faces import faces_of
from nightcaller.people import PeopleFile
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.books import BookInfo, DeckInfo, RuleInfo, every_book
from nightcaller.table.shelf.making import OwnRole
from nightcaller.table.shelf.own_names import NOBODY, Taken
from nightcaller.table.shelf.own_roles import ENDING, OwnRoles, write_file
from nightcaller.table.shelf.sitting import Ballots, CardsWhen, SeatedPlayer, Sitting


class Gathering:
    """Who plays, with which deck and under which house rules.

    Attributes:
        players: in seating order.
        deck: role id -> cards; fitted to the number of players by `fit`.
        chosen: the id of the recommended deck it comes from; empty if somebody changed it by hand.
        house: only what the table chose; the book's defaults stand for the rest.
        collection: the decks and house rules that people keep under names.
        own_cards: the table keeps its printed cards, nobody is dealt to on the screen.
        cards_at_night: a laptop that goes round shows the cards on the first night's first round.
        cards_when: when a moderator enters them.
        draws: whether this computer can draw a name that somebody types.
        people: who has which face; None remembers none.
        roles: the own roles that this table knows: those of the folder, and those that came with an evening.
        taken: ``taken(book)``: the names of its shipped roles, which no own role may have.
        played: whether an evening has been played to its end on this computer.
    """

    def __init__(
        self,
        settings: SettingsFile,
        collection: CollectionFile,
        draws: Callable[[str], bool] = lambda _name: True,
        people: PeopleFile | None = None,
        own_roles: OwnRoles | None = None,
        learn: Callable[[Iterable[OwnRole]], object] = lambda _roles: None,
        taken: Callable[[str], Taken] = lambda _book: NOBODY,
        played: Callable[[], bool] = lambda: True,
    ) -> None:
        habits = settings.current.habits
        self.players: tuple[SeatedPlayer, ...] = ()
        self.books: tuple[BookInfo, ...] = every_book()
        self.book: BookInfo = next((one for one in self.books if one.id == habits.book), self.books[0])
        self.deck: dict[str, int] = {}
        self.chosen = ""
        self.house: dict[str, str] = dict(habits.house)
        self._came_with: dict[str, tuple[str | None, str]] = {}
        self.style = habits.style
        self.ballots: Ballots = habits.ballots
        self.own_cards = habits.own_cards
        self.cards_at_night = habits.cards_at_night
        self.cards_when: CardsWhen = habits.cards_when
        self.collection = collection
        self.draws = draws
        self.people = people
        self._settings = settings
        self.roles: tuple[OwnRole, ...] = ()
        self._own_roles = own_roles
        self._learn = learn
        self.taken = taken
        self._played = played
        self._guests: tuple[OwnRole, ...] = ()
        self._lent: TemporaryDirectory[str] | None = None

    def meet_own_roles(self) -> bool:
        """Look at the folder of own roles once more; the books have those of now.

        Returns:
            Whether anything has changed.
        """
        kept = self._own_roles.found().roles if self._own_roles else ()
        roles = tuple({role.id: role for role in (*self._guests, *kept)}.values())
        if roles == self.roles:
            return False
        self._learn(roles)
        self.roles = roles
        self.books = every_book(roles, self.taken)
        self.book = next(one for one in self.books if one.id == self.book.id)
        self.deck = {role: count for role, count in self.deck.items() if self.book.most(role)}
        return True

    def own_in(self, deck: Mapping[str, int]) -> tuple[OwnRole, ...]:
        """The own roles of which a deck has a card."""
        return tuple(role for role in self.roles if deck.get(role.id))

    def own_files(self, deck: Mapping[str, int]) -> list[str]:
        """What the laboratory's command line says of the files of a deck's own roles."""
        return [word for role in self.own_in(deck) for word in ("--own", str(self._file_of(role)))]

    def _file_of(self, role: OwnRole) -> Path:
        """Where the laboratory reads a role: in the folder, or lent, where it came with an evening only."""
        if self._own_roles and (file := self._own_roles.file_of(role.id)).exists():
            return file
        if self._lent is None:
            self._lent = TemporaryDirectory(prefix="nightcaller-", ignore_cleanup_errors=True)
        lent = Path(self._lent.name) / f"{role.id}{ENDING}"
        write_file(role, lent)
        return lent

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    def faces(self) -> list[str]:
        """Everybody's face, by seat: what was chosen or was last time, else one by the name."""
        chosen = self.people.current.faces if self.people else {}
        return faces_of([player.name for player in self.players], chosen)

    def remember_faces(self) -> None:
        """Whoever sits here now has the same face next time.

        Raises:
            FileNotSaved: the disk does not take it.
        """
        if self.people:
            names = [player.name for player in self.players]
            self.people.choose_faces(dict(zip(names, self.faces(), strict=True)))

    def fit(self) -> None:
        """Give a table whose size changed the recommended deck of the same name.

        Else the one it played last, if that was by this book and so many played it; else the first one. A
        deck made by hand stays as long as it adds up.
        """
        if self.deck and sum(self.deck.values()) == self.book.cards(self.deck, self.seats):
            return
        decks = self.offered()
        named = next((one for one in decks if one.id == self.chosen), None)
        before = None if named or self.first_evening() else self.last_time()
        if before is not None and before[0].id == self.book.id:
            self.take(before[1], next((one.id for one in decks if dict(one.deck) == before[1]), ""))
        elif named or decks:
            deck = named or decks[0]
            self.take(deck.deck, deck.id)

    def offered(self) -> tuple[DeckInfo, ...]:
        """The decks that the book has for these people; before their first evening the gentle one first."""
        return self.book.recommended(self.seats, newcomers=self.first_evening())

    def first_evening(self) -> bool:
        """Whether none of these people has played here yet, as far as this computer can know."""
        known = {member.name for group in self._settings.current.groups for member in group.members}
        return not self._played() or known.isdisjoint(player.name for player in self.players)

    def take(self, deck: Mapping[str, int], chosen: str = "") -> None:
        """Play with this deck."""
        self.deck = {role: count for role, count in deck.items() if count > 0}
        self.chosen = chosen

    def open_book(self, book: BookInfo) -> None:
        """Play by another rulebook, with its first deck for so many people."""
        if book is not self.book:
            self.book = book
            self.take({})
            self.fit()

    def regroup(self, sitting: Sitting) -> None:
        """Sit down as for this sitting, with its deck, to choose again.

        An own role of it that is refused by now has played its last game: its card is not in the deck.
        """
        self.players = sitting.players
        self._guests = sitting.roles
        self.meet_own_roles()
        self.book = next((one for one in self.books if one.id == sitting.book), self.book)
        self.style, self.ballots, self.own_cards = sitting.style, sitting.ballots, sitting.own_cards
        brought = {role.id for role in sitting.roles}
        deck = sitting.deck.items()
        self.take({role: count for role, count in deck if role not in brought or self.book.most(role)})

    def last_time(self) -> tuple[BookInfo, dict[str, int]] | None:
        """Book and deck of last time, if so many people can play it again as it was."""
        habits = self._settings.current.habits
        book = next((one for one in self.books if one.id == habits.book), None)
        deck = dict(habits.deck)
        if book is None or not deck or not deck.keys() <= {role.id for role in book.roles}:
            return None
        if sum(deck.values()) != book.cards(deck, self.seats):
            return None
        return None if any(problem.fatal for problem in book.check(deck, self.seats)) else (book, deck)

    def repeat(self) -> bool:
        """Take book, deck and house rules of last time; False if these people cannot."""
        found = self.last_time()
        if found is None:
            return False
        self.book, deck = found
        self.house = dict(self._settings.current.habits.house)
        self.take(deck)
        return True

    def problems(self) -> list[Problem]:
        """What is wrong with the deck, and what the book would do differently under these house rules."""
        rules = self.complete_house()
        found = self.book.check(self.deck, self.seats)
        return [one for one in found if one.given is None or rules[one.given[0]] == one.given[1]]

    def rules(self) -> tuple[RuleInfo, ...]:
        """The house rules that matter with this deck, and with the other rules."""
        rules = self.book.house_rules(self.deck)
        now = {rule.id: self.option(rule) for rule in rules}
        return tuple(rule for rule in rules if not rule.given or now.get(rule.given[0]) == rule.given[1])

    def option(self, rule: RuleInfo) -> str:
        """What holds for a rule: the table's choice, else the book's default."""
        chosen = self.house.get(rule.id, "")
        return chosen if chosen in rule.options else rule.default

    def complete_house(self) -> dict[str, str]:
        """What holds for every rule of the book, whether or not it matters with this deck."""
        return {rule.id: self.option(rule) for rule in self.book.every_house_rule()}

    def come_with(self, house: Mapping[str, str]) -> None:
        """A deck was chosen that brings house rules: they hold, and those of the deck before do not any more.

        What the table has changed since stays as it is.
        """
        for rule_id, (before, given) in self._came_with.items():
            if self.house.get(rule_id) == given:
                if before is None:
                    del self.house[rule_id]
                else:
                    self.house[rule_id] = before
        self._came_with = {rule_id: (self.house.get(rule_id), option) for rule_id, option in house.items()}
        self.house.update(house)

    def own_rules(self) -> dict[str, str]:
        """Every rule that the table plays otherwise than the book, with its option; for other decks too."""
        rules = {rule.id: rule for rule in self.book.every_house_rule()}
        return {
            rule_id: option
            for rule_id, option in self.house.items()
            if rule_id in rules and option in rules[rule_id].options and option != rules[rule_id].default
        }

    def sitting(self) -> Sitting:
        """What the table agreed on, with a fresh seed."""
        now = self._settings.current
        return Sitting(
            players=tuple(
                msgspec.structs.replace(player, face=face)
                for player, face in zip(self.players, self.faces(), strict=True)
            ),
            deck=dict(self.deck),
            seed=secrets.randbits(63),
            book=self.book.id,
            house={rule.id: self.option(rule) for rule in self.rules()},
            style=self.style,
            ballots=self.ballots,
            speech_seconds=now.speech_seconds,
            last_words_seconds=now.last_words_seconds,
            answer_seconds=now.answer_seconds,
            own_cards=self.own_cards,
            cards_at_night=self.cards_at_night and self.style.passes and not self.own_cards,
            cards_when=self.cards_when,
            roles=self.own_in(self.deck),
        )
