"""The table overrules: somebody leaves, somebody comes back, or the game is over. Public facts only."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine.vocabulary import Seat
from nightcaller.errors import NightcallerError
from nightcaller.table.evening import Evening
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

KINDS: Final = ("kill", "revive", "end")
"""What a table may declare in front of everybody; what is secret is the moderator's affair."""


@QmlElement
class OverruleViewModel(QObject):
    """What is declared, about whom.

    Signals:
        done: it is so; the game goes on.
    """

    changed = Signal()
    done = Signal()
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._kind = 0
        self._seat: Seat | None = None
        self._team = -1
        self._seats = SeatRows((), self)

    def entered(self) -> None:
        """The screen opens: nothing is chosen."""
        self.choose(0)

    @Slot(int)
    def choose(self, kind: int) -> None:
        """Choose what is declared, by its place in `KINDS`."""
        self._kind, self._seat, self._team = kind, None, -1
        self._refresh()

    @Slot(int)
    def chooseSeat(self, seat: int) -> None:
        """Tap a seat; again lets go of it."""
        if seat in self._possible():
            self._seat = None if self._seat == seat else seat
            self._refresh()

    @Slot(int)
    def chooseTeam(self, team: int) -> None:
        """Choose who wins, by its place in `teams`; the last one is nobody."""
        self._team = team
        self.changed.emit()

    @Slot()
    def confirm(self) -> None:
        """The table has decided."""
        teams = self._team_ids()
        try:
            if KINDS[self._kind] == "end" and 0 <= self._team <= len(teams):
                self._evening.amend("end", *teams[self._team : self._team + 1])
            elif self._seat is not None:
                self._evening.amend(KINDS[self._kind], self._seat)
            else:
                return
        except NightcallerError as problem:
            self.failed.emit(problem)
        else:
            self.done.emit()

    def _possible(self) -> tuple[Seat, ...]:
        """Seats about which this can be declared, as far as everybody knows."""
        public = self._evening.public
        match KINDS[self._kind]:
            case "kill":
                return public.alive
            case "revive":
                return tuple(seat for seat in range(public.seats) if seat not in public.alive)
            case _:
                return ()

    def _team_ids(self) -> list[str]:
        """The teams of the published deck, in the book's order."""
        deck = self._evening.sitting.deck
        roles = self._evening.book.roles.values()
        return list(
            dict.fromkeys(r.team for r in roles if deck.get(r.id) or deck.get(r.id.partition(".")[2]))
        )

    def _refresh(self) -> None:
        # Where the end is declared no seat is asked for, and none is barred.
        possible = range(self._evening.public.seats) if KINDS[self._kind] == "end" else self._possible()
        rows = table_rows(self._evening.sitting.players, self._evening.public, chosen=self._seat)
        self._seats.replace(
            [
                replace(row, blocked="" if row.number - 1 in possible else "ui-overrule-not-here")
                for row in rows
            ]
        )
        self.changed.emit()

    kind = Property(int, lambda self: self._kind, notify=changed)
    ending = Property(bool, lambda self: KINDS[self._kind] == "end", notify=changed)
    picked = Property(int, lambda self: 0 if self._seat is None else self._seat + 1, notify=changed)
    team = Property(int, lambda self: self._team, notify=changed)
    teams = Property(
        list, lambda self: [message_id("team", team) for team in self._team_ids()], notify=changed
    )
    ready = Property(
        bool,
        lambda self: self._seat is not None or (KINDS[self._kind] == "end" and self._team >= 0),
        notify=changed,
    )
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
