"""How well people guessed while others were busy: the decoy tasks, scored fairly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from nightcaller.engine import Book, Event
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.progress import Guess

DOUBT: Final = 2
"""So many guesses that were neither lucky nor unlucky are added to everybody's: two hits of two are fine, but
eight of ten are better."""


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


def scores(
    book: Book, cards: Sequence[str], story: Sequence[Event], guesses: Iterable[Guess]
) -> tuple[Score, ...]:
    """Score everybody who guessed anything, the best first. Who said "nobody" or "no idea" did not guess."""
    truth = _Truth(book, cards, story)
    found: dict[Seat, list[tuple[bool, float]]] = {}
    for guess in guesses:
        verdict = truth.of(guess)
        if verdict is not None:
            found.setdefault(guess.seat, []).append(verdict)
    all_scores = (
        Score(seat, sum(hit for hit, _ in made), len(made), sum(chance for _, chance in made))
        for seat, made in found.items()
    )
    return tuple(sorted(all_scores, key=lambda score: (-score.flair, -score.right, score.seat)))


class _Truth:
    """What was really so on each day, and how likely a blind guess was to hit it."""

    def __init__(self, book: Book, cards: Sequence[str], story: Sequence[Event]) -> None:
        self._wolves = frozenset(seat for seat, role in enumerate(cards) if "wolf" in book.roles[role].tags)
        self._seats = len(cards)
        self._left = _gone(story, "day")
        self._fell = {
            event.day: tuple(event.facts["seats"])
            for event in story
            if book.news.get(event.kind) == "dawn_news"
        }
        self._before = {
            day: sum(len(seats) for other, seats in _gone(story).items() if other < day)
            for day in {event.day for event in story}
        }

    def of(self, guess: Guess) -> tuple[bool, float] | None:
        """Return whether a guess was right and how likely that was; None if it was no guess."""
        others = max(1, self._seats - 1)
        if isinstance(guess.pick, int):
            wolves = len(self._wolves - {guess.seat}) / others
            wolf = guess.pick in self._wolves
            match guess.key:
                case "decoy.suspect":
                    return wolf, wolves
                case "decoy.trust":
                    return not wolf, 1 - wolves
                case "decoy.predict":
                    left = self._left.get(guess.day, ())
                    living = max(1, self._seats - self._before.get(guess.day, 0))
                    return guess.pick in left, min(1.0, len(left) / living)
        if guess.key == "decoy.dawn" and guess.day in self._fell:
            return (guess.pick == "mourning") == bool(self._fell[guess.day]), 0.5
        return None


def _gone(story: Sequence[Event], phase: str = "") -> Mapping[int, tuple[Seat, ...]]:
    """Who died on each day, in one phase of it or at any time."""
    gone: dict[int, tuple[Seat, ...]] = {}
    for event in story:
        if event.kind == "died" and phase in ("", event.phase):
            gone[event.day] = (*gone.get(event.day, ()), *event.facts["seats"])
    return gone
