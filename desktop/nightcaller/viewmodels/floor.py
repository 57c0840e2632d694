"""Speeches: who speaks, how long, who is next, and what may be called out in between."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Floor
from nightcaller.text import message_id
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import named
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow

LAST_SECONDS = 10
MORE_SECONDS = 30
MODES = ("", "declare", "look", "withdraw", "resign")
"""What somebody is asked for."""


@dataclass(frozen=True, slots=True)
class Speeches:
    """What the floor shows."""

    title: str = ""
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
    """What may be done openly: ``withdraw`` or ``resign``."""
    seconds: int = 0
    mode: str = ""
    """What a seat is asked for; empty while nothing is."""
    asked: int = 0
    """Number of the seat that was tapped for it."""
    asked_name: str = ""
    seats: tuple[SeatRow, ...] = ()

    @property
    def asking(self) -> str:
        """What the laptop may be asked for in private: ``declare``, or to ``look`` as well; a `mode`."""
        return "look" if self.takers else "declare"

    @property
    def may_withdraw(self) -> bool:
        """Somebody may leave openly."""
        return bool(self.withdrawing)

    @property
    def clocked(self) -> bool:
        """A speech has its time."""
        return self.seconds > 0 and self.number > 0


def speeches(scene: Floor, evening: Evening) -> Speeches:
    """Return what a floor shows while no seat is asked for."""
    players = evening.sitting.players
    speaker = scene.speakers[scene.current] if scene.current < len(scene.speakers) else None
    following = scene.speakers[scene.current + 1 : scene.current + 2]
    return Speeches(
        message_id("window", scene.label),
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


def asking(shown: Speeches, mode: str, seat: Seat | None, evening: Evening) -> Speeches:
    """Return a floor on which a seat is asked for (`Speeches.mode`), with the one that was tapped."""
    shown = replace(shown, mode=mode)

    def placed(row: SeatRow) -> SeatRow:
        may = may_be_asked(shown, row.number - 1, evening)
        # The dead ask for it too where there may be something for them (a Medium's question).
        there = row.alive or (mode == "look" and may)
        blocked = f"ui-floor-not-{mode}" if mode and row.alive and not may else ""
        return replace(row, alive=there, speaking=not mode and row.number == shown.number, blocked=blocked)

    rows = table_rows(evening.sitting.players, evening.public, chosen=(seat,))
    name = "" if seat is None else evening.sitting.players[seat].name
    asked = 0 if seat is None else seat + 1
    return replace(shown, asked=asked, asked_name=name, seats=tuple(map(placed, rows)))


def may_be_asked(shown: Speeches, seat: Seat, evening: Evening) -> bool:
    """Return whether this seat may do what is asked for."""
    if shown.mode == shown.way_out:
        return seat + 1 in shown.withdrawing
    if shown.takers:
        return seat in shown.takers
    return seat in evening.public.alive


@element
class FloorViewModel(OnScreen[Speeches], GameScreen):
    """One speech after the other, with a clock.

    Signals:
        lastSeconds: the clock reaches its last ten seconds, and its last five: a heart beats for five.
        calmed: no seconds are running out any more: another speaker, a pause, more time.
        timeUp: it has run out; nobody is cut off by it.
    """

    scene = Floor

    ticked = Signal()
    lastSeconds = Signal()
    calmed = Signal()
    timeUp = Signal()

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(evening, parent)
        self._left = 0
        self._whole = 0
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self._second_passed)
        self._interrupted = self._held = False
        evening.changed.append(self._happened)

    def show(self, scene: Floor) -> None:
        """Load a scene; a new speaker gets a fresh clock."""
        before, now = self._shown, speeches(scene, self._evening)
        if (before.label, before.number, before.day) != (now.label, now.number, now.day):
            self._calm()
            self._left = self._whole = scene.seconds
            if now.clocked:
                self._tick.start()
            else:
                self._tick.stop()
        elif self._interrupted:
            self._tick.start()
        self._interrupted = False
        self._ask(now, "")

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
    @named(lambda _self: MODES)
    def ask(self, mode: str) -> None:
        """Ask for a seat: ``declare``, ``look``, ``withdraw`` or ``resign``, or nothing any more."""
        self._ask(self._shown, mode)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """The seat that was asked for; again lets go of it. Nothing happens before `confirm`."""
        shown = self._shown
        if shown.mode and may_be_asked(shown, seat, self._evening):
            self._ask(shown, shown.mode, None if seat + 1 == shown.asked else seat)

    @Slot()
    def confirm(self) -> None:
        """The seat that is chosen declares, withdraws, or resigns."""
        mode, seat = self._shown.mode, self._shown.asked - 1
        if seat < 0:
            return
        if mode in {"declare", "look"}:
            self._do(lambda: self._evening.declare(seat))
        elif mode == self._shown.way_out:
            self._do(lambda: self._evening.withdraw(seat))

    def _ask(self, shown: Speeches, mode: str, seat: Seat | None = None) -> None:
        self._show(asking(shown, mode, seat, self._evening))
        self.ticked.emit()

    left = Property(int, lambda self: self._left, notify=ticked)
    share = Property(float, lambda self: self._left / self._whole if self._whole else 0.0, notify=ticked)
    running = Property(bool, lambda self: self._tick.isActive(), notify=ticked)
    urgent = Property(bool, lambda self: self._left <= LAST_SECONDS, notify=ticked)
