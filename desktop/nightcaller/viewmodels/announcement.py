"""What the table is about to do: said aloud and in letters for the room, with time to object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.errors import NightcallerError
from nightcaller.table.live.narration import Line
from nightcaller.viewmodels.element import element
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

OBJECTION_MS: Final = 5000
"""How long anybody may object once the line has been said."""


@dataclass(frozen=True, slots=True)
class Intent:
    """Something that the table is about to do."""

    line: Line
    """What everybody hears before it."""
    act: Callable[[], None]
    """Does it; may raise a `NightcallerError`."""
    people: tuple[str, ...] = ()
    """Names of those whom the line calls by number."""


@element
class AnnouncementViewModel(QObject):
    """Time to object, before an act of the table.

    Signals:
        over: it was done, or stopped; the table's screen comes back.
        stopped: somebody has objected.
        failed: the evening did not take it (a `NightcallerError`); nothing has changed.
    """

    changed = Signal()
    over = Signal()
    stopped = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, *, clock: Clock | None = None) -> None:
        super().__init__(parent)
        self._intent: Intent | None = None
        self._counting = False
        self._objection = Countdown(clock or EventLoopClock(self))

    def show(self, intent: Intent) -> None:
        """Show what is about to happen; time runs from `begin` on."""
        self._objection.cancel()
        self._intent, self._counting = intent, False
        self.changed.emit()

    def begin(self) -> None:
        """It has been said: from now on time runs out for objecting."""
        if self._intent is not None and not self._counting:
            self._counting = True
            self._objection.start(OBJECTION_MS, self._do)
            self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Somebody objects: everything stays as it was."""
        if self._drop():
            self.stopped.emit()
            self.over.emit()

    def coverUp(self) -> None:
        """The curtain falls, or the window loses the front: nobody could object any more."""
        self.stop()

    def _do(self) -> None:
        intent = self._intent
        self._drop()
        if intent is None:
            return
        try:
            intent.act()
        except NightcallerError as problem:
            self.failed.emit(problem)
        self.over.emit()

    def _drop(self) -> bool:
        was = self._intent is not None
        self._objection.cancel()
        self._intent, self._counting = None, False
        self.changed.emit()
        return was

    def _arguments(self) -> dict[str, Any]:
        return self._intent.line.arguments if self._intent else {}

    message = Property(str, lambda self: self._intent.line.id if self._intent else "", notify=changed)
    arguments = Property(dict, lambda self: self._arguments(), notify=changed)
    people = Property(list, lambda self: list(self._intent.people) if self._intent else [], notify=changed)
    counting = Property(bool, lambda self: self._counting, notify=changed)
    milliseconds = Property(int, lambda _self: OBJECTION_MS, constant=True)
