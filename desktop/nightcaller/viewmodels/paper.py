"""What a table may print, looked at page by page and saved as a file for any printer."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    Property,
    QLocale,
    QStandardPaths,
    Signal,
    Slot,
)

from nightcaller.languages import LANGUAGES
from nightcaller.paper.public_table import PublicTable
from nightcaller.paper.sheet import Document, Families, Size
from nightcaller.table.shelf.handbook import OpenTable
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.chosen import chosen
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.languages import own_names
from nightcaller.viewmodels.names import drawn
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.saving import NotSaved, as_png, save
from nightcaller.viewmodels.screen import ScreenModel

KINDS: Final = (
    ("paper-cards", "ui-paper-about-cards"),
    ("paper-night-sheet", "ui-paper-about-night"),
    ("paper-rules", "ui-paper-about-rules"),
)
"""What can be printed: message id of its name, and of what one does with it."""

SIZES: Final = (Size.A4, Size.LETTER)

PREVIEW: Final = 1000
"""Width of the page that is looked at, in dots of its own; the screen makes it as large as there is room."""


@element
class PaperViewModel(ScreenModel):
    """What is printed, on which paper, in which language; a page to look at; the file."""

    changed = Signal()

    def __init__(
        self, app: AppViewModel, words: Phrasebook, gathering: Gathering, families: Families
    ) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._families = families
        self._kind = 0
        letters = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        self._size = SIZES.index(Size.LETTER if letters else Size.A4)
        self._language = 0
        self._page = 0
        self._document: Document | None = None
        self._picture = ""
        self._file = ""

    def entered(self) -> None:
        """Begin with the table's own language; what was saved before was another deck's."""
        self._language = [*LANGUAGES].index(self.words.languages[0])
        self.refresh()

    def refresh(self) -> None:
        self._page, self._file = 0, ""
        self._document, self._picture = None, ""
        self.changed.emit()

    def _printed(self) -> Document | None:
        """What would be saved now, drawn when somebody looks; None without people or cards."""
        if self._document is None and self._gathering.players and self._gathering.deck:
            from nightcaller.paper.cards import cards
            from nightcaller.paper.night_sheet import night_sheet
            from nightcaller.paper.rules_page import rules_page

            self._document = (cards, night_sheet, rules_page)[self._kind](self._public())
        return self._document

    def _public(self) -> PublicTable:
        table = self._gathering
        house = table.complete_house()
        held = table.rules()
        own = {rule.id: house[rule.id] for rule in held if house[rule.id] != rule.default}
        return PublicTable(
            OpenTable(table.book.id, dict(table.deck), house, table.own_in(table.deck)),
            table.book.roles,
            tuple(player.name for player in table.players),
            own,
            tuple(rule.id for rule in held),
            table.style,
            [*LANGUAGES][self._language],
            self.words.catalogue,
            self._families,
            SIZES[self._size],
        )

    languages = Property(list, lambda _self: own_names(), constant=True)
    """What can be printed in, as each calls itself."""

    @Slot(int)
    def turn(self, by: int) -> None:
        """Look at another page."""
        self._page = max(0, min(self._page + by, self._get_pages() - 1))
        self._picture = ""
        self.changed.emit()

    @Slot()
    def save(self) -> None:
        """Write the file into the user's documents."""
        document = self._printed()
        if document is None:
            return
        if not drawn(document.title, self._families.sans):
            self.app.tell("error-paper-letters")  # our own are missing, and the system's do not stand in
            return
        name = f"{document.title} {self.words.catalogue.say([*LANGUAGES][self._language], self._book())}"
        try:
            path = save(QStandardPaths.StandardLocation.DocumentsLocation, name, "pdf", document.pdf())
        except NotSaved as problem:
            self.app.tell(problem.message_id, **problem.arguments)
            return
        self._file = str(path)
        self.changed.emit()

    def _book(self) -> str:
        return f"book-{self._gathering.book.id}"

    @Slot()
    def openFile(self) -> None:
        """Show the file in the system's own program, which prints it."""
        if self._file:
            self.show_file(Path(self._file))

    kind = chosen(int, "_kind", changed, range(len(KINDS)))
    """Cards, night sheet or rules."""
    size = chosen(int, "_size", changed, range(len(SIZES)))
    """A4 or US Letter."""
    language = chosen(int, "_language", changed, range(len(LANGUAGES)))
    """The language of what is printed; the window keeps its own."""
    page = Property(int, lambda self: self._page, notify=changed)
    file = Property(str, lambda self: self._file, notify=changed)
    """Where it was saved; empty as long as it was not."""

    names = Property(list, lambda _self: [name for name, _about in KINDS], constant=True)
    """Message ids of what can be printed."""

    about = Property(str, lambda self: KINDS[self._kind][1], notify=changed)
    """Message id of what one does with it."""

    def _get_pages(self) -> int:
        document = self._printed()
        return len(document.pages) if document else 0

    pages = Property(int, lambda self: self._get_pages(), notify=changed)

    def _get_picture(self) -> str:
        document = self._printed()
        if document is not None and not self._picture:
            data = as_png(document.picture(self._page, PREVIEW))
            self._picture = f"data:image/png;base64,{b64encode(data).decode()}"
        return self._picture

    picture = Property(str, lambda self: self._get_picture(), notify=changed)
    """The page that is looked at, as it will be printed: a URL; empty while there is none."""

    def _get_shape(self) -> float:
        return SIZES[self._size].width / SIZES[self._size].height

    shape = Property(float, lambda self: self._get_shape(), notify=changed)
    """Width of the paper in heights."""
