"""Who runs for sheriff, or is excused: a tap on each hand that goes up."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine.vocabulary import Seat
from nightcaller.errors import NightcallerError
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Race
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow, SeatRows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class RaceViewModel(QObject):
    """The hands that are up."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._label = ""
        self._running: frozenset[Seat] = frozenset()
        self._seats = SeatRows((), self)

    def show(self, scene: Race) -> None:
        """Load a scene: nobody's hand is up."""
        self._label = scene.label
        self._set(frozenset())

    @Slot(int)
    def toggle(self, seat: int) -> None:
        """A hand goes up or down again."""
        self._set(self._running ^ {seat})

    @Slot()
    def confirm(self) -> None:
        """These run."""
        try:
            self._evening.run(sorted(self._running))
        except NightcallerError as problem:
            self.failed.emit(problem)

    def _set(self, running: frozenset[Seat]) -> None:
        self._running = running
        rows: list[SeatRow] = table_rows(self._evening.sitting.players, self._evening.public)
        self._seats.replace([replace(row, selected=row.number - 1 in running) for row in rows])
        self.changed.emit()

    title = Property(str, lambda self: message_id("window", self._label), notify=changed)
    hint = Property(str, lambda self: message_id("hint", self._label), notify=changed)
    """What a hand means here."""
    hand = Property(str, lambda self: message_id("hand", self._label), notify=changed)
    """How many hands are up, `$count` of them: what the button says."""
    day = Property(int, lambda self: self._evening.public.day, notify=changed)
    count = Property(int, lambda self: len(self._running), notify=changed)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
