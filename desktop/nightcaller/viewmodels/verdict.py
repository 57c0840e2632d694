"""The verdict before anything is revealed: who has won and why, and whether the table agrees."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine import Outcome
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Ended
from nightcaller.text import message_id
from nightcaller.viewmodels.announcement import Intent

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class VerdictViewModel(QObject):
    """The end as the rules see it. It names no seat: whoever plays on must not have learned a thing.

    Signals:
        revealed: the table takes the verdict; the winners, the cards and the story may be shown.
        intended: an `Intent`, to be announced.
    """

    changed = Signal()
    revealed = Signal()
    intended = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._outcome = Outcome((), (), "")

    def show(self, scene: Ended) -> None:
        """Load a scene."""
        self._outcome = scene.outcome
        self.changed.emit()

    @Slot()
    def reveal(self) -> None:
        """So be it: show everything."""
        self.revealed.emit()

    @Slot()
    def playOn(self) -> None:
        """The table overrules, held: that is announced, then the game goes on where it was."""
        self.intended.emit(Intent(Line("line-about-play-on"), self._evening.rulings.play_on))

    def _winner(self) -> str:
        winners = self._outcome.winners
        return message_id("line-victory", winners[0]) if winners else "line-draw"

    winner = Property(str, lambda self: self._winner(), notify=changed)
    reason = Property(str, lambda self: self._outcome.reason, notify=changed)
