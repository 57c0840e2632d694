"""Who runs for sheriff, or is excused: a tap on each hand that goes up."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Slot

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Race
from nightcaller.text import message_id
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow


@dataclass(frozen=True, slots=True)
class Raised:
    """Whose hands are up."""

    title: str = ""
    hint: str = ""
    """What a hand means here."""
    hand: str = ""
    """How many hands are up, `$count` of them: what the button says."""
    day: int = 0
    running: tuple[Seat, ...] = ()
    seats: tuple[SeatRow, ...] = ()

    @property
    def count(self) -> int:
        """How many hands are up."""
        return len(self.running)


def raised(label: str, running: tuple[Seat, ...], evening: Evening) -> Raised:
    """Return the hands that are up in a scene with this label."""
    rows = table_rows(evening.sitting.players, evening.public)
    return Raised(
        message_id("window", label),
        message_id("hint", label),
        message_id("hand", label),
        evening.public.day,
        running,
        tuple(replace(row, selected=row.number - 1 in running) for row in rows),
    )


@element
class RaceViewModel(OnScreen[Raised], GameScreen):
    """The hands that are up."""

    scene = Race

    _label = ""

    def show(self, scene: Race) -> None:
        """Load a scene: nobody's hand is up."""
        self._label = scene.label
        self._show(raised(scene.label, (), self._evening))

    @Slot(int)
    def toggle(self, seat: int) -> None:
        """A hand goes up or down again."""
        running = tuple(sorted({*self._shown.running} ^ {seat}))
        self._show(raised(self._label, running, self._evening))

    @Slot()
    def confirm(self) -> None:
        """These run."""
        self._do(lambda: self._evening.run(self._shown.running))
