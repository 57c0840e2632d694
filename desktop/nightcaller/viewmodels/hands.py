"""A vote by show of hands: one name at a time, a tap on every hand that is up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal, Slot

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import Option, Picks, Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import called, counted, in_turn
from nightcaller.table.live.scene import Hands
from nightcaller.text import message_id
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow, hue
from nightcaller.viewmodels.votes import VoteRow, halves


@dataclass(frozen=True, slots=True)
class Counting:
    """Hands counted so far."""

    title: str = ""
    settled: str = ""
    """Message id of how the vote is decided; empty if everybody decides for herself."""
    day: int = 0
    voters: tuple[Seat, ...] = ()
    options: Picks = ()
    weights: Mapping[Seat, int] = field(default_factory=dict)
    ballots: Mapping[Seat, Option] = field(default_factory=dict)
    called: Option | None = None
    """Whose hands are counted now; None: choose a name first."""
    target_name: str = ""
    seats: tuple[SeatRow, ...] = ()
    votes: tuple[VoteRow, ...] = ()

    @property
    def choosing(self) -> bool:
        """A name comes next, not a hand."""
        return self.called is None

    @property
    def abstaining(self) -> bool:
        """The hands of those who vote for nobody are counted."""
        return self.called == NOBODY

    @property
    def may_abstain(self) -> bool:
        """Nobody can be voted for."""
        return NOBODY in self.options

    @property
    def target(self) -> int:
        """Number of the seat whose hands are counted; 0 for none."""
        return self.called + 1 if isinstance(self.called, int) else 0

    @property
    def counted(self) -> int:
        """Voters whose hand has been seen."""
        return len(self.ballots)

    @property
    def complete(self) -> bool:
        """Nobody is left."""
        return self.left == 0

    @property
    def left(self) -> int:
        """Voters whose hand has not been seen."""
        return len(self.voters) - len(self.ballots)

    def with_hand(self, seat: Seat) -> Counting:
        """A hand goes up for the present target, or down again if it was up."""
        if self.called is None or seat not in self.voters:
            return self
        ballots = dict(self.ballots)
        if ballots.get(seat) == self.called:
            del ballots[seat]
        else:
            ballots[seat] = self.called
        return replace(self, ballots=ballots)

    def rest_abstain(self) -> Counting:
        """Everybody whose hand was not seen voted for nobody."""
        return replace(self, ballots=dict.fromkeys(self.voters, NOBODY) | dict(self.ballots))

    def half_votes(self, option: Option) -> int:
        """What an option has so far."""
        return sum(self.weights[seat] for seat, picked in self.ballots.items() if picked == option)


def laid_out(counting: Counting, evening: Evening) -> Counting:
    """Return the hands with the ring and the bars as they stand."""
    called = counting.called
    return replace(
        counting,
        day=evening.public.day,
        target_name=evening.sitting.players[called].name if isinstance(called, int) else "",
        seats=tuple(seat_rows(counting, evening)),
        votes=tuple(tally(counting, evening)),
    )


def seat_rows(counting: Counting, evening: Evening) -> list[SeatRow]:
    """The ring: whom one may vote for before a name is chosen, whose hands may go up afterwards."""
    rows = []
    allowed = counting.options if counting.choosing else counting.voters
    refused = "ui-hands-not-named" if counting.choosing else "ui-hands-no-vote"
    for row in table_rows(evening.sitting.players, evening.public):
        seat = row.number - 1
        ballot = counting.ballots.get(seat)
        note = "" if ballot is None else "×" if ballot == NOBODY else f"→ {int(ballot) + 1}"
        rows.append(
            replace(
                row,
                selected=not counting.choosing and ballot == counting.called,
                speaking=seat == counting.called,
                note=note,
                blocked=refused if row.alive and seat not in allowed else "",
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


@element
class HandsViewModel(OnScreen[Counting], GameScreen):
    """Counting hands.

    Signals:
        said: what a person who counts says now (a `Line`), and whether what is being said may end first.
    """

    scene = Hands

    said = Signal(object, bool)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(evening, parent)
        self._called = 0

    def show(self, scene: Hands) -> None:
        """Load a vote: no hand has been counted."""
        self._called = 0
        weights = dict(zip(scene.voters, scene.weights, strict=True))
        tally = self._evening.ledger.window.settled
        settled = message_id("settled", tally) if tally else ""
        title = message_id("window", scene.label)
        self._set(Counting(title, settled, voters=scene.voters, options=scene.options, weights=weights))

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Before a name is chosen: the name. Afterwards: a hand that is up for it."""
        if self._shown.called is None:
            if seat in self._shown.options:
                self._call(seat)
        else:
            self._set(self._shown.with_hand(seat))

    @Slot()
    def nextName(self) -> None:
        """The hands for this name are counted: choose another."""
        self._count()
        self._set(replace(self._shown, called=None))

    @Slot()
    def abstain(self) -> None:
        """Count those who vote for nobody."""
        if NOBODY in self._shown.options:
            self._call(NOBODY)

    @Slot()
    def restAbstain(self) -> None:
        """Everybody else abstains."""
        self._count()
        self._set(replace(self._shown.rest_abstain(), called=None))

    @Slot()
    def confirm(self) -> None:
        """That is the vote."""
        self._count()
        self._do(lambda: self._evening.hands(self._shown.ballots))

    def _call(self, option: Option) -> None:
        """Hands up for somebody: said at once, but not into the middle of the count before."""
        evening = self._evening
        line = in_turn(called(option), evening.sitting, evening.public, self._called)
        self.said.emit(line, self._called > 0)
        self._called += 1
        self._set(replace(self._shown, called=option))

    def _count(self) -> None:
        """Say how many hands were up for whoever was called last."""
        target = self._shown.called
        if isinstance(target, int):
            self.said.emit(counted(target, self._shown.half_votes(target)), False)

    def _set(self, counting: Counting) -> None:
        self._show(laid_out(counting, self._evening))
