"""One public answer by one person: the sheriff's direction, the badge's heir."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine.vocabulary import Option
from nightcaller.errors import NightcallerError
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Choice
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import WordRows, table_rows, word_row
from nightcaller.viewmodels.seats import SeatRows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

DESTROYS = frozenset({"tear", "take"})
"""Answers that nobody gives by a stray tap: they are held."""


@QmlElement
class ChoiceViewModel(QObject):
    """A choice that everybody watches."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening
        self._scene = Choice(0, "", ())
        self._chosen: Option | None = None
        self._seats = SeatRows((), self)
        self._words = WordRows((), self)

    def show(self, scene: Choice) -> None:
        """Load a scene."""
        self._scene = scene
        self._set(None)

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat; again lets go of it."""
        if seat in self._scene.options:
            self._set(None if self._chosen == seat else seat)

    @Slot(str)
    def chooseWord(self, word: str) -> None:
        """Tap a word; again lets go of it."""
        if word in self._scene.options:
            self._set(None if self._chosen == word else word)

    @Slot()
    def confirm(self) -> None:
        """That is the answer."""
        if self._chosen is None:
            return
        try:
            self._evening.choose(self._chosen)
        except NightcallerError as problem:
            self.failed.emit(problem)

    def _set(self, chosen: Option | None) -> None:
        self._chosen = chosen
        rows = table_rows(self._evening.sitting.players, self._evening.public, chosen=chosen)
        asked = any(isinstance(option, int) for option in self._scene.options)
        self._seats.replace(
            [
                replace(
                    row,
                    speaking=row.number - 1 == self._scene.seat,
                    blocked="ui-choice-not-offered"
                    if asked and row.alive and row.number - 1 not in self._scene.options
                    else "",
                )
                for row in rows
            ]
        )
        self._words.replace(
            [
                word_row(self._scene.key, option, chosen, blocked=False)
                for option in self._scene.options
                if isinstance(option, str)
            ]
        )
        self.changed.emit()

    def _name(self) -> str:
        seat = self._scene.seat
        return self._evening.sitting.players[seat].name if seat >= 0 else ""

    def _begins(self) -> list[int]:
        """For each word: the number of the living neighbour on its side; 0 if it is no direction."""
        seats, alive = len(self._evening.sitting.players), self._evening.public.alive
        ways = {"clockwise": 1, "counterclockwise": -1}

        def neighbour(way: int) -> int:
            around = ((self._scene.seat + way * steps) % seats for steps in range(1, seats))
            return next((seat + 1 for seat in around if seat in alive), 0)

        return [
            neighbour(ways[option]) if option in ways else 0
            for option in self._scene.options
            if isinstance(option, str)
        ]

    def _picture(self) -> str:
        """Message of the word that is chosen; empty for a seat."""
        chosen = next((row for row in self._words.rows if row.selected), None)
        if chosen is None:
            return ""
        return chosen.message if self._scene.seat < 0 else chosen.general

    prompt = Property(str, lambda self: message_id("ask", self._scene.key), notify=changed)
    day = Property(int, lambda self: self._evening.public.day, notify=changed)
    number = Property(int, lambda self: self._scene.seat + 1, notify=changed)
    """Whose answer it is, as people count seats; 0 for the whole table's."""
    name = Property(str, lambda self: self._name(), notify=changed)
    seatsAsked = Property(
        bool, lambda self: any(isinstance(o, int) for o in self._scene.options), notify=changed
    )
    chosen = Property(bool, lambda self: self._chosen is not None, notify=changed)
    picked = Property(
        int, lambda self: self._chosen + 1 if isinstance(self._chosen, int) else 0, notify=changed
    )
    held = Property(bool, lambda self: self._chosen in DESTROYS, notify=changed)
    picture = Property(str, lambda self: self._picture(), notify=changed)
    begins = Property(list, lambda self: self._begins(), notify=changed)
    seats = Property(SeatRows, lambda self: self._seats, constant=True)
    words = Property(WordRows, lambda self: self._words, constant=True)
