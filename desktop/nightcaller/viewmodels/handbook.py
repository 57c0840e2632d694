"""Every role of every rulebook, to look up at any time: public knowledge only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.settings import LANGUAGES
from nightcaller.table.books import BookInfo, every_book
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import Rows
from nightcaller.viewmodels.screen import ScreenModel

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A role or office in the list."""

    role: str
    emblem: str
    name: str
    team: str
    called: int
    """Place in the night, 0 if the role sleeps through it."""
    selected: bool = False


@QmlElement
class EntryRows(Rows[EntryRow]):
    """The handbook's list."""

    row_type = EntryRow


def order(book: BookInfo) -> list[tuple[str, str, int]]:
    """Return a book's roles and offices with their team and their place in the night, roles first."""
    roles = [(role.id, role.team, role.called) for role in book.roles]
    return roles + [(office, "", 0) for office in book.offices]


def matches(wanted: str, texts: Mapping[str, str]) -> bool:
    """Say whether every word of a search is somewhere in the texts, in whatever language."""
    everything = " ".join(texts.values()).casefold()
    return all(word in everything for word in wanted.casefold().split())


@QmlElement
class HandbookViewModel(ScreenModel):
    """The list, the search, and one page."""

    changed = Signal()

    def __init__(self, app: AppViewModel, words: Phrasebook) -> None:
        super().__init__(app, words)
        self._books = every_book()
        self._book = self._books[0]
        self._wanted = ""
        self._open = self._book.roles[0].id
        self._rows = EntryRows(parent=self)
        self._night = EntryRows(parent=self)

    def refresh(self) -> None:
        rows = []
        night = []
        mentioned: set[str] = set()
        for role, team, called in order(self._book):
            base = message_id("role", role)
            row = EntryRow(
                role,
                role.rpartition(".")[2],
                self.words.text(base),
                self.words.text(message_id("team", team)) if team else self.words.text("ui-handbook-office"),
                called,
                role == self._open,
            )
            if called:
                night.append(row)
            texts = {
                f"{language}{part}": self.words.sayIn(language, base + part, {})
                for language in LANGUAGES
                for part in ("", ".card")
            }
            if matches(self._wanted, texts):
                rows.append(row)
                if not matches(self._wanted, {part: texts[part] for part in LANGUAGES}):
                    mentioned.add(role)
        # Whose name was meant stands before those whose cards only mention it.
        rows.sort(key=lambda row: row.role in mentioned)
        self._rows.replace(rows)
        self._night.replace(sorted(night, key=lambda row: row.called))
        self.changed.emit()

    @Slot(str)
    def search(self, wanted: str) -> None:
        """Show only what these words are about; the first find opens."""
        self._wanted = wanted
        self.refresh()
        rows = self._rows.rows
        if wanted.strip() and rows and not any(row.selected for row in rows):
            self.show(rows[0].role)

    @Slot(str)
    def show(self, role: str) -> None:
        """Open a role's page."""
        if any(role == one for one, _team, _called in order(self._book)):
            self._open = role
            self.refresh()

    def _get_rows(self) -> EntryRows:
        return self._rows

    rows = Property(EntryRows, _get_rows, constant=True)

    def _get_night(self) -> EntryRows:
        return self._night

    night = Property(EntryRows, _get_night, constant=True)
    """The night's calls, in order."""

    def _get_message(self) -> str:
        return message_id("role", self._open)

    message = Property(str, _get_message, notify=changed)
    """Message id of the open role: its name, `.card` and `.more`."""

    def _get_emblem(self) -> str:
        return self._open.rpartition(".")[2]

    emblem = Property(str, _get_emblem, notify=changed)

    def _get_team(self) -> str:
        team = next((team for role, team, _called in order(self._book) if role == self._open), "")
        return self.words.text(message_id("team", team)) if team else self.words.text("ui-handbook-office")

    team = Property(str, _get_team, notify=changed)

    def _get_nothing(self) -> bool:
        return not self._rows.rows

    nothing = Property(bool, _get_nothing, notify=changed)
    """The search found nothing."""
