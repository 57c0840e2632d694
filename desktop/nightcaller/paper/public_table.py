"""What is known of a table before its cards are dealt: all that may be printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from nightcaller.languages import LANGUAGES
from nightcaller.paper.sheet import Families, Size
from nightcaller.styles import Style
from nightcaller.table.shelf.books import RoleInfo
from nightcaller.table.shelf.handbook import Handbook, OpenTable
from nightcaller.text import message_id
from nightcaller.text.cards import CardCounts


class PrintedTexts(Protocol):
    """What is printed needs of `nightcaller.text.Catalogue`."""

    def say(self, language: str, message: str, /, **arguments: object) -> str: ...

    def has(self, language: str, message: str, /) -> bool: ...


@dataclass(frozen=True, slots=True)
class PublicTable:
    """A deck with its house rules and people, and how it is put on paper.

    Attributes:
        table: book, deck (full ids) and complete house rules.
        roles: the book's roles in its order.
        people: names in seating order.
        own: house rule -> option, where the table chose otherwise than the book.
        held: the house rules that matter with this deck and with the other rules.
        style: how its night is led.
        language: of everything that is printed.
        catalogue: the words.
        families: the type.
        size: of the paper.
    """

    table: OpenTable
    roles: tuple[RoleInfo, ...]
    people: tuple[str, ...]
    own: Mapping[str, str]
    held: tuple[str, ...]
    style: Style
    language: str
    catalogue: PrintedTexts
    families: Families
    size: Size

    @property
    def dealt(self) -> tuple[tuple[RoleInfo, int], ...]:
        """The roles of the deck in the book's order, and how many cards there are of each."""
        return tuple((role, cards) for role in self.roles if (cards := self.table.deck.get(role.id, 0)))

    @property
    def other(self) -> str:
        """The language that is not printed."""
        return next(one for one in LANGUAGES if one != self.language)

    @property
    def handbook(self) -> Handbook:
        """The book's pages, as they are at this table."""
        return Handbook(self.table.book, self.table)

    @property
    def book(self) -> str:
        """The book's name."""
        return self.say(message_id("book", self.table.book))

    @property
    def cast(self) -> str:
        """Every role of the deck in one line, with its number of cards."""
        return self.counted(*self.dealt)

    def counted(self, *cards: tuple[RoleInfo, int]) -> str:
        """Roles in one line, each with its number of cards."""
        told = CardCounts((role.id, count) for role, count in cards)
        return told.written(self.language, lambda role: self.say(message_id("role", role)))

    def name(self, role: RoleInfo) -> str:
        """A role's name."""
        return self.say(message_id("role", role.id))

    def kind(self, role: str) -> str:
        """Which emblem a role (full id) has."""
        own = {one.id: one.emblem for one in self.table.roles}
        return own.get(role, role.rpartition(".")[2])

    def say(self, message: str, **arguments: object) -> str:
        """Return a message in the language that is printed."""
        return self.catalogue.say(self.language, message, **arguments)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.catalogue.has(self.language, message)

    def card(self, role: RoleInfo) -> str:
        """What a role's card says at this table, by its house rules."""
        name = message_id("role", role.id)
        told = (f"{name}.{message_id('card', *one)}" for one in self.table.house.items())
        return self.say(next((one for one in told if self.knows(one)), f"{name}.card"))

    def chapter(self, name: str) -> str:
        """What the book's rules are about one thing: what always holds, by this table's house rules, and what
        a card of the deck brings (``.if-<rule>-<option>``, ``.if-<role>``)."""
        about = message_id(f"rules-{self.table.book}", name)
        held = [message_id("if", rule, option) for rule, option in self.table.house.items()]
        held += [message_id("if", role.id.rpartition(".")[2]) for role, _cards in self.dealt]
        told = (about, *(part for one in held if self.knows(part := f"{about}.{one}")))
        return LANGUAGES[self.language].space.join(self.say(one) for one in told)

    def night(self) -> str:
        """What a night is: how it is led at this table, then what the book's rules are about it."""
        led = self.say(f"paper-by-night.{self.style.dashed}")
        return LANGUAGES[self.language].space.join((led, self.chapter("by-night")))

    def agreed(self) -> tuple[str, ...]:
        """Where the table plays otherwise than the book, rule by rule."""
        return tuple(self._ruled(rule, option) for rule, option in self.own.items())

    def by_the_book(self) -> tuple[str, ...]:
        """What else holds of all that a table may choose, rule by rule."""
        held = (rule for rule in self.held if rule not in self.own)
        return tuple(self._ruled(rule, self.table.house[rule]) for rule in held)

    def _ruled(self, rule: str, option: str) -> str:
        """A house rule and what holds as a sentence; where nobody has written one, beside each other."""
        name = message_id("house", f"{self.table.book}.{rule}")
        told = f"{name}-{message_id(option)}.told"
        if self.knows(told):
            return self.say(told)
        return self.say("paper-agreed-rule", rule=self.say(name), option=self.say(f"{name}-{option}"))
