"""The rows of the deck screen: roles by kind, decks to choose from, what is wrong with the one in hand."""

from __future__ import annotations

from typing import Final

from nightcaller.table.shelf.books import RoleInfo
from nightcaller.viewmodels.rows import Rows, list_row

KINDS: Final = {
    "wolf": "ui-kind-wolf",
    "divine": "ui-kind-divine",
    "commoner": "ui-kind-commoner",
    "third": "ui-kind-third",
}
"""Tag of a role -> message id of what players call its kind. A role without any stands under its team."""

LEANS: Final = {
    -2: "ui-deck-lean-wolves-far",
    -1: "ui-deck-lean-wolves",
    0: "ui-deck-lean-even",
    1: "ui-deck-lean-village",
    2: "ui-deck-lean-village-far",
}
"""Whom a deck favours by rule of thumb -> message id."""

MEASURED_LEANS: Final = {
    -2: "ui-deck-lean-wolves-far-measured",
    -1: "ui-deck-lean-wolves-measured",
    0: "ui-deck-lean-even-measured",
    1: "ui-deck-lean-village-measured",
    2: "ui-deck-lean-village-far-measured",
}
"""The same by simulated games."""


@list_row
class RoleRow:
    """A role with its stepper."""

    role: str
    emblem: str
    name: str
    count: int
    most: int


@list_row
class KindRow:
    """A kind of roles, and how many cards of it the deck has."""

    kind: str
    name: str
    count: int
    share: float
    named: str
    """Which cards of it the deck has: "Seer, Witch, 3 Commoners"."""
    roles: Rows[RoleRow]
    side: str = ""
    """With whom it fights, where that is not the kind itself."""


@list_row
class DeckRow:
    """A deck to choose."""

    deck: str
    """Message id of its name."""
    name: str
    idea: str
    """What kind of evening it makes, in a line."""
    current: bool
    emblems: tuple[str, ...] = ()
    """Who is in it, the wolves first: an emblem for each role."""
    counts: tuple[int, ...] = ()
    """How many cards each of them has."""
    sides: tuple[str, ...] = ()
    """What kind each of them is."""
    cast: str = ""
    """The same as words."""
    minutes: int = 0


ORDER: Final = (*KINDS, "solo", "unaligned", "town")
"""In which order the sides of a deck stand on its card: who threatens first, then whom."""


def side_of(role: RoleInfo) -> str:
    """With whom a card fights, as far as a colour can say it: a kind, else the side of a book with many."""
    return next((kind for kind in KINDS if kind in role.tags), role.side or role.team)


def place_of(side: str) -> int:
    """Where a side stands on a deck's card."""
    return ORDER.index(side) if side in ORDER else len(ORDER)


def kind_of(role: RoleInfo) -> str:
    """What sort of card players call it: a kind, else its team."""
    return next((kind for kind in KINDS if kind in role.tags), role.team)


@list_row
class ProblemRow:
    """Something about the deck, and what would mend it."""

    text: str
    fatal: bool
    fixes: tuple[str, ...]
    """What each button says: the cards that the fix changes."""
