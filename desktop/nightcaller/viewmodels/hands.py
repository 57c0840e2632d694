"""A vote by show of hands: one name at a time, a tap on every hand that is up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.errors import NightcallerError
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import called, counted, in_turn
from nightcaller.table.live.scene import Hands
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow, SeatRows, hue
from nightcaller.viewmodels.votes import VoteRow, VoteRows, halves

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Counting:
    """Hands counted so far."""

    label: str = ""
    voters: tuple[Seat, ...] = ()
    options: Picks = ()
    weights: Mapping[Seat, int] = field(default_factory=dict)
    ballots: Mapping[Seat, Option] = field(default_factory=dict)
    target: Option | None = None
    """Whose hands are counted now; None: choose a name first."""

    @property
    def left(self) -> int:
        """Voters whose hand has not been seen."""
        return len(self.voters) - len(self.ballots)

    def with_hand(self, seat: Seat) -> Counting:
        """A hand goes up for the present target, or down again if it was up."""
        if self.target is None or seat not in self.voters:
            return self
        ballots = dict(self.ballots)
        if ballots.get(seat) == self.target:
            del ballots[seat]
        else:
            ballots[seat] = self.target
        return replace(self, ballots=ballots)

    def rest_abstain(self) -> Counting:
        """Everybody whose hand was not seen voted for nobody."""
        return replace(self, ballots=dict.fromkeys(self.voters, NOBODY) | dict(self.ballots))

    def half_votes(self, option: Option) -> int:
        """What an option has so far."""
        return sum(self.weights[seat] for seat, picked in self.ballots.items() if picked == option)


def seat_rows(counting: Counting, evening: Evening) -> list[SeatRow]:
    """The ring: whom one may vote for before a name is chosen, whose hands may go up afterwards."""
    rows = []
    for row in table_rows(evening.sitting.players, evening.public):
        seat = row.number - 1
        ballot = counting.ballots.get(seat)
        note = "" if ballot is None else "×" if ballot == NOBODY else f"→ {int(ballot) + 1}"
        allowed = counting.options if counting.target is None else counting.voters
        rows.append(
            replace(
                row,
                selected=counting.target is not None and ballot == counting.target,
                speaking=seat == counting.target,
                note=note,
                blocked="ui-hands-no-vote" if row.alive and seat not in allowed else "",
            )
        )
    return rows


def tally(counting: Counting, evening: Evening) -> list[VoteRow]:
    """The bars so far, in the order of the options."""
    totals = {option: counting.half_votes(option) for option in counting.options if option != NOBODY}
    most = max((*totals.values(), 1))
    return [
        VoteRow(
            int(option) + 1,
            evening.sitting.players[int(option)].name,
            hue(int(option)),
            halves(weight),
            weight / most,
            weight == most,
            tuple(seat + 1 for seat, picked in sorted(counting.ballots.items()) if picked == option),
        )
        for option, weight in totals.items()
        if weight
    ]


@QmlElement
class HandsViewModel(QObject):
    """Counting hands.

    Signals:
        said: what a person who counts says now (a `Line`), and whether what is being said may end first.
    """

    changed = Signal()
    said = Signal(object, bool)
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._counting = Counting()
        self._called = 0
        self._seats = SeatRows((), self)
        self._votes = VoteRows((), self)

    def show(self, scene: Hands) -> None:
        """Load a vote: no hand has been counted."""
        self._called = 0
        weights = dict(zip(scene.voters, scene.weights, strict=True))
        self._set(Counting(scene.label, scene.voters, scene.options, weights))

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Before a name is chosen: the name. Afterwards: a hand that is up for it."""
        if self._counting.target is None:
            if seat in self._counting.options:
                self._call(seat)
        else:
            self._set(self._counting.with_hand(seat))

    @Slot()
    def nextName(self) -> None:
        """The hands for this name are counted: choose another."""
        self._count()
        self._set(replace(self._counting, target=None))

    @Slot()
    def abstain(self) -> None:
        """Count those who vote for nobody."""
        if NOBODY in self._counting.options:
            self._call(NOBODY)

    @Slot()
    def restAbstain(self) -> None:
        """Everybody else abstains."""
        self._count()
        self._set(replace(self._counting.rest_abstain(), target=None))

    @Slot()
    def confirm(self) -> None:
        """That is the vote."""
        self._count()
        try:
            self._evening.hands(self._counting.ballots)
        except NightcallerError as problem:
            self.failed.emit(problem)

    def _call(self, option: Option) -> None:
        """Hands up for somebody: said at once, but not into the middle of the count before."""
        evening = self._evening
        line = in_turn(called(option), evening.sitting, evening.public, self._called)
        self.said.emit(line, self._called > 0)
        self._called += 1
        self._set(replace(self._counting, target=option))

    def _count(self) -> None:
        """Say how many hands were up for whoever was called last."""
        target = self._counting.target
        if isinstance(target, int):
            self.said.emit(counted(target, self._counting.half_votes(target)), False)

    def _set(self, counting: Counting) -> None:
        self._counting = counting
        self._seats.replace(seat_rows(counting, self._evening))
        self._votes.replace(tally(counting, self._evening))
        self.changed.emit()

    def _target_number(self) -> int:
        target = self._counting.target
        return target + 1 if isinstance(target, int) else 0

    def _target_name(self) -> str:
        target = self._counting.target
        return self._evening.sitting.players[target].name if isinstance(target, int) else ""

    title = Property(str, lambda self: message_id("window", self._counting.label), notify=changed)
    day = Property(int, lambda self: self._evening.public.day, notify=changed)
    choosing = Property(bool, lambda self: self._counting.target is None, notify=changed)
    abstaining = Property(bool, lambda self: self._counting.target == NOBODY, notify=changed)
    target = Property(int, lambda self: self._target_number(), notify=changed)
    targetName = Property(str, lambda self: self._target_name(), notify=changed)
    left = Property(int, lambda self: self._counting.left, notify=changed)
    counted = Property(int, lambda self: len(self._counting.ballots), notify=changed)
    mayAbstain = Property(bool, lambda self: NOBODY in self._counting.options, notify=changed)
    complete = Property(bool, lambda self: self._counting.left == 0, notify=changed)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
    votes = Property(VoteRows, lambda self: self._votes, constant=True)
