"""The recommended decks by numbers: who wins how often, how many games end in the first night, how long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from statistics import linear_regression
from typing import Any, Final

from nightcaller.engine import ENGINE_VERSION, Setup
from nightcaller.engine.book import Deck
from nightcaller.lab.kept import KeptGames
from nightcaller.lab.lore import LORE
from nightcaller.lab.simulation import SimulationPlan, Tally, simulate
from nightcaller.lab.statistics import CONFIDENT
from nightcaller.lab.words import LabWords
from nightcaller.rulebooks import book
from nightcaller.rulebooks.measured import Measured, Measurements
from nightcaller.rulebooks.revamped import BOOK as BIG_BOOK
from nightcaller.rulebooks.revamped.evenings import LARGEST
from nightcaller.rulebooks.rulebook import Recommendation, Rulebook
from nightcaller.text import message_id

SIZES: Final = range(6, 21)
"""Numbers of people for which a book's recommended decks are chosen by these numbers."""
EVENINGS: Final = range(6, LARGEST + 1)
"""The same of the big book's evenings."""
COLUMNS: Final = ("players", "deck", "cards", "village", "wolves", "others", "first-night", "days")
DIGITS: Final = 4
"""Decimal places in data."""


@dataclass(frozen=True)
class DeckResult:
    """One deck and what came of its games.

    Attributes:
        book: the rulebook.
        seats: number of players.
        deck: its message id and its cards.
        tally: its games, by sensible bots and the book's own house rules.
    """

    book: Rulebook
    seats: int
    deck: Recommendation
    tally: Tally

    @property
    def village(self) -> float:
        """The village's part of the games, from 0 to 1."""
        return camps(self.book, self.tally)[0]

    @property
    def wolves(self) -> float:
        """All packs' together."""
        return camps(self.book, self.tally)[1]

    @property
    def others(self) -> float:
        """Everybody's who belongs to neither."""
        known = {LORE[self.book.id].village, *_packs(self.book)}
        return _share(self.tally, *(team for team in self.tally.wins if team not in known))

    @property
    def nobody(self) -> float:
        """Games without a winner."""
        return (self.tally.draws + self.tally.unfinished) / self.tally.played

    @property
    def most(self) -> float:
        """The part of the camp that wins most."""
        return max(self.tally.wins.values(), default=0) / self.tally.played

    @property
    def first_night(self) -> float:
        """Games that were over before anybody could speak."""
        return self.tally.first_night / self.tally.played

    @property
    def days(self) -> float:
        """Mean number of nights and days."""
        total = sum(nights * games for nights, games in self.tally.nights.items())
        return total / max(1, self.tally.nights.total())

    def error(self, share: float) -> float:
        """Half of the 95 % interval around a share."""
        return CONFIDENT * sqrt(share * (1 - share) / self.tally.played)


def camps(rules: Rulebook, tally: Tally) -> tuple[float, float]:
    """Return the village's part of the games and that of all packs together, from 0 to 1."""
    return _share(tally, LORE[rules.id].village), _share(tally, *_packs(rules))


def _packs(rules: Rulebook) -> set[str]:
    return {rules.roles[role].team for role in LORE[rules.id].evil}


def _share(tally: Tally, *teams: str) -> float:
    return sum(tally.wins[team] for team in teams) / tally.played


def sizes_of(rules: Rulebook) -> range:
    """Numbers of people for which this book's decks are measured."""
    return EVENINGS if rules.id == BIG_BOOK.id else SIZES


def listed(
    books: Iterable[str], sizes: Sequence[int] | None = None
) -> Iterator[tuple[Rulebook, int, Recommendation]]:
    """Every recommended deck, well-known boards too, by book and number of people.

    Args:
        sizes: numbers of people; without them all those for which a book's decks are measured.
    """
    for rules in map(book, books):
        for seats in sizes_of(rules) if sizes is None else sizes:
            if rules.seats[0] <= seats <= rules.seats[1]:
                for deck in rules.recommended(seats):
                    yield rules, seats, deck


def plan_of(
    rules: Rulebook, seats: int, deck: Deck, games: int, seed: int, house: Mapping[str, str] | None = None
) -> SimulationPlan:
    """Games of one deck by sensible bots, with the book's own house rules but for those of a board."""
    return SimulationPlan(
        rules.id, Setup(dict(deck), seats, seed, rules.for_bots(house or {})).normal(rules), games, "sensible"
    )


def measure(
    decks: Iterable[tuple[Rulebook, int, Recommendation]],
    games: int,
    seed: int,
    jobs: int = 1,
    played: Callable[[int], object] = lambda _games: None,
    stopped: Callable[[], bool] = lambda: False,
    kept: KeptGames | None = None,
) -> Iterator[DeckResult]:
    """Play the decks one after the other; a deck whose games were stopped is left out.

    Args:
        games: of each deck.
        seed: keys them all.
        jobs: processes.
        played: told how many more games are done.
        stopped: asked now and then whether to stop.
        kept: games that need not be played again; those that are played are added.
    """
    for rules, seats, deck in decks:
        plan = plan_of(rules, seats, deck.deck, games, seed, deck.house)
        tally = kept.of(plan) if kept else Tally()
        known = min(tally.played, games)
        played(known)
        if known < games:
            new = simulate(plan, jobs, played, stopped, known)
            if known + new.played < games:
                return
            if kept:
                kept.add(plan, new)
            tally.add(new)
        yield DeckResult(rules, seats, deck, tally)


def cards(say: LabWords, deck: Deck) -> str:
    """A deck in words."""
    return ", ".join(
        say("lab-deck-entry", role=say(message_id("role", role)), count=count)
        for role, count in deck.items()
        if count
    )


def as_data(rows: Iterable[DeckResult], games: int, seed: int) -> dict[str, Any]:
    """Return the rows as data."""
    return {
        "engine": ENGINE_VERSION,
        "bot": "sensible",
        "games": games,
        "seed": seed,
        "decks": [
            {
                "book": row.book.id,
                "seats": row.seats,
                "id": row.deck.id,
                "known": row.deck.known,
                "deck": dict(row.deck.deck),
                "village": round(row.village, DIGITS),
                "wolves": round(row.wolves, DIGITS),
                "others": round(row.others, DIGITS),
                "nobody": round(row.nobody, DIGITS),
                "first_night": round(row.first_night, DIGITS),
                "days": round(row.days, DIGITS),
            }
            for row in rows
        ],
    }


def as_measured(rows: Iterable[DeckResult]) -> Measurements:
    """Return what the app itself has to know: the file of `nightcaller.rulebooks.measured`."""
    rows = list(rows)
    days: dict[str, tuple[float, float]] = {}
    found: dict[str, dict[int, dict[str, Measured]]] = {}
    for book_id, of_book in groupby(rows, lambda row: row.book.id):
        measured = list(of_book)
        each, more = linear_regression([row.seats for row in measured], [row.days for row in measured])
        days[book_id] = (round(each, 2), round(more, 1))
        found[book_id] = {
            seats: {row.deck.id: _measured(row) for row in of_size}
            for seats, of_size in groupby(measured, lambda row: row.seats)
        }
    return Measurements(min(row.tally.played for row in rows), days, found)


def _measured(row: DeckResult) -> Measured:
    shares = (row.village, row.wolves, row.others, row.first_night)
    return Measured(*(float(percent(share)) for share in shares))


def as_page(say: LabWords, rows: Iterable[DeckResult], games: int, seed: int) -> Iterator[str]:
    """Return the same as a table in Markdown, to read and to keep, in one language."""
    yield say("lab-decks-about", games=games, seed=seed, engine=ENGINE_VERSION)
    last = ""
    for row in rows:
        if row.book.id != last:
            last = row.book.id
            yield ""
            yield say("lab-decks-book", name=say(message_id("book", last)), book=last)
            yield ""
            yield f"| {' | '.join(say(f'lab-decks-{column}') for column in COLUMNS)} |"
            yield "| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: |"
        yield line(say, row)


def line(say: LabWords, row: DeckResult) -> str:
    """One deck of the table."""
    village = f"{percent(row.village)} ± {percent(row.error(row.village))}"
    wolves = f"{percent(row.wolves)} ± {percent(row.error(row.wolves))}"
    others = percent(row.others)
    cells = (village, wolves, others, percent(row.first_night), f"{row.days:.1f}")
    return f"{beginning(say, row.book, row.seats, row.deck)} {' | '.join(cells)} |"


def beginning(say: LabWords, rules: Rulebook, seats: int, deck: Recommendation) -> str:
    """What stands in a row before the numbers: how many people, which deck, its cards."""
    name = say("lab-decks-board", name=say(deck.id)) if deck in rules.boards else say(deck.id)
    return f"| {seats} | {name} | {cards(say, deck.deck)} |"


def percent(share: float) -> str:
    """A share in a cell."""
    return f"{100 * share:.1f}"
