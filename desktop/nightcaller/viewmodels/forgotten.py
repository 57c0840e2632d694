"""A forgotten PIN, before the whole table: is it really she?"""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.errors import NightcallerError
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Forgotten
from nightcaller.viewmodels.announcement import Intent

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ForgottenViewModel(QObject):
    """The lights are on and everybody looks: the table vouches for somebody, or she remembers.

    Signals:
        intended: an `Intent`, to be announced.
        failed: the evening did not take it (a `NightcallerError`).
    """

    changed = Signal()
    intended = Signal(object)
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._seat = 0

    def show(self, scene: Forgotten) -> None:
        """Load a scene."""
        self._seat = scene.seat
        self.changed.emit()

    @Slot()
    def vouch(self) -> None:
        """Held: the table says that it is she; that is announced."""
        seat = self._seat
        line = Line("line-about-pin", {"seat": seat + 1})
        self.intended.emit(Intent(line, lambda: self._evening.rulings.lift_pin(seat)))

    @Slot()
    def neverMind(self) -> None:
        """She remembers, or was not she: back to the cover."""
        try:
            self._evening.rulings.never_mind()
        except NightcallerError as problem:
            self.failed.emit(problem)

    number = Property(int, lambda self: self._seat + 1, notify=changed)
    name = Property(str, lambda self: self._evening.sitting.players[self._seat].name, notify=changed)
