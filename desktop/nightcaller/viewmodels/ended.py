"""The end: who won and why; the story with all its secrets is the recap's (`recap`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.story.awards import Award
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.recap import RecapViewModel
from nightcaller.viewmodels.saving import STORY_FILE, NotSaved, Volume, elsewhere, mounted, save


@element
class EndedViewModel(GameScreen):
    """Result of one game, and the way to its story.

    Args:
        evening: what was played.
        words: the table's languages.
        volumes: where else a story may go; what the system has mounted by default.

    Signals:
        rematch: the same people want another game.
        regroup: the same people want another deck.
        home: back to the first screen.
        shelf: back to the past evenings, from one of them.
        finishing: the disk is to take the story once more.
        saved: path of the file that was written.
    """

    changed = Signal()
    rematch = Signal()
    regroup = Signal()
    home = Signal()
    shelf = Signal()
    finishing = Signal()
    saved = Signal(str)

    def __init__(
        self,
        evening: Evening,
        words: Phrasebook,
        parent: QObject | None = None,
        *,
        volumes: Callable[[], Iterable[Volume]] = mounted,
    ) -> None:
        super().__init__(evening, parent)
        self._volumes = volumes
        self._telling = False
        self._past = False
        self._elsewhere: Volume | None = None
        self.awards: tuple[Award, ...] = ()
        """What the evening was awarded; empty before `show`."""
        self._recap = RecapViewModel(words, self)
        self._recap.saved.connect(self.saved)
        self._recap.failed.connect(self.failed)

    def show(self, _scene: Ended, *, past: bool = False) -> None:
        """Load the story; the verdict comes first, unless it is the story of a past evening."""
        recap = self._evening.recap()
        self.awards = recap.awards
        self._recap.show(recap, self._evening.sitting.players, self._evening.span)
        self._telling = self._past = past
        self.saveTried()

    @Slot()
    def tellStory(self) -> None:
        """Enough of the verdict: how did it come to it?"""
        self._telling = True
        self.changed.emit()

    def saveTried(self) -> None:
        """The disk has taken the story, or not: look for another one."""
        self._elsewhere = elsewhere(self._volumes()) if self._evening.unsaved else None
        self.changed.emit()

    @Slot()
    def saveAgain(self) -> None:
        """There may be room now."""
        self.finishing.emit()
        self.saveTried()

    @Slot()
    def saveElsewhere(self) -> None:
        """Put the story where there is room, as a file that any shelf takes in; the sealed game stays."""
        if self._elsewhere is None or not self._evening.unsaved:
            return
        name = f"Nightcaller {self._recap.property('date')}"
        try:
            path = save(self._elsewhere.root, name, STORY_FILE, self._evening.story_file())
        except NotSaved as problem:
            self.failed.emit(problem)
        else:
            self.saved.emit(str(path))

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
    unsaved = Property(bool, lambda self: self._evening.unsaved, notify=changed)
    """The disk has not taken the story: it is in the sealed game and nowhere else."""
    elsewhere = Property(str, lambda self: self._elsewhere.name if self._elsewhere else "", notify=changed)
    """What the system calls a volume that has room; empty if there is none."""
    recap = Property(RecapViewModel, lambda self: self._recap, constant=True)
