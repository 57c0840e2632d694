"""Eyes closed with the table's own cards: a role is called, and taps where it sits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Slot

from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live import pace
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Identify
from nightcaller.viewmodels.call_course import CallCourse
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.on_screen import OnScreen
from nightcaller.viewmodels.private_seats import table_rows
from nightcaller.viewmodels.seats import SeatRow

CLOSING: Final = 2.0
"""Seconds that the screen stays as it is after a tap that came late, for everybody alike."""


@dataclass(frozen=True, slots=True)
class Tapped:
    """What the open screen shows: seats that others have tapped look like all others (secrecy)."""

    role: str = ""
    index: int = 0
    count: int = 0
    wanted: int = 0
    moment: str = ""
    """``wake`` (the voice speaks), ``open`` (the slot), ``sleep`` (eyes are closing), ``dark``."""
    asked: bool = False
    """The role has not confirmed its seats yet."""
    chosen: tuple[int, ...] = ()
    """Numbers of the seats tapped in this call."""
    seats: tuple[SeatRow, ...] = ()

    @property
    def done(self) -> int:
        """How many seats are tapped."""
        return len(self.chosen)

    @property
    def ready(self) -> bool:
        """As many as are wanted."""
        return self.asked and self.done == self.wanted


def tapped(scene: Identify, evening: Evening, moment: str, chosen: tuple[Seat, ...]) -> Tapped:
    """Return what a call shows; nothing in it depends on what earlier roles have tapped.

    Args:
        scene: who is called.
        evening: for the table's public facts.
        moment: how far the call has come (`Tapped.moment`).
        chosen: the seats tapped in this very call and not confirmed.
    """
    rows = table_rows(evening.sitting.players, evening.public)
    return Tapped(
        scene.role,
        scene.index,
        scene.count,
        scene.wanted,
        moment,
        moment == "open" and not evening.cards.identified,
        tuple(seat + 1 for seat in sorted(chosen)),
        tuple(replace(row, selected=seat in chosen) for seat, row in enumerate(rows)),
    )


@element
class IdentifyViewModel(OnScreen[Tapped], CallCourse):
    """One role after the other, led as calls are.

    Only the end may wait: without its cards there is no game.
    """

    scene = Identify
    private = True

    _scene: Identify | None = None
    _waiting = False
    _chosen: tuple[Seat, ...] = ()

    # --- the course of a call ---

    def show(self, scene: Identify) -> None:
        """Load a call; the voice begins to speak now."""
        self._scene = scene
        self._waiting = False
        self._go("wake")

    def _open(self) -> None:
        if self._scene is not None:
            seed, index, wanted = self._evening.sitting.seed, self._scene.index, self._scene.wanted
            self._wait(pace.identify_seconds(seed, self.preset, index, wanted), self._slot_ends)

    def _slot_ends(self) -> None:
        self._waiting = not self._evening.cards.identified  # the tap that is owed ends the slot
        if not self._waiting:
            self._close_eyes()

    def _end(self) -> None:
        self._evening.cards.end_identify()

    # --- what the called role does ---

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat (from 0), or take the tap back; where one is wanted the last one counts."""
        scene = self._scene
        if scene is None or not self._shown.asked:
            return
        if seat in self._chosen:
            self._chosen = tuple(other for other in self._chosen if other != seat)
        else:
            kept = self._chosen if scene.wanted > 1 else ()
            self._chosen = (*kept, seat)[-scene.wanted :]
        self._refresh()

    @Slot()
    def confirm(self) -> None:
        """We sit here; on disk before the screen moves."""
        if self._scene is None or not self._shown.ready:
            return
        if not self._do(lambda: self._evening.cards.identify(self._chosen)):
            return
        self._forget()
        if self._waiting:
            self._wait(CLOSING, self._slot_ends)

    def _forget(self) -> None:
        self._chosen = ()
        self._refresh()

    def _refresh(self) -> None:
        if self._scene is not None:
            self._show(tapped(self._scene, self._evening, self._moment, self._chosen))
