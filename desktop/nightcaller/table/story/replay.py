"""The evening moment by moment: what the seat circle shows when somebody moves the scrub bar.

A moment is one sentence of the story with everything that can be drawn for it. Nothing here knows a role: who
points at whom follows from the facts that events have in common (`by`, `seat`, `other`, `seats`, `ballots`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Final, Literal

from nightcaller.engine import NOBODY, Event
from nightcaller.engine.causes import OVERRULED
from nightcaller.engine.vocabulary import Seat
from nightcaller.rulebooks.rulebook import Rulebook

OPENING: Final = "phase"
"""Kind of the event with which every night and every day opens."""

Line = Literal["act", "swap", "bond", "vote"]


@dataclass(frozen=True, slots=True)
class Arrow:
    """Somebody did something to somebody."""

    source: Seat
    target: Seat
    line: Line = "act"
    """A swap points both ways, a bond has no point, a vote is thin."""


@dataclass(frozen=True, slots=True)
class StoryMoment:
    """One sentence of the story and the table as it was then."""

    event: Event
    mark: str = ""
    """Kind of `SeatMark` that stands for it; empty if it has none."""
    arrows: tuple[Arrow, ...] = ()
    fallen: tuple[Seat, ...] = ()
    """Who is dead from this moment on."""
    dead: frozenset[Seat] = frozenset()
    """Everybody who is dead by now."""
    causes: Mapping[Seat, Event] = field(default_factory=dict)
    """For the dead, how it came to it: their ``died.cause``, as far as it is known."""
    offices: tuple[Seat, ...] = ()
    """Who holds an office now."""
    marks: Mapping[Seat, tuple[str, ...]] = field(default_factory=dict)
    """What was done to whom since night fell or day broke."""
    bonds: tuple[Arrow, ...] = ()
    """Ties that last: lovers."""
    cards: Mapping[Seat, str] = field(default_factory=dict)
    """Role ids of those whose card is not the one that was dealt any more."""

    @property
    def opening(self) -> bool:
        """Whether it only opens a night or a day."""
        return self.event.kind == OPENING


def chapters_of(story: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """Split a story into its nights and days; each begins with its `OPENING`. The deal is left out."""
    chapter: list[Event] = []
    for event in story:
        if event.kind == OPENING:
            if chapter:
                yield tuple(chapter)
            chapter = [event]
        elif chapter:
            chapter.append(event)
    if chapter:
        yield tuple(chapter)


class ReplayStage:
    """Where the replay stands; it goes on from chapter to chapter.

    Args:
        book: whose game it is.
    """

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._dead: frozenset[Seat] = frozenset()
        self._causes: Mapping[Seat, Event] = {}
        self._offices: Mapping[str, Seat] = {}
        self._bonds: tuple[Arrow, ...] = ()
        self._cards: Mapping[Seat, str] = {}

    def play(self, chapter: Sequence[Event]) -> tuple[StoryMoment, ...]:
        """Return the moments of a night or a day, its opening first.

        Args:
            chapter: its events, housekeeping included.
        """
        told = told_of(chapter, self._book)
        falls = _falls(chapter, told, self._book)
        moments: list[StoryMoment] = []
        marks: dict[Seat, tuple[str, ...]] = {}
        seen = 0
        for at, event in enumerate(told):
            until = told[at + 1].number if at + 1 < len(told) else chapter[-1].number + 1
            between = [one for one in chapter[seen:] if one.number < until]
            seen += len(between)
            self._happens(between)
            fallen = tuple(sorted(set(falls.get(event.number, ())) - self._dead))
            self._fall(fallen, chapter)
            mark = self._mark(event)
            arrows = arrows_of(event, chapter, self._book)
            for seat in _about(event) if mark else ():
                if mark not in marks.get(seat, ()):
                    marks = {**marks, seat: (*marks.get(seat, ()), mark)}
            self._bonds += tuple(arrow for arrow in arrows if arrow.line == "bond")
            moments.append(
                StoryMoment(
                    event, mark, arrows, fallen, self._dead, self._causes,
                    tuple(sorted(self._offices.values())), marks, self._bonds, self._cards,
                )
            )  # fmt: skip
        return tuple(moments)

    def _mark(self, event: Event) -> str:
        return self._book.kinds[event.kind].mark

    def _happens(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "office":
                others = {name: seat for name, seat in self._offices.items() if name != event.facts["office"]}
                seat = event.facts["seat"]
                self._offices = others if seat is None else {**others, event.facts["office"]: seat}
            elif event.kind == "revived":
                back = set(event.facts["seats"])
                self._dead -= back
                self._causes = {seat: cause for seat, cause in self._causes.items() if seat not in back}
            elif event.kind == "card":
                self._cards = {**self._cards, event.facts["seat"]: event.facts["role"]}

    def _fall(self, fallen: tuple[Seat, ...], chapter: Sequence[Event]) -> None:
        if fallen:
            self._dead |= set(fallen)
            found = {
                e.facts["seat"]: e for e in chapter if e.kind == "died.cause" and e.facts["seat"] in fallen
            }
            self._causes = {**self._causes, **found}


def told_of(chapter: Sequence[Event], book: Rulebook) -> tuple[Event, ...]:
    """Return the events of a chapter that the story tells, its opening first, each thing once."""

    again = set(_handed_on(chapter, book))

    def told(event: Event) -> bool:
        if event.number in again:
            return False
        if event.kind == "died.cause":
            return not any(_tells_of(one, event, book) for one in chapter)
        if any(_tells_escape(one, event, book) for one in chapter):
            return False
        kind = book.kinds[event.kind]
        if kind.news == "dawn_news":
            return kind.story and not event.facts.get("seats")
        return kind.story and kind.form != "unsaid"

    found = [event for event in chapter if event.kind == OPENING or told(event)]
    return tuple(_deaths_in_order(_causes_first(found, book), book))


def _handed_on(chapter: Sequence[Event], book: Rulebook) -> Iterator[int]:
    """Yield the numbers of events that only repeat to an heir what somebody else was told."""
    heir: int | None = None
    for event in chapter:
        if book.kinds[event.kind].inherits:
            heir = event.audience
        elif event.audience == heir:
            yield event.number
        else:
            heir = None


def _causes_first(told: Sequence[Event], book: Rulebook) -> Sequence[Event]:
    """Return the events; what comes of another in the same stroke stands behind it."""
    found = list(told)
    for at, (event, after) in enumerate(pairwise(told)):
        if book.kinds[event.kind].comes_of == after.kind:
            found[at : at + 2] = after, event
    return found


def _deaths_in_order(told: Sequence[Event], book: Rulebook) -> Iterator[Event]:
    """Yield the events; of deaths told one after the other, whoever follows somebody comes behind her."""
    for death, run in groupby(told, key=lambda event: event.kind == "died.cause"):
        waiting = list(run)
        while waiting:
            left = {event.facts["seat"] for event in waiting} if death else set()
            free = next(
                (
                    event
                    for event in waiting
                    if not death
                    or event.facts["cause"] in book.aimed_deaths
                    or event.facts.get("by") not in left - {event.facts["seat"]}
                ),
                waiting[0],
            )
            waiting.remove(free)
            yield free


def arrows_of(event: Event, chapter: Sequence[Event], book: Rulebook) -> tuple[Arrow, ...]:
    """Return what is drawn for an event.

    Args:
        chapter: where it happened: what a pack agreed on is drawn from those who had proposed it.
        book: whose game it is.
    """
    facts = event.facts
    seat, by, other = (_seat(facts.get(name)) for name in ("seat", "by", "other"))
    if "ballots" in facts:
        return tuple(Arrow(voter, pick, "vote") for voter, pick in facts["ballots"] if pick != NOBODY)
    if seat is not None and other is not None and by is not None and book.kinds[event.kind].feat == "looked":
        return tuple(Arrow(by, target) for target in (seat, other) if target != by)
    if seat is not None and other is not None:
        return (Arrow(seat, other, "bond" if by is None else "swap"),)
    if by is not None:
        targets = facts.get("seats", ()) if seat is None else (seat,)
        return tuple(Arrow(by, target) for target in targets if target != by)
    if seat is not None and book.kinds[event.kind].form == "agreement":
        proposals = (one.facts for one in chapter if book.kinds[one.kind].form == "proposal")
        wanted = dict.fromkeys(facts["by"] for facts in proposals if facts["seat"] == seat)
        return tuple(Arrow(wolf, seat) for wolf in wanted if wolf != seat)
    return ()


def _falls(chapter: Sequence[Event], told: Sequence[Event], book: Rulebook) -> dict[int, list[Seat]]:
    """Number of a told event -> who falls with it: at the sentence that tells the death, or the next one."""
    falls: dict[int, list[Seat]] = {}
    for event in chapter:
        for seat in event.facts["seats"] if event.kind in {"died", "left"} else ():
            cause = next(
                (one for one in chapter if one.kind == "died.cause" and one.facts["seat"] == seat), None
            )
            tells = [one for one in told if cause and (one is cause or _tells_of(one, cause, book))]
            later = [one for one in told if one.number > event.number]
            falls.setdefault((tells or later or list(told[-1:]))[0].number, []).append(seat)
    return falls


def _tells_of(event: Event, death: Event, book: Rulebook) -> bool:
    """Whether an event's sentence tells a death (a ``died.cause``) already."""
    kind = book.kinds[event.kind]
    if kind.overrules:
        return bool(death.facts["cause"] == OVERRULED and death.facts["seat"] == event.facts.get("seat"))
    who = {event.facts.get("seat"), event.facts.get("by"), *event.facts.get("seats", ())}
    return death.facts["cause"] in kind.deaths and death.facts["seat"] in who


def _tells_escape(event: Event, saved: Event, book: Rulebook) -> bool:
    """Whether an event's sentence tells already that somebody came through, and how."""
    of_the_same = event.facts.get("seat") == saved.facts.get("seat")
    return of_the_same and saved.facts.get("layer") in book.kinds[event.kind].escapes


def _about(event: Event) -> tuple[Seat, ...]:
    """The seats on which an event leaves its mark."""
    facts = event.facts
    found = (_seat(facts.get("seat")), _seat(facts.get("other")))
    return tuple(seat for seat in found if seat is not None) or tuple(facts.get("seats", ()))


def _seat(value: object) -> Seat | None:
    return value if isinstance(value, int) and value >= 0 else None
