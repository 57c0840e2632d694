"""A forgotten PIN, before the whole table: is it really she?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot

from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Forgotten
from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen


@dataclass(frozen=True, slots=True)
class Somebody:
    """Who has forgotten her PIN."""

    number: int = 0
    name: str = ""


@element
class ForgottenViewModel(OnScreen[Somebody], GameScreen):
    """The lights are on and everybody looks: the table vouches for somebody, or she remembers.

    Signals:
        intended: an `Intent`, to be announced.
    """

    scene = Forgotten

    intended = Signal(object)

    def show(self, scene: Forgotten) -> None:
        """Load a scene."""
        self._show(Somebody(scene.seat + 1, self._evening.sitting.players[scene.seat].name))

    @Slot()
    def vouch(self) -> None:
        """Held: the table says that it is she; that is announced."""
        number = self._shown.number
        line = Line("line-about-pin", {"seat": number})
        self.intended.emit(Intent(line, lambda: self._evening.rulings.lift_pin(number - 1)))

    @Slot()
    def neverMind(self) -> None:
        """She remembers, or was not she: back to the cover."""
        self._do(self._evening.rulings.never_mind)
