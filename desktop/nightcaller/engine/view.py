"""What one seat knows: a fold of the events it may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from nightcaller.engine.vocabulary import EVERYBODY, TABLE, Ask, Card, Event, Notes, Outcome, Seat, View

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


FOLDED: Final = frozenset({
    "phase", "died", "revived", "office", "amended.day", "marked", "unmarked", "card", "held", "lost",
    "mates",
})  # fmt: skip
"""Events of which a view is made; the others only tell."""


class Told:
    """What one seat (or TABLE) has been told so far: the events it may see, counted anew.

    A gap in the counting would tell that something was hidden. Who else has seen an event is not told: a pack
    does not learn that somebody listens. A log only grows, so each event is looked at once.

    Args:
        log: the game's events, which may grow.
        seat: whose.
    """

    __slots__ = ("_bits", "_events", "_log", "_read")

    def __init__(self, log: Sequence[Event], seat: Seat) -> None:
        self._log = log
        self._bits = EVERYBODY if seat == TABLE else EVERYBODY | 1 << seat
        self._events: list[Event] = []
        self._read = 0

    def _catch_up(self) -> list[Event]:
        log, bits, events = self._log, self._bits, self._events
        for number in range(self._read, len(log)):
            event = log[number]
            if seen := event.audience & bits:
                # As event._replace(...), without the detour over keyword arguments.
                events.append(tuple.__new__(Event, (len(events), *event[1:4], seen, event.facts)))
        self._read = len(log)
        return events

    def __len__(self) -> int:
        return len(self._catch_up())

    @property
    def events(self) -> tuple[Event, ...]:
        """All of them, in order."""
        return tuple(self._catch_up())


def visible(log: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """The events of a log that a seat (or TABLE) may see; see `Told`."""
    return Told(log, seat).events


def fold(seat: Seat, seats: int, events: tuple[Event, ...], asks: Mapping[int, Ask]) -> View:
    """Derive a view from visible events alone, so that a view cannot know more than was told.

    Args:
        seat: whose view; TABLE for the shared screen.
        seats: number of seats.
        events: what this seat may see.
        asks: open questions to this seat, by slot.
    """
    day, phase = 0, "setup"
    alive = set(range(seats))
    offices: dict[str, Seat] = {}
    marks: dict[Seat, list[str]] = {}
    held: list[str] = []
    team = ""
    mates: dict[Seat, str] = {}
    for event in events:
        if event.kind not in FOLDED:
            continue
        facts = event.facts
        match event.kind:
            case "phase":
                day, phase = facts["day"], facts["phase"]
            case "died":
                alive -= set(facts["seats"])
            case "revived":
                alive |= set(facts["seats"])
            case "office":
                offices.pop(facts["office"], None)
                if facts["seat"] is not None:
                    offices[facts["office"]] = facts["seat"]
            case "amended.day":
                day = facts["day"]
            case "marked" if facts["mark"] not in marks.setdefault(facts["seat"], []):
                marks[facts["seat"]].append(facts["mark"])
            case "unmarked":
                marks[facts["seat"]].remove(facts["mark"])
            case "card" if facts["seat"] == seat:
                held, team = [facts["role"]], facts["team"]
                mates.clear()
            case "held" if facts["seat"] == seat:
                held.append(facts["role"])
            case "lost" if facts["seat"] == seat:
                held.remove(facts["role"])
            case "mates" if seat != TABLE and event.audience >> seat & 1:
                mates.update(facts["mates"])
            case _:
                pass
    mates.pop(seat, None)
    return View(
        seat,
        seats,
        day,
        phase,
        tuple(sorted(alive)),
        offices,
        {s: tuple(names) for s, names in marks.items() if names},
        Card(held[0], team, tuple(sorted(mates.items())), tuple(held)) if held and seat != TABLE else None,
        events,
        asks,
    )


def boards_of(game: Game, seat: Seat) -> Mapping[str, Notes]:
    """The boards that a seat may read, as it sees them; none for TABLE.

    A board is a group's: what everybody may read is told as an event.
    """
    readable = {} if seat == TABLE else game.boards
    return {board_id: notes for board_id, board in readable.items() if (notes := board.seen_by(game, seat))}


def view_of(game: Game, seat: Seat, told: Told, asks: Mapping[int, Ask], outcome: Outcome | None) -> View:
    """The view of one seat, or of the shared screen (TABLE), from what it has been told."""
    seen = fold(seat, game.seats, told.events, {} if outcome else asks)
    boards = boards_of(game, seat)
    return View(
        seen.seat, seen.seats, seen.day, seen.phase, seen.alive, seen.offices, seen.marks, seen.card,
        seen.events, seen.asks, outcome, boards, tuple(game.log) if outcome else (),
    )  # fmt: skip
