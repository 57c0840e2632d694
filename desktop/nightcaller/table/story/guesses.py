"""How well people guessed while others were busy: the decoy tasks, scored fairly.

Whoever knew has not guessed: a wolf about wolves, a Seer about those whom she has seen, and about the dawn
whoever had a hand in the night.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from nightcaller.engine import EVERYBODY, NOBODY, Event
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.story.identities import Identities

DOUBT: Final = 2
"""So many guesses that were neither lucky nor unlucky are added to everybody's: two hits of two are fine, but
eight of ten are better."""


class Guess(NamedTuple):
    """An answer to a decoy task."""

    day: int
    seat: Seat
    key: str
    pick: Option


@dataclass(frozen=True, slots=True)
class Score:
    """How often a seat's guesses were right."""

    seat: Seat
    right: int
    of: int
    expected: float = 0.0
    """How many would be right if the seat had drawn lots."""

    @property
    def flair(self) -> float:
        """How much better than lots, per guess.

        A hard question counts more than an easy one, and who was asked less often (with a card that kept
        her busy, or dead early) is compared on equal terms.
        """
        return (self.right - self.expected) / (self.of + DOUBT)


class Judged(NamedTuple):
    """A guess that counted, and what it was worth."""

    guess: Guess
    right: bool
    chance: float
    """How likely a blind guess was to be right."""


def judged(who: Identities, story: Sequence[Event], guesses: Iterable[Guess]) -> Iterator[Judged]:
    """Yield the guesses that count. Who said "nobody" or "no idea" did not guess, nor did who knew."""
    truth = _Truth(who, story)
    for guess in guesses:
        verdict = truth.of(guess)
        if verdict is not None:
            yield Judged(guess, *verdict)


def scores(
    book: Rulebook, cards: Sequence[str], story: Sequence[Event], guesses: Iterable[Guess]
) -> tuple[Score, ...]:
    """Score everybody who guessed anything, the best first."""
    found: dict[Seat, list[Judged]] = {}
    for one in judged(Identities(book, cards, story), story, guesses):
        found.setdefault(one.guess.seat, []).append(one)
    all_scores = (
        Score(seat, sum(one.right for one in made), len(made), sum(one.chance for one in made))
        for seat, made in found.items()
    )
    return tuple(sorted(all_scores, key=lambda score: (-score.flair, -score.right, score.seat)))


_WOLVES_GUESS_TOO: Final = frozenset({"decoy.predict", "decoy.survive"})


class _Truth:
    """What was really so on each day, and how likely a blind guess was to hit it."""

    def __init__(self, who: Identities, story: Sequence[Event]) -> None:
        self._identities, self._seats = who, len(who.seats)
        self._left: dict[int, tuple[Seat, ...]] = {}
        """Who died on each day, the night before it left out."""
        self._fell: dict[int, tuple[Seat, ...]] = {}
        """Who was found dead at each daybreak."""
        self._saved: set[int] = set()
        self._looked: dict[tuple[Seat, Seat], int] = {}
        """On which day somebody first looked at another."""
        self._busy: set[tuple[Seat, int]] = set()
        """Who had a hand in which night."""
        self._before: dict[int, int] = {}
        """How many had died before each day."""
        kinds, spent = who.book.kinds, who.book.spent_by
        dead, ended, today = 0, set(who.seats), None
        for event in story:
            _number, day, phase, kind, audience, facts = event
            if day != today:
                self._before[day], today = dead, day
            if kind == "died":
                gone = facts["seats"]
                dead += len(gone)
                ended.difference_update(gone)
                if phase == "day":
                    self._left[day] = (*self._left.get(day, ()), *gone)
            told = kinds[kind]
            if told.news == "dawn_news":
                self._fell[day] = tuple(facts["seats"])
            sort = told.feat
            if sort == "saved":
                self._saved.add(day)
            elif sort == "looked":
                about = facts.get("seats", (facts["seat"],) if "seat" in facts else ())
                for seat in _told(event):
                    for other in about:
                        self._looked.setdefault((seat, other), day)
            elif sort == "hunted" and audience != EVERYBODY:
                self._busy.update((seat, day) for seat in _told(event))
            if phase == "night" and kind in spent:
                self._busy.add((facts[spent[kind]], day))
        self._ended = ended

    def of(self, guess: Guess) -> tuple[bool, float] | None:
        """Return whether a guess was right and how likely that was; None if it was no guess."""
        day, seat, key, pick = guess
        if isinstance(pick, int):
            wolves = self._identities.wolves(self._identities.daybreak(day))
            if key not in _WOLVES_GUESS_TOO and (seat in wolves or self._knew(seat, pick, day)):
                return None
            match key:
                case "decoy.suspect":
                    return pick in wolves, len(wolves) / max(1, self._seats - 1)
                case "decoy.trust":
                    return pick not in wolves, 1 - len(wolves) / max(1, self._seats - 1)
                case "decoy.predict":
                    left = self._left.get(day, ())
                    living = max(1, self._seats - self._before.get(day, 0))
                    return pick in left, min(1.0, len(left) / living)
                case "decoy.missing":
                    fell = self._fell.get(day, ())
                    living = max(1, self._seats - self._before.get(day, 0))
                    return (
                        None if self._knew(seat, None, day) else (pick in fell, min(1.0, len(fell) / living))
                    )
                case "decoy.survive":
                    ended = self._ended - {seat}
                    living = max(1, self._seats - 1 - self._before.get(day, 0))
                    return pick in ended, min(1.0, len(ended) / living)
        if pick == NOBODY or self._knew(seat, None, day):
            return None
        if key == "decoy.dawn" and day in self._fell:
            return (pick == "mourning") == bool(self._fell[day]), 0.5
        if key == "decoy.saved":
            return (pick == "somebody") == (day in self._saved), 0.5
        return None

    def _knew(self, seat: Seat, other: Seat | None, day: int) -> bool:
        """Whether a seat had looked at another by some day, or, without another, had a hand in that night."""
        if other is None:
            return (seat, day) in self._busy
        since = self._looked.get((seat, other))
        return since is not None and since <= day


def _told(event: Event) -> Iterator[Seat]:
    """Yield the seats that were told of an event apart; of a public one nobody at the table."""
    return (seat for seat in range(event.audience.bit_length()) if event.audience >> seat & 1)
