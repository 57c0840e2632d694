"""Past evenings, and interrupted ones that cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QStandardPaths, Signal, Slot

from nightcaller.errors import NightcallerError, Reason
from nightcaller.table.shelf.evenings import Running, Shelf
from nightcaller.table.shelf.journal import JournalError
from nightcaller.table.shelf.stories import Finished, by_clock
from nightcaller.text import Clauses, message_id
from nightcaller.text.direction import in_a_row
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.saving import STORY_FILE, save
from nightcaller.viewmodels.screen import ScreenModel


@list_row
class EveningRow:
    """A line of the list."""

    evening: str
    kind: str
    """``finished``, ``running`` or ``unreadable``."""
    date: str
    title: str
    """Who won, or that it was interrupted."""
    people: str
    problem: str = ""


def derive(
    finished: Sequence[Finished], running: Sequence[Running], words: Phrasebook
) -> tuple[EveningRow, ...]:
    """The list: interrupted evenings first, then finished ones, the latest first."""
    rows = []
    for one in running:
        when = f"{by_clock(one.started):%Y-%m-%d %H:%M}" if one.started else "—"
        if one.problem is None:
            title = words.text("ui-evenings-running")
            rows.append(
                EveningRow(
                    one.id, "running", when, title, words.text("ui-evenings-seats", {"seats": one.seats})
                )
            )
        else:
            rows.append(_unreadable(one.id, when, one.problem, words))
    for story in finished:
        when = f"{by_clock(story.started):%Y-%m-%d %H:%M}" if story.started else "—"
        if story.problem is not None or story.ending is None:
            rows.append(_unreadable(story.id, when, story.problem or JournalError(), words))
            continue
        title = _ending(story.ending.winners, words)
        rows.append(EveningRow(story.id, "finished", when, title, in_a_row(story.players)))
    return tuple(rows)


def _ending(winners: Sequence[str], words: Phrasebook) -> str:
    """Who won, in words; a newer version may have teams of which this one has never heard."""
    teams = [message_id("team", team) for team in winners]
    if not teams:
        return words.text("ui-evenings-draw")
    if not all(words.knows(team) for team in teams):
        return words.text("ui-evenings-won-unknown")
    return words.text("ui-evenings-won", {"team": Clauses(Reason(team) for team in teams)})


def _unreadable(evening: str, when: str, problem: NightcallerError, words: Phrasebook) -> EveningRow:
    said = words.text(problem.message_id, problem.arguments)
    return EveningRow(evening, "unreadable", when, words.text("ui-evenings-unreadable"), "", said)


@element
class EveningsViewModel(ScreenModel):
    """The shelf of evenings."""

    changed = Signal()
    openRequested = Signal(str)
    """Id of a finished evening whose recap is to be shown."""
    continueRequested = Signal(str)
    """Id of an interrupted evening to go on with."""

    def __init__(self, app: AppViewModel, words: Phrasebook, shelf: Shelf) -> None:
        super().__init__(app, words)
        self._shelf = shelf
        self._running: list[Running] = []
        self._finished: list[Finished] = []

    def entered(self) -> None:
        """Look at the shelf again."""
        try:
            self._running = self._shelf.running()
            self._finished = self._shelf.finished()
        except JournalError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self.refresh()

    def refresh(self) -> None:
        self.rows.replace(derive(self._finished, self._running, self.words))
        self.changed.emit()

    @Slot(str)
    def open(self, evening: str) -> None:
        """Look back at a finished evening, or go on with an interrupted one."""
        row = next((one for one in self.rows.rows if one.evening == evening), None)
        if row is None:
            return
        if row.kind == "running":
            self.continueRequested.emit(evening)
        elif row.kind == "finished":
            self.openRequested.emit(evening)

    @Slot(str)
    def remove(self, evening: str) -> None:
        """Delete an evening for good; one that cannot be read is put away, not deleted."""
        row = next((one for one in self.rows.rows if one.evening == evening), None)
        if row is None:
            return
        try:
            if row.kind == "unreadable":
                self._shelf.keep_aside(evening)
            else:
                self._shelf.delete(evening)
        except JournalError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        self.entered()

    @Slot(str)
    def saveFile(self, evening: str) -> None:
        """Put a copy of a finished evening where people find it: to send to those who were there."""
        finished = next((one for one in self._finished if one.id == evening), None)
        if finished is None or finished.started is None:
            return
        name = f"Nightcaller {by_clock(finished.started):%Y-%m-%d %H-%M}"
        try:
            data = self._shelf.written(evening)
            path = save(QStandardPaths.StandardLocation.DocumentsLocation, name, STORY_FILE, data)
        except NightcallerError as problem:
            self.app.tell(problem.message_id, **problem.arguments)
        else:
            self.app.tell("ui-evenings-saved", file=str(path))

    rows = list_of(EveningRow)
    empty = Property(bool, lambda self: not self.rows.rows, notify=changed)
