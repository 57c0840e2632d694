"""The whole story of a game that is over: every night with all its secrets, and how the guesses did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nightcaller.engine import Book, Event, IllegalDecision, Outcome, View
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.progress import Guess

UNTOLD = frozenset(
    {
        "phase",
        "card",
        "mates",
        "marked",
        "unmarked",
        "office",
        "died",
        "day.breaks",
        "night.falls",
        "game.over",
    }
)
"""Housekeeping events: the chapters' headings and other lines say it better."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One night or one day."""

    day: int
    phase: str
    events: tuple[Event, ...]
    """What happened, secrets included; deaths come as ``died.cause`` (seat, cause, by)."""
    dead: tuple[Seat, ...]
    """Everybody who was dead at its end."""
    offices: tuple[Seat, ...] = ()
    """Who held an office at its end."""


@dataclass(frozen=True, slots=True)
class Score:
    """How often a seat's decoy guesses were right."""

    seat: Seat
    right: int
    of: int


@dataclass(frozen=True, slots=True)
class Recap:
    """Everything, told afterwards."""

    outcome: Outcome
    cards: tuple[str, ...]
    """Role id by seat, as dealt."""
    chapters: tuple[Chapter, ...]
    scores: tuple[Score, ...]
    """Best guessers first; only those who were asked."""


def recap_of(book: Book, view: View, guesses: Sequence[Guess]) -> Recap:
    """Tell the story from the full view that everybody has after the game.

    Raises:
        IllegalDecision: the game is not over.
    """
    if view.outcome is None:
        raise IllegalDecision("error-decision-game-not-over")
    cards: dict[Seat, str] = {}
    chapters: list[Chapter] = []
    dead: set[Seat] = set()
    offices: dict[str, Seat | None] = {}
    told: list[Event] = []
    place = (0, "setup")

    def close_chapter() -> None:
        if place[0]:
            held = tuple(sorted(seat for seat in offices.values() if seat is not None))
            chapters.append(Chapter(*place, tuple(told), tuple(sorted(dead)), held))
        told.clear()

    for event in view.story:
        if event.kind == "phase":
            close_chapter()
            place = (event.facts["day"], event.facts["phase"])
        elif event.kind == "card":
            cards.setdefault(event.facts["seat"], event.facts["role"])
        elif event.kind == "died":
            dead |= set(event.facts["seats"])
        elif event.kind == "office":
            offices[event.facts["office"]] = event.facts["seat"]
        elif event.kind not in UNTOLD:
            told.append(event)
    close_chapter()
    dealt = tuple(cards[seat] for seat in range(view.seats))
    return Recap(view.outcome, dealt, tuple(chapters), _scores(book, dealt, view, guesses))


def _scores(book: Book, cards: Sequence[str], view: View, guesses: Sequence[Guess]) -> tuple[Score, ...]:
    left_by_day = {
        event.day: event.facts["seats"]
        for event in view.story
        if event.kind == "died" and event.phase == "day"
    }
    fell_by_day = {
        event.day: event.facts["seats"] for event in view.story if book.news.get(event.kind) == "dawn_news"
    }
    right: dict[Seat, int] = {}
    asked: dict[Seat, int] = {}
    for guess in guesses:
        if isinstance(guess.pick, int):
            wolf = "wolf" in book.roles[cards[guess.pick]].tags
            hit = {
                "decoy.suspect": wolf,
                "decoy.trust": not wolf,
                "decoy.predict": guess.pick in left_by_day.get(guess.day, ()),
            }.get(guess.key)
        elif guess.key == "decoy.dawn" and guess.day in fell_by_day:
            hit = (guess.pick == "mourning") == bool(fell_by_day[guess.day])
        else:
            hit = None
        if hit is None:
            continue
        asked[guess.seat] = asked.get(guess.seat, 0) + 1
        right[guess.seat] = right.get(guess.seat, 0) + hit
    return tuple(
        sorted(
            (Score(seat, right[seat], asked[seat]) for seat in asked),
            key=lambda score: (-score.right / score.of, -score.of, score.seat),
        )
    )
