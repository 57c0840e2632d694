"""What stands around the laptop while a night is shown: puppets, the finger, what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Property, QObject, QPointF, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.viewmodels.rows import Rows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PuppetRow:
    """Somebody who sits before the laptop."""

    number: int
    name: str
    hue: float
    face: str
    """Where the picture of her face is."""
    holds: bool = False
    """The laptop is in her hands, or the table looks at her."""
    masked: bool = False
    """She does not look, or has her eyes closed."""
    gone: bool = False


@QmlElement
class PuppetRows(Rows[PuppetRow]):
    """The puppets, from seat 1."""

    row_type = PuppetRow


@dataclass(frozen=True, slots=True)
class Shown:
    """How far the show is."""

    part: str = ""
    """What the three cards beside the laptop are about: messages ``guide-<part>-1`` to ``-3``."""
    step: int = 0
    """Which of them is being done, from 1; 0 for none."""
    done: float = 0.0
    """Share of the show that is over."""
    place: QPointF = field(default_factory=QPointF)
    """Where the finger is, in the window."""
    pointing: bool = False
    """The finger is there to be seen."""
    down: bool = False
    touching: bool = False
    """It comes down in this very moment: what would catch people's taps has to let it through."""


@QmlElement
class GuideViewModel(QObject):
    """The show around the laptop; what is on the laptop is the evening's own screen.

    Signals:
        goOn: somebody has seen enough of this step.
        enough: somebody has seen enough.
    """

    changed = Signal()
    goOn = Signal()
    enough = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._puppets = PuppetRows(parent=self)
        self._shown = Shown()

    @property
    def shown(self) -> Shown:
        """What is shown now."""
        return self._shown

    def show(self, shown: Shown, puppets: Sequence[PuppetRow]) -> None:
        """Show this."""
        self._puppets.replace(puppets)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @Slot()
    def next(self) -> None:
        """A tap anywhere: on to the next step."""
        self.goOn.emit()

    @Slot()
    def skip(self) -> None:
        """Escape, or the button: to the end of the show."""
        self.enough.emit()

    puppets = Property(PuppetRows, lambda self: self._puppets, constant=True)
    part = Property(str, lambda self: self._shown.part, notify=changed)
    step = Property(int, lambda self: self._shown.step, notify=changed)
    done = Property(float, lambda self: self._shown.done, notify=changed)
    place = Property(QPointF, lambda self: self._shown.place, notify=changed)
    pointing = Property(bool, lambda self: self._shown.pointing, notify=changed)
    down = Property(bool, lambda self: self._shown.down, notify=changed)
    touching = Property(bool, lambda self: self._shown.touching, notify=changed)
