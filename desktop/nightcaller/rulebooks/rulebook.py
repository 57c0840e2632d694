"""A rulebook as people meet it: a `Book` that the engine plays, and what a table needs around it.

Which decks to choose, how long an evening is, how the laptop goes round, what is announced: nothing of it
decides a rule, so the kernel does not know it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from nightcaller.engine.book import Book, Deck
from nightcaller.engine.kinds import TableAct
from nightcaller.engine.roles import Role
from nightcaller.engine.vocabulary import Seat, View
from nightcaller.rulebooks.acts import ACTS
from nightcaller.styles import Style


@dataclass(frozen=True, slots=True)
class Preset:
    """A set of house rules that people know by a name: one tap takes all of it."""

    id: str
    """Message ids: ``preset-<book>-<id>`` and its ``.explain``."""
    house: Mapping[str, str]
    """Rule -> option; every other rule stands as the book has it."""


@dataclass(frozen=True, slots=True)
class Recommendation:
    """A deck worth playing with a number of people."""

    id: str
    """Message id of its name, for instance ``deck-judge-classic``."""
    deck: Deck
    known: bool = False
    """A board that players know by its name; the others are made to measure."""
    house: Mapping[str, str] = field(default_factory=dict)
    """House rules that belong to it: choosing the deck sets them, and the table may change them."""


def distinct(recommended: Iterable[Recommendation]) -> tuple[Recommendation, ...]:
    """The same without decks that have come before under another name."""
    found: dict[tuple[tuple[str, int], ...], Recommendation] = {}
    for one in recommended:
        found.setdefault(tuple(sorted(one.deck.items())), one)
    return tuple(found.values())


class Loss(NamedTuple):
    """What gets lost in a table style, and which card notices."""

    reason: str
    """Message id; it takes ``$role``."""
    role: str = ""
    """Empty where no card is to blame."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Rulebook(Book):
    """A book on the shelf."""

    acts: Mapping[tuple[str, str], TableAct] = field(default_factory=lambda: ACTS)
    recommended: Callable[[int], Sequence[Recommendation]]
    estimate: Callable[[Deck, int], int]
    """Estimated length of a game in minutes."""
    public_weight: Callable[[View, Mapping[str, str], str, Seat], int]
    """``public_weight(view, house rules, poll label, seat)``: half-votes as far as everybody can see."""
    lean: Callable[[Deck], int] | None = None
    """Whom a deck favours, by rule of thumb: -2 the wolves by far, 0 nobody, 2 the village by far. None: the
    book has no opinion."""
    boards: tuple[Recommendation, ...] = ()
    """The boards that players know by name, each for its own number of people."""
    misfit: Callable[[Deck, Mapping[str, str], Style], Loss | None] = lambda _deck, _house, _style: None
    """``misfit(deck, house rules, style)``: what gets lost in a table style; None if nothing does."""
    late_round: Callable[[Deck], bool] = lambda _deck: False
    """Whether with this deck the laptop goes round every night when the calls are over (`Window.visits`)."""
    by_asking: Callable[[Deck, Mapping[str, str]], bool] = lambda _deck, _house: False
    """Whether by these house rules nobody is visited by day who has not asked for the laptop: news of the
    night may be waiting for somebody until then."""
    in_sentences: bool = False
    """Whether a moderator shows somebody what has happened to her as a whole sentence: the book has too many
    such events for a word each (``show-<kind>``)."""
    round_at_dawn: bool = False
    """Whether somebody may be told at the end of a night what no call can tell her: a moderator goes round
    then, every night, and shows it before day breaks."""
    haunted: frozenset[str] = frozenset()
    """Labels of the private windows in which a laptop that goes round visits the dead as well: they have a
    board of their own."""
    squares: Callable[[Mapping[str, str]], frozenset[str]] = lambda _house: frozenset()
    """Labels of the votes before which, by the house rules, everybody reads and writes on the boards of the
    day. A secret vote's own visit is enough; for one by show of hands the laptop goes round first."""
    announced: tuple[str, ...] = ()
    """Labels of the votes and races that the voice announces with ``line-<label>`` and no number in it."""
    last_words: frozenset[str] = frozenset()
    """Labels of floors on which the fallen speak: they have a clock and a line of their own."""
    held_again: frozenset[str] = frozenset()
    """Labels of votes that are held once more after a tie: their line is ``line-<label>-vote``."""
    aimed_deaths: frozenset[str] = frozenset()
    """Causes of death that somebody chose for the victim: what the awards call friendly fire."""
    wolfish: Callable[[Role], bool] = lambda role: "wolf" in role.tags
    """Who is a wolf to the awards and to those who guess at suspects."""
    never_dealt: frozenset[str] = frozenset()
    """Role ids that are no cards: what somebody becomes, or has beside a card."""
    presets: tuple[Preset, ...] = ()
    """Sets of house rules that tables know by a name."""

    @cached_property
    def unlimited(self) -> frozenset[str]:
        """Role ids of which a deck may hold several cards; of all others it holds one at most."""
        return frozenset(role.id for role in self.roles.values() if role.several)

    @cached_property
    def spent_by(self) -> Mapping[str, str]:
        """Kind of event that tells that a card was used up -> the fact that names its holder."""
        return {charge.kind.id: charge.holder for role in self.roles.values() for charge in role.charges}

    @cached_property
    def mark_of(self) -> Mapping[str, str]:
        """Mark -> the role or trait that brings it into a game."""
        return {mark: role.id for role in self.roles.values() for mark in role.marks}

    def most(self, role_id: str) -> int:
        """How many cards of a role a deck may hold."""
        if role_id in self.never_dealt:
            return 0
        return self.seats[1] if role_id in self.unlimited else 1
