"""What stands around the laptop while a night is shown: puppets, the finger, what it does."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, Signal, Slot

from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import OnScreen
from nightcaller.viewmodels.rows import list_row


@list_row
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
    puppets: tuple[PuppetRow, ...] = ()


@element
class GuideViewModel(OnScreen[Shown], QObject):
    """The show around the laptop; what is on the laptop is the evening's own screen.

    Signals:
        goOn: somebody has seen enough of this step.
        enough: somebody has seen enough.
    """

    goOn = Signal()
    enough = Signal()

    def show(self, shown: Shown) -> None:
        """Show this."""
        self._show(shown)

    @Slot()
    def next(self) -> None:
        """A tap anywhere: on to the next step."""
        self.goOn.emit()

    @Slot()
    def skip(self) -> None:
        """Escape, or the button: to the end of the show."""
        self.enough.emit()
