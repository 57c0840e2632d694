"""What a choice of evenings adds up to: sides, books, decks, nights, and everybody's cards, bets and rivals.

Everything here is counted from `PlayedEvening` alone, and the same can be counted from the table that
`table.season.columns` writes (docs/season.md); a test does so with a data-frame library.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from itertools import combinations, groupby
from typing import NamedTuple

from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks import books
from nightcaller.table.season.circles import PlayedEvening
from nightcaller.table.season.facts import SeatFacts, Side


def new_year(now: datetime) -> datetime:
    """Return when clocks here struck twelve that night: where it is summer now they were an hour off."""
    return datetime(now.year, 1, 1).astimezone()


class Rate(NamedTuple):
    """How often something came off."""

    right: int = 0
    of: int = 0

    @property
    def percent(self) -> int:
        """In whole percent, halves up; 0 of nothing."""
        return (200 * self.right + self.of) // (2 * self.of) if self.of else 0

    @property
    def written(self) -> str:
        """As people write it: seldom is not never; a dash where it never could."""
        return f"{self.percent or ('<1' if self.right else 0)}%" if self.of else "–"

    def and_(self, right: bool) -> Rate:
        """Once more."""
        return Rate(self.right + right, self.of + 1)


@dataclass(slots=True)
class Person:
    """What somebody's evenings add up to."""

    name: str
    played: int = 0
    won: int = 0
    survived: int = 0
    first_out: int = 0
    votes: int = 0
    votes_right: int = 0
    bets: int = 0
    bets_right: int = 0
    luck: float = 0.0
    results: list[bool] = field(default_factory=list)
    """Evening by evening, the earliest first: whether she won."""
    cards: dict[str, Rate] = field(default_factory=dict)
    """Role id as dealt -> wins of evenings."""
    sides: dict[Side, Rate] = field(default_factory=dict)
    """The side at the end -> wins of evenings."""
    suspected: dict[str, Rate] = field(default_factory=dict)
    """Whom she took for a wolf -> how often she was right."""
    saved: Counter[str] = field(default_factory=Counter)
    """Whom she kept alive -> how often."""

    @property
    def wins(self) -> Rate:
        """Wins of evenings."""
        return Rate(self.won, self.played)

    @property
    def flair(self) -> float:
        """How many of a hundred bets were right beyond what lots would have given; 0 without a bet."""
        return 100 * (self.bets_right - self.luck) / self.bets if self.bets else 0.0

    @property
    def longest_streak(self) -> int:
        """The most evenings won one after the other."""
        return longest(self.results)[1] if True in self.results else 0

    @property
    def streak(self) -> int:
        """How many evenings have been won one after the other until now."""
        return next((at for at, won in enumerate(reversed(self.results)) if not won), len(self.results))


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people in the evenings that both played."""

    one: str
    other: str
    together: int
    """Evenings with both."""
    one_won: int
    """Evenings that `one` won and `other` did not."""
    other_won: int
    both_won: int

    @property
    def apart(self) -> int:
        """Evenings that only one of the two won."""
        return self.one_won + self.other_won


@dataclass(frozen=True)
class Selection:
    """Which evenings are looked at; what is not said does not matter."""

    group: int | None = None
    book: str = ""
    since: datetime | None = None
    last: int = 0
    """The latest so many of what is left."""

    def of(self, evenings: Sequence[PlayedEvening]) -> list[PlayedEvening]:
        """Return the evenings that are meant, the earliest first."""
        found = [
            one
            for one in evenings
            if self.group in (None, one.group)
            if self.book in ("", one.facts.book)
            if self.since is None or one.facts.started >= self.since
        ]
        return found[-self.last :] if self.last else found


class Season:
    """What some evenings add up to.

    Args:
        evenings: the earliest first.
    """

    def __init__(self, evenings: Sequence[PlayedEvening]) -> None:
        self.evenings = tuple(evenings)

    @cached_property
    def sides(self) -> Counter[Side]:
        """Which side won how many evenings; empty for nobody."""
        return Counter(one.facts.side for one in self.evenings)

    @property
    def minutes(self) -> int:
        """Minutes of all evenings of which the length is known."""
        return sum(one.facts.minutes for one in self.evenings)

    @property
    def nights(self) -> int:
        """Nights of all evenings."""
        return sum(one.facts.nights for one in self.evenings)

    def by(self, what: Callable[[PlayedEvening], str]) -> dict[str, Counter[Side]]:
        """Return for every book, or deck, how many evenings each side won; what was played most, first."""
        found: dict[str, Counter[Side]] = defaultdict(Counter)
        for one in self.evenings:
            found[what(one)][one.facts.side] += 1
        return dict(sorted(found.items(), key=lambda entry: (-entry[1].total(), entry[0])))

    @cached_property
    def people(self) -> dict[str, Person]:
        """Everybody, who came most often first."""
        found: dict[str, Person] = {}
        for evening in self.evenings:
            for seat, name in enumerate(evening.people):
                if name:
                    _add(found.setdefault(name, Person(name)), evening, evening.facts.seats[seat])
        return dict(sorted(found.items(), key=lambda entry: (-entry[1].played, entry[0])))

    @property
    def regulars(self) -> list[str]:
        """Who came to at least a third of the evenings, most often first."""
        return [one.name for one in self.people.values() if 3 * one.played >= len(self.evenings)]

    def pair(self, one: str, other: str) -> Pair:
        """Return what two people have done in the evenings that both played."""
        results = [
            (evening.facts.seats[seats[one]].won, evening.facts.seats[seats[other]].won)
            for evening in self.evenings
            if one in (seats := _places(evening)) and other in seats
        ]
        count = Counter(results)
        return Pair(one, other, len(results), count[True, False], count[False, True], count[True, True])

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Every two people who have met, those first of whom most often only one won."""
        found: dict[tuple[str, str], Counter[tuple[bool, bool]]] = defaultdict(Counter)
        for evening in self.evenings:
            won = {name: evening.facts.seats[seat].won for name, seat in _places(evening).items()}
            for one, other in combinations(sorted(won), 2):
                found[one, other][won[one], won[other]] += 1
        pairs = [
            Pair(one, other, n.total(), n[True, False], n[False, True], n[True, True])
            for (one, other), n in found.items()
        ]
        return tuple(sorted(pairs, key=lambda p: (-p.apart, abs(p.one_won - p.other_won), p.one, p.other)))

    @property
    def streak(self) -> tuple[Side, int, int]:
        """The longest run of evenings that one side won: which, how many, and with which it began."""
        sides = [one.facts.side for one in self.evenings]
        if not any(sides):
            return "", 0, 0
        start, length = longest(sides, skip=("",))
        return sides[start], length, start

    @cached_property
    def held(self) -> frozenset[str]:
        """Role ids that somebody was dealt, or had at the end."""
        return frozenset(
            role for one in self.evenings for seat in one.facts.seats for role in (seat.card, seat.last_card)
        )

    @cached_property
    def never(self) -> tuple[str, ...]:
        """Role ids of the books in these evenings that nobody has ever held, in the books' order."""
        played = {one.facts.book for one in self.evenings}
        return tuple(
            role
            for book in books().values()
            if book.id in played
            for role in book.roles
            if role not in self.held and role not in book.traits and role not in book.never_dealt
        )


def longest(what: Sequence[object], skip: Collection[object] = (False,)) -> tuple[int, int]:
    """Return where the longest run of equals begins and how long it is; the first of equally long ones.

    Args:
        skip: what makes no run.
    """
    best, at = (0, 0), 0
    for value, run in groupby(what):
        length = len(list(run))
        if value not in skip and length > best[1]:
            best = at, length
        at += length
    return best


def _add(person: Person, evening: PlayedEvening, seat: SeatFacts) -> None:
    person.played += 1
    person.won += seat.won
    person.survived += seat.survived
    person.first_out += seat.first_out
    person.votes += seat.votes
    person.votes_right += seat.votes_right
    person.bets += seat.bets
    person.bets_right += seat.bets_right
    person.luck += seat.luck
    person.results.append(seat.won)
    person.cards[seat.card] = person.cards.get(seat.card, Rate()).and_(seat.won)
    person.sides[seat.side] = person.sides.get(seat.side, Rate()).and_(seat.won)
    for other in dict.fromkeys(seat.suspected):
        if evening.people[other]:
            right, of = person.suspected.get(evening.people[other], Rate())
            person.suspected[evening.people[other]] = Rate(
                right + seat.suspected_right.count(other), of + seat.suspected.count(other)
            )
    person.saved.update(evening.people[other] for other in seat.saved if evening.people[other])


def _places(evening: PlayedEvening) -> dict[str, Seat]:
    return {name: seat for seat, name in enumerate(evening.people) if name}


def groups_of(evenings: Iterable[PlayedEvening]) -> Iterator[tuple[int, list[PlayedEvening]]]:
    """Yield every group's number and evenings, that with the most evenings first."""
    found: dict[int, list[PlayedEvening]] = defaultdict(list)
    for one in evenings:
        found[one.group].append(one)
    yield from sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0]))
