"""Speeches: who speaks, how long, who is next, and what may be called out in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine.vocabulary import Seat
from nightcaller.errors import NightcallerError
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Floor
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow, SeatRows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

LAST_SECONDS = 10
MORE_SECONDS = 30


@dataclass(frozen=True, slots=True)
class Speeches:
    """What the floor shows."""

    label: str = ""
    day: int = 0
    number: int = 0
    """The present speaker as people count; 0 when all have spoken."""
    name: str = ""
    next_number: int = 0
    next_name: str = ""
    done: int = 0
    count: int = 0
    may_declare: bool = False
    takers: tuple[Seat, ...] = ()
    """Who may ask for the laptop where there may be something to read as well."""
    withdrawing: tuple[int, ...] = ()
    """Numbers of those who may still withdraw, or resign."""
    way_out: str = "withdraw"
    seconds: int = 0


def speeches(scene: Floor, evening: Evening) -> Speeches:
    """Return what a floor shows."""
    players = evening.sitting.players
    speaker = scene.speakers[scene.current] if scene.current < len(scene.speakers) else None
    following = scene.speakers[scene.current + 1 : scene.current + 2]
    return Speeches(
        scene.label,
        evening.public.day,
        0 if speaker is None else speaker + 1,
        "" if speaker is None else players[speaker].name,
        following[0] + 1 if following else 0,
        players[following[0]].name if following else "",
        scene.current,
        len(scene.speakers),
        scene.may_declare,
        scene.takers,
        tuple(seat + 1 for seat in scene.may_withdraw),
        scene.way_out,
        scene.seconds,
    )


@QmlElement
class FloorViewModel(QObject):
    """One speech after the other, with a clock.

    Signals:
        lastSeconds: the clock reaches its last ten seconds, and its last five: a heart beats for five.
        calmed: no seconds are running out any more: another speaker, a pause, more time.
        timeUp: it has run out; nobody is cut off by it.
    """

    changed = Signal()
    ticked = Signal()
    lastSeconds = Signal()
    calmed = Signal()
    timeUp = Signal()
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._shown = Speeches()
        self._mode = ""
        self._asked: Seat | None = None
        self._left = 0
        self._whole = 0
        self._seats = SeatRows((), self)
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self._second_passed)
        self._interrupted = self._held = False
        evening.changed.append(self._happened)

    def show(self, scene: Floor) -> None:
        """Load a scene; a new speaker gets a fresh clock."""
        before, self._shown = self._shown, speeches(scene, self._evening)
        same = (before.label, before.number, before.day) == (
            self._shown.label,
            self._shown.number,
            self._shown.day,
        )
        if not same:
            self._calm()
            self._left = self._whole = scene.seconds
            if scene.seconds and self._shown.number:
                self._tick.start()
            else:
                self._tick.stop()
        elif self._interrupted:
            self._tick.start()
        self._interrupted = False
        self._set_mode("")

    # --- the clock ---

    @Slot()
    def pause(self) -> None:
        """Stop the clock, or let it go on."""
        self._calm()
        if self._tick.isActive():
            self._tick.stop()
        elif self._left > 0:
            self._tick.start()
        self.ticked.emit()

    @Slot()
    def more(self) -> None:
        """Half a minute more."""
        self._calm()
        self._left += MORE_SECONDS
        self._whole = max(self._whole, self._left)
        self._tick.start()
        self.ticked.emit()

    def stop(self) -> None:
        """The evening is left."""
        self._calm()
        self._tick.stop()

    def hold(self) -> None:
        """The curtain is drawn: the clock stands still."""
        if self._tick.isActive():
            self._held = True
            self._calm()
            self._tick.stop()

    def resume(self) -> None:
        """The curtain is open again: the clock goes on if it ran."""
        if self._held:
            self._held = False
            self._tick.start()
            self.ticked.emit()

    def _happened(self) -> None:
        """Something else is on the screen: the speech goes on where it was interrupted."""
        if self._tick.isActive() and not isinstance(self._evening.scene, Floor):
            self._interrupted = True
            self._calm()
            self._tick.stop()

    def _calm(self) -> None:
        if self._tick.isActive() and 0 < self._left <= LAST_SECONDS:
            self.calmed.emit()

    def _second_passed(self) -> None:
        self._left = max(0, self._left - 1)
        if self._left in (LAST_SECONDS, LAST_SECONDS // 2):
            self.lastSeconds.emit()
        if not self._left:
            self._tick.stop()
            self.timeUp.emit()
        self.ticked.emit()

    # --- what people do ---

    @Slot()
    def next(self) -> None:
        """The speaker has finished."""
        self._do(self._evening.next_speaker)

    @Slot()
    def close(self) -> None:
        """All have spoken: go on."""
        self._do(self._evening.end_floor)

    @Slot(str)
    def ask(self, mode: str) -> None:
        """Ask for a seat: ``declare``, ``look``, ``withdraw`` or ``resign``, or nothing any more."""
        self._set_mode(mode)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """The seat that was asked for; again lets go of it. Nothing happens before `confirm`."""
        if self._mode and self._may(seat):
            self._asked = None if seat == self._asked else seat
            self._refresh()

    @Slot()
    def confirm(self) -> None:
        """The seat that is chosen declares, withdraws, or resigns."""
        mode, seat = self._mode, self._asked
        if seat is None:
            return
        if mode in {"declare", "look"}:
            self._do(lambda: self._evening.declare(seat))
        elif mode == self._shown.way_out:
            self._do(lambda: self._evening.withdraw(seat))

    def _may(self, seat: Seat) -> bool:
        if self._mode == self._shown.way_out:
            return seat + 1 in self._shown.withdrawing
        if self._shown.takers:
            return seat in self._shown.takers
        return seat in self._evening.public.alive

    def _do(self, what: Callable[[], None]) -> None:
        try:
            what()
        except NightcallerError as problem:
            self.failed.emit(problem)

    def _set_mode(self, mode: str) -> None:
        self._mode, self._asked = mode, None
        self._refresh()

    def _refresh(self) -> None:
        rows = table_rows(self._evening.sitting.players, self._evening.public, chosen=self._asked)
        self._seats.replace([self._row(row) for row in rows])
        self.changed.emit()
        self.ticked.emit()

    def _row(self, row: SeatRow) -> SeatRow:
        barred = bool(self._mode) and row.alive and not self._may(row.number - 1)
        speaking = not self._mode and row.number == self._shown.number
        # The dead ask for it too where there may be something for them (a Medium's question).
        there = row.alive or (self._mode == "look" and self._may(row.number - 1))
        blocked = f"ui-floor-not-{self._mode}" if barred else ""
        return replace(row, alive=there, speaking=speaking, blocked=blocked)

    # --- what the screen reads ---

    def _asked_name(self) -> str:
        return "" if self._asked is None else self._evening.sitting.players[self._asked].name

    title = Property(str, lambda self: message_id("window", self._shown.label), notify=changed)
    label = Property(str, lambda self: self._shown.label, notify=changed)
    day = Property(int, lambda self: self._shown.day, notify=changed)
    number = Property(int, lambda self: self._shown.number, notify=changed)
    name = Property(str, lambda self: self._shown.name, notify=changed)
    nextNumber = Property(int, lambda self: self._shown.next_number, notify=changed)
    nextName = Property(str, lambda self: self._shown.next_name, notify=changed)
    asked = Property(int, lambda self: 0 if self._asked is None else self._asked + 1, notify=changed)
    askedName = Property(str, lambda self: self._asked_name(), notify=changed)
    done = Property(int, lambda self: self._shown.done, notify=changed)
    count = Property(int, lambda self: self._shown.count, notify=changed)
    mayDeclare = Property(bool, lambda self: self._shown.may_declare, notify=changed)
    asking = Property(str, lambda self: "look" if self._shown.takers else "declare", notify=changed)
    """What the laptop may be asked for in private: ``declare``, or to ``look`` as well; a mode of `ask`."""
    wayOut = Property(str, lambda self: self._shown.way_out, notify=changed)
    """What may be done openly: ``withdraw`` or ``resign``."""
    mayWithdraw = Property(bool, lambda self: bool(self._shown.withdrawing), notify=changed)
    mode = Property(str, lambda self: self._mode, notify=changed)
    clocked = Property(bool, lambda self: self._shown.seconds > 0 and self._shown.number > 0, notify=changed)
    left = Property(int, lambda self: self._left, notify=ticked)
    share = Property(float, lambda self: self._left / self._whole if self._whole else 0.0, notify=ticked)
    running = Property(bool, lambda self: self._tick.isActive(), notify=ticked)
    urgent = Property(bool, lambda self: self._left <= LAST_SECONDS, notify=ticked)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
