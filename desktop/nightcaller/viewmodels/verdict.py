"""The verdict before anything is revealed: who has won and why, and whether the table agrees."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot

from nightcaller.table.live.narration import Line
from nightcaller.table.live.scene import Ended
from nightcaller.text import message_id
from nightcaller.viewmodels.announcement import Intent
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import GameScreen, OnScreen, derived


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won, and why, as message ids."""

    winner: str = "line-draw"
    reason: str = ""


@element
class VerdictViewModel(OnScreen[Verdict], GameScreen):
    """The end as the rules see it. It names no seat: whoever plays on must not have learned a thing.

    Signals:
        revealed: the table takes the verdict; the winners, the cards and the story may be shown.
        intended: an `Intent`, to be announced.
    """

    scene = Ended

    revealed = Signal()
    intended = Signal(object)

    def show(self, scene: Ended) -> None:
        """Load a scene."""
        outcome = scene.outcome
        winner = message_id("line-victory", outcome.winners[0]) if outcome.winners else "line-draw"
        self._show(Verdict(winner, outcome.reason))

    @Slot()
    def reveal(self) -> None:
        """So be it: show everything."""
        self.revealed.emit()

    @derived
    def hindrance(self) -> str:
        """Message id of why the game cannot go on; empty if it can."""
        return "" if self._evening.rulings.may_play_on else "error-decision-no-playing-on"

    @Slot()
    def playOn(self) -> None:
        """The table overrules, held: that is announced, then the game goes on where it was."""
        self.intended.emit(Intent(Line("line-about-play-on"), self._evening.rulings.play_on))
