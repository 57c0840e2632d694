"""The end: who won and why; the story with all its secrets is the recap's (`recap`)."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.recap import RecapViewModel

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class EndedViewModel(QObject):
    """Result of one game, and the way to its story.

    Signals:
        rematch: the same people want another game.
        regroup: the same people want another deck.
        home: back to the first screen.
        shelf: back to the past evenings, from one of them.
        saved: path of the file that was written.
        failed: a `NightcallerError`.
    """

    changed = Signal()
    rematch = Signal()
    regroup = Signal()
    home = Signal()
    shelf = Signal()
    saved = Signal(str)
    failed = Signal(object)

    def __init__(self, evening: Evening, words: Phrasebook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._telling = False
        self._past = False
        self._recap = RecapViewModel(words, self)
        self._recap.saved.connect(self.saved)
        self._recap.failed.connect(self.failed)

    def show(self, _scene: Ended, *, past: bool = False) -> None:
        """Load the story; the verdict comes first, unless it is the story of a past evening."""
        names = tuple(player.name for player in self._evening.sitting.players)
        self._recap.show(self._evening.recap(), names, self._evening.span)
        self._telling = self._past = past
        self.changed.emit()

    @Slot()
    def tellStory(self) -> None:
        """Enough of the verdict: how did it come to it?"""
        self._telling = True
        self.changed.emit()

    @Slot()
    def again(self) -> None:
        """Another game with the same people."""
        self.rematch.emit()

    @Slot()
    def otherDeck(self) -> None:
        """Another game with the same people, and with other cards."""
        self.regroup.emit()

    @Slot()
    def goBack(self) -> None:
        """Back to the past evenings."""
        self.shelf.emit()

    @Slot()
    def goHome(self) -> None:
        """Back to the first screen."""
        self.home.emit()

    past = Property(bool, lambda self: self._past, notify=changed)
    """The evening was another day's: it opens with its story."""
    telling = Property(bool, lambda self: self._telling, notify=changed)
    recap = Property(RecapViewModel, lambda self: self._recap, constant=True)
