"""What one seat knows: a fold of the events it may see, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from nightcaller.engine.kinds import FOLDED
from nightcaller.engine.vocabulary import EVERYBODY, TABLE, Ask, Card, Event, Notes, Outcome, Seat, View

if TYPE_CHECKING:
    from nightcaller.engine.game import Game


class Known:
    """What follows from the events that a seat (or TABLE) has been told, kept up as they come in.

    Args:
        seat: whose knowledge; TABLE for the shared screen.
        seats: number of seats.
    """

    __slots__ = ("alive", "day", "held", "marks", "mates", "offices", "phase", "seat", "seats", "team")

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat, self.seats = seat, seats
        self.day, self.phase = 0, "setup"
        self.alive = set(range(seats))
        self.offices: dict[str, Seat] = {}
        self.marks: dict[Seat, list[str]] = {}
        self.held: list[str] = []
        self.team = ""
        self.mates: dict[Seat, str] = {}

    def hear(self, event: Event) -> None:
        """Take one more event in."""
        facts, seat, marks = event.facts, self.seat, self.marks
        match event.kind:
            case "phase":
                self.day, self.phase = facts["day"], facts["phase"]
            case "died" | "left":
                self.alive -= set(facts["seats"])
            case "revived":
                self.alive |= set(facts["seats"])
            case "office":
                self.offices.pop(facts["office"], None)
                if facts["seat"] is not None:
                    self.offices[facts["office"]] = facts["seat"]
            case "amended.day":
                self.day = facts["day"]
            case "marked" if facts["mark"] not in marks.setdefault(facts["seat"], []):
                marks[facts["seat"]].append(facts["mark"])
            case "unmarked" if facts["mark"] in marks.get(facts["seat"], ()):
                marks[facts["seat"]].remove(facts["mark"])
            case "card" if facts["seat"] == seat:
                self.held, self.team = [facts["role"]], facts["team"]
                self.mates.clear()
            case "held" if facts["seat"] == seat:
                self.held.append(facts["role"])
            case "lost" if facts["seat"] == seat:
                self.held.remove(facts["role"])
            case "mates" if seat != TABLE and event.audience >> seat & 1:
                self.mates.update(facts["mates"])
            case _:
                pass

    def view(
        self,
        events: tuple[Event, ...],
        asks: Mapping[int, Ask],
        outcome: Outcome | None = None,
        boards: Mapping[str, Notes] = MappingProxyType({}),
        story: tuple[Event, ...] = (),
    ) -> View:
        """The view that holds now; what comes in later does not change it."""
        held, seat = self.held, self.seat
        mates = tuple(sorted(mate for mate in self.mates.items() if mate[0] != seat))
        return View(
            seat,
            self.seats,
            self.day,
            self.phase,
            tuple(sorted(self.alive)),
            dict(self.offices),
            {s: tuple(names) for s, names in self.marks.items() if names},
            Card(held[0], self.team, mates, tuple(held)) if held and seat != TABLE else None,
            events,
            asks,
            outcome,
            boards,
            story,
        )


class Told:
    """What one seat (or TABLE) has been told so far: the events it may see, counted anew.

    A gap in the counting would tell that something was hidden. Who else has seen an event is not told: a pack
    does not learn that somebody listens. A log only grows, so each event is looked at once.

    Args:
        log: the game's events, which may grow.
        seat: whose.
        seats: number of seats.
    """

    __slots__ = ("_apart", "_bits", "_events", "_folded", "_known", "_last", "_log", "_read")

    def __init__(self, log: Sequence[Event], seat: Seat, seats: int) -> None:
        self._log = log
        self._bits = EVERYBODY if seat == TABLE else EVERYBODY | 1 << seat
        self._events: list[Event] = []
        self._read = 0
        self._apart = 0
        self._known = Known(seat, seats)
        self._folded = 0
        self._last: View | None = None

    def _catch_up(self) -> list[Event]:
        log, bits, events = self._log, self._bits, self._events
        if self._read < len(log):
            number = len(events)
            for _, day, phase, kind, audience, facts in log[self._read :]:
                if seen := audience & bits:
                    # As event._replace(...), without the detour over keyword arguments.
                    events.append(tuple.__new__(Event, (number, day, phase, kind, seen, facts)))
                    number += 1
                    if not seen & EVERYBODY:
                        self._apart += 1
            self._read = len(log)
        return events

    def __len__(self) -> int:
        return len(self._catch_up())

    @property
    def apart(self) -> int:
        """How many of them are not for everybody."""
        self._catch_up()
        return self._apart

    def since(self, number: int) -> Sequence[Event]:
        """All but the first so many."""
        return self._catch_up()[number:]

    @property
    def events(self) -> tuple[Event, ...]:
        """All of them, in order."""
        return tuple(self._catch_up())

    @property
    def known(self) -> Known:
        """What follows from all of them."""
        events, known = self._catch_up(), self._known
        for event in events[self._folded :]:
            if event.kind in FOLDED:
                known.hear(event)
        self._folded = len(events)
        return known

    def view(self, asks: Mapping[int, Ask], boards: Mapping[str, Notes]) -> View:
        """The view of a game that is not over: the last one, as long as nothing is new in it."""
        last = self._last
        if (
            last is None
            or len(last.events) != len(self._catch_up())
            or last.asks != asks
            or last.boards != boards
        ):
            last = self._last = self.known.view(self.events, asks, boards=boards)
        return last


def visible(log: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """The events of a log that a seat (or TABLE) may see; see `Told`."""
    return Told(log, seat, 0).events


def boards_of(game: Game, seat: Seat) -> Mapping[str, Notes]:
    """The boards that a seat may read, as it sees them; none for TABLE.

    A board is a group's: what everybody may read is told as an event.
    """
    if seat == TABLE:
        return {}
    return {
        board_id: notes
        for board_id, board in game.boards.items()
        if board.owner in (None, seat) and (notes := board.seen_by(game, seat))
    }


def view_of(
    game: Game, told: Told, asks: Mapping[int, Ask], outcome: Outcome | None, boards: Mapping[str, Notes]
) -> View:
    """The view of one seat, or of the shared screen, from what it has been told and may read on boards."""
    if outcome is None:
        return told.view(asks, boards)
    return told.known.view(told.events, {}, outcome, boards, tuple(game.log))
