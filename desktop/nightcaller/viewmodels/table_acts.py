"""What the table decides together: a step back, a ruling, a style, a PIN, the end. Public facts only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal, get_args

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine import IllegalDecision
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.shelf.sitting import Style
from nightcaller.text import message_id
from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow, SeatRows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

Kind = Literal["took_back", "kill", "revive", "style", "pin", "end"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""What a table may decide in front of everybody; what is secret is a moderator's affair."""
STYLES: Final[tuple[Style, ...]] = get_args(Style)
OUT: Final = "×"
"""On the token of somebody who is out of the game and may be chosen all the same."""
SAID: Final = {"kill": "killed", "revive": "revived"}
"""Kinds whose line has the name of what is told afterwards."""


@QmlElement
class TableActsViewModel(QObject):
    """What is decided, about whom. Nothing happens here: what is held is announced first.

    Signals:
        intended: an `Intent`, to be announced.
        failed: it cannot be decided now (a `NightcallerError`).
    """

    changed = Signal()
    intended = Signal(object)
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._kind: Kind = KINDS[0]
        self._seat: Seat | None = None
        self._team = -1
        self._style = -1
        self._outsider = False
        self._seats = SeatRows((), self)

    def entered(self) -> None:
        """The screen opens: nothing is chosen."""
        self.choose(0)

    # --- choosing ---

    @Slot(int)
    def choose(self, kind: int) -> None:
        """Choose what is decided, by its place in `KINDS`."""
        self._kind, self._seat, self._team, self._style = KINDS[kind], None, -1, -1
        self._outsider = False
        self._refresh()

    @Slot(int)
    def chooseSeat(self, seat: int) -> None:
        """Tap a seat; again lets go of it."""
        if seat in self._possible():
            self._seat = None if self._seat == seat else seat
            self._outsider = False
            self._refresh()

    @Slot(int)
    def chooseTeam(self, team: int) -> None:
        """Choose who wins, by its place in `teams`; the last one is nobody."""
        self._team = team
        self.changed.emit()

    @Slot(int)
    def chooseStyle(self, style: int) -> None:
        """Choose the table style, by its place in `STYLES`."""
        self._style, self._seat, self._outsider = style, None, False
        self._refresh()

    @Slot()
    def chooseOutsider(self) -> None:
        """Nobody who plays moderates."""
        self._seat, self._outsider = None, not self._outsider
        self._refresh()

    @Slot()
    def confirm(self) -> None:
        """Held to the end: it is announced, if it can be decided at all."""
        intent = self._intent()
        if intent is None:
            return
        # The same for every table: what is still to be heard might be the end.
        if self._kind != "took_back" and self._evening.rulings.more_to_hear:
            self.failed.emit(IllegalDecision("error-act-news-first"))
        else:
            self.intended.emit(intent)

    # --- what that comes to ---

    def _intent(self) -> Intent | None:
        evening, seat = self._evening, self._seat
        about = {} if seat is None else {"seat": seat + 1}
        line = Line(message_id("line-about", SAID.get(self._kind, self._kind)), about)
        match self._kind:
            case "took_back":
                return Intent(line, evening.rulings.undo)
            case "kill" | "revive" as kind if seat is not None:
                return Intent(line, lambda: evening.rulings.amend(kind, seat))
            case "pin" if seat is not None:
                return Intent(line, lambda: evening.rulings.lift_pin(seat))
            case "end" if self._team >= 0:
                winners = self._team_ids()[self._team : self._team + 1]
                return Intent(line, lambda: evening.rulings.amend("end", *winners))
            case "style" if self._style >= 0:
                return self._new_style(STYLES[self._style], seat)
            case _:
                return None

    def _new_style(self, style: Style, seat: Seat | None) -> Intent | None:
        if style != "narrator":
            line = Line(message_id("line-about", style))
        elif seat is not None:
            line = Line("line-about-moderator", {"seat": seat + 1})
        elif self._outsider:
            line = Line("line-about-narrator")
        else:
            return None
        return Intent(line, lambda: self._evening.rulings.change_style(style, seat))

    @property
    def _naming(self) -> bool:
        """A moderator is being named."""
        return self._kind == "style" and self._style >= 0 and STYLES[self._style] == "narrator"

    def _possible(self) -> Sequence[Seat]:
        """Seats about which this can be decided, as far as everybody knows."""
        evening = self._evening
        public, everybody = evening.public, range(evening.public.seats)
        match self._kind:
            case "kill":
                return public.alive
            case "revive":
                return tuple(seat for seat in everybody if seat not in public.alive)
            case "pin":
                return tuple(seat for seat in everybody if evening.rulings.pin_of(seat))
            case "style" if self._naming:
                return everybody
            case _:
                return ()

    def _team_ids(self) -> list[str]:
        """The teams of the published deck, in the book's order."""
        deck = self._evening.sitting.published()
        roles = self._evening.book.roles.values()
        return list(dict.fromkeys(r.team for r in roles if deck.get(r.id)))

    def _refresh(self) -> None:
        possible, asked = self._possible(), self._asks_for_seat()
        why = "ui-acts-no-pin" if self._kind == "pin" else "ui-overrule-not-here"
        rows = table_rows(self._evening.sitting.players, self._evening.public, chosen=self._seat)

        def barred(row: SeatRow) -> str:
            if not asked:
                return ""
            if row.number - 1 not in possible:
                return why
            return "" if row.alive else OUT  # a dead token is deaf but for saying why

        self._seats.replace([replace(row, blocked=barred(row)) for row in rows])
        self.changed.emit()

    def _asks_for_seat(self) -> bool:
        return self._kind in {"kill", "revive", "pin"} or self._naming

    kind = Property(int, lambda self: KINDS.index(self._kind), notify=changed)
    name = Property(str, lambda self: self._kind, notify=changed)
    asksForSeat = Property(bool, lambda self: self._asks_for_seat(), notify=changed)
    naming = Property(bool, lambda self: self._naming, notify=changed)
    outsider = Property(bool, lambda self: self._outsider, notify=changed)
    picked = Property(int, lambda self: 0 if self._seat is None else self._seat + 1, notify=changed)
    team = Property(int, lambda self: self._team, notify=changed)
    style = Property(int, lambda self: self._style, notify=changed)
    teams = Property(
        list, lambda self: [message_id("team", team) for team in self._team_ids()], notify=changed
    )
    ready = Property(bool, lambda self: self._intent() is not None, notify=changed)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
