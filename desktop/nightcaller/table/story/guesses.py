"""How well people guessed while others were busy: the decoy tasks, scored fairly.

Whoever knew has not guessed: a wolf about wolves, a Seer about those whom she has seen, and about the dawn
whoever had a hand in the night.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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


def judged(
    book: Rulebook, cards: Sequence[str], story: Sequence[Event], guesses: Iterable[Guess]
) -> Iterator[Judged]:
    """Yield the guesses that count. Who said "nobody" or "no idea" did not guess, nor did who knew."""
    truth = _Truth(book, cards, story)
    for guess in guesses:
        verdict = truth.of(guess)
        if verdict is not None:
            yield Judged(guess, *verdict)


def scores(
    book: Rulebook, cards: Sequence[str], story: Sequence[Event], guesses: Iterable[Guess]
) -> tuple[Score, ...]:
    """Score everybody who guessed anything, the best first."""
    found: dict[Seat, list[Judged]] = {}
    for one in judged(book, cards, story, guesses):
        found.setdefault(one.guess.seat, []).append(one)
    all_scores = (
        Score(seat, sum(one.right for one in made), len(made), sum(one.chance for one in made))
        for seat, made in found.items()
    )
    return tuple(sorted(all_scores, key=lambda score: (-score.flair, -score.right, score.seat)))


_WOLVES_GUESS_TOO: Final = frozenset({"decoy.predict", "decoy.survive"})


class _Truth:
    """What was really so on each day, and how likely a blind guess was to hit it."""

    def __init__(self, book: Rulebook, cards: Sequence[str], story: Sequence[Event]) -> None:
        self._identities = Identities(book, cards, story)
        self._seats = len(cards)
        self._knew = _knowledge(book, story)
        self._left, gone = _gone(story, "day"), _gone(story)
        self._ended = set(range(self._seats)).difference(*gone.values())
        self._fell = {
            event.day: tuple(event.facts["seats"])
            for event in story
            if book.kinds[event.kind].news == "dawn_news"
        }
        self._saved = {event.day for event in story if book.kinds[event.kind].feat == "saved"}
        self._before = {
            day: sum(len(seats) for other, seats in gone.items() if other < day)
            for day in {event.day for event in story}
        }

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


def _knowledge(book: Rulebook, story: Sequence[Event]) -> Callable[[Seat, Seat | None, int], bool]:
    """Return who knew what: whether a seat had looked at another by some day, or had a hand in that night."""
    looked: dict[tuple[Seat, Seat], int] = {}
    """On which day somebody first looked at another."""
    busy: set[tuple[Seat, int]] = set()
    spent = book.spent_by
    for event in story:
        sort = book.kinds[event.kind].feat
        if sort == "looked":
            about = event.facts.get("seats", (event.facts["seat"],) if "seat" in event.facts else ())
            for seat in _told(event):
                for other in about:
                    looked.setdefault((seat, other), event.day)
        if sort == "hunted" and event.audience != EVERYBODY:
            busy |= {(seat, event.day) for seat in _told(event)}
        if event.phase == "night" and event.kind in spent:
            busy.add((event.facts[spent[event.kind]], event.day))

    def knew(seat: Seat, other: Seat | None, day: int) -> bool:
        if other is None:
            return (seat, day) in busy
        since = looked.get((seat, other))
        return since is not None and since <= day

    return knew


def _told(event: Event) -> Iterator[Seat]:
    """Yield the seats that were told of an event apart; of a public one nobody at the table."""
    return (seat for seat in range(event.audience.bit_length()) if event.audience >> seat & 1)


def _gone(story: Sequence[Event], phase: str = "") -> Mapping[int, tuple[Seat, ...]]:
    """Who died on each day, in one phase of it or at any time."""
    gone: dict[int, tuple[Seat, ...]] = {}
    for event in story:
        if event.kind == "died" and phase in ("", event.phase):
            gone[event.day] = (*gone.get(event.day, ()), *event.facts["seats"])
    return gone
