"""What a rulebook explains beside its roles: what meets what, chapters, and the day as a chart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

Part = Literal["night", "closing", "dawn", "day"]
OTHER_SIDES: Final = "solo"
When = Literal["", "first-night", "second-night", "first-day"]


class Interaction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens where roles meet: an entry of a book's ``interactions.json``.

    Attributes:
        id: the message is ``interaction-<book>-<id>``.
        roles: on whose pages it stands, the one it is mainly about first; short ids, offices too.
        row: which row of the manual's own table of interactions it is, from 1; 0 for the book's rulings.
    """

    id: str
    roles: tuple[str, ...]
    row: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page about the rules: ``chapter-<book>-<id>``, with `.card` and `.more` like a role's."""

    id: str
    emblem: str
    house: tuple[str, ...] = ()
    """House rules that are told here."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the day's course that is no call of the night: ``step-<book>-<id>``."""

    id: str
    part: Part
    emblem: str
    roles: tuple[str, ...] = ()
    """It happens only if one of these is in the deck; empty if it always does."""
    when: When = ""
    unless: Mapping[str, str] = field(default_factory=dict)
    """House rules and the option with which there is no such step."""


@dataclass(frozen=True, slots=True)
class BookCover:
    """What a book looks like on the shelf, and what a table lets itself in for."""

    emblem: str = "book"
    cloth: Literal["crimson", "forest", "ocean", "violet", "amber"] = "amber"
    hardness: Literal[1, 2, 3] = 2
    """How hard a first evening is: 1 anybody can begin with it, 3 bring people who have played before."""
    newcomers: str = "easy"
    """The deck for a first evening, wherever there is one for so many people: ``deck-<book>-<this>``."""


@dataclass(frozen=True, slots=True)
class Guide:
    """A book's cover and its part of the handbook."""

    interactions: tuple[Interaction, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    steps: tuple[Step, ...] = ()
    cover: BookCover = BookCover()
    house: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Short role id -> house rules that concern it although they matter in decks without it as well."""
    sides: Mapping[str, str] = field(default_factory=dict)
    """Of a book with many roles: team -> the side under which people look for it, ``side-<book>-<side>``.
    `OTHER_SIDES` are all teams that are not named."""
    categories: tuple[str, ...] = ()
    """Of a book with many roles: the tags that are its sections, ``tag-<book>-<tag>``, in their order. What
    follows the first word is the kind, ``kind-<book>-<kind>``."""
    hard: Mapping[int, frozenset[str]] = field(default_factory=dict)
    """Of a book with many roles: how hard a role is to play well (1 and 3; all others 2) -> short ids."""

    @property
    def long(self) -> bool:
        """Whether people have to search for a role."""
        return bool(self.categories)
