"""Which evening it shall be: the rulebooks as a shelf with covers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.books import BookInfo
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.phrasebook import NO_BREAK, Phrasebook, glued
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel


@list_row
class BookRow:
    """A cover: what stands on it, and what it is bound in."""

    book: str
    title: str
    about: str
    """One sentence: what kind of evening."""
    contents: str
    """How many roles, and the office or the traits beside them."""
    people: str
    minutes: str
    hard: str
    hardness: int
    emblem: str
    cloth: str
    fits: bool
    """These people are neither too few nor too many for it."""
    current: bool


def book_row(book: BookInfo, seats: int, words: Phrasebook, *, current: bool) -> BookRow:
    """The cover of a book as this many people see it."""
    say = words.text
    contents = [say("ui-books-roles", {"roles": len(book.roles) - len(book.traits)})]
    contents += [say(message_id("role", office)) for office in book.offices]
    if book.traits:
        contents.append(say("ui-books-traits", {"traits": len(book.traits)}))
    contents = [entry.replace(" ", NO_BREAK) for entry in contents]  # "1 trait" stays whole
    fewest, most = book.seats
    fits = fewest <= seats <= most
    lengths = [book.estimate(deck.deck, seats) for deck in book.recommended(seats)] if fits else []
    minutes = ""
    if lengths and min(lengths) < max(lengths):
        minutes = say("ui-books-minutes", {"fewest": min(lengths), "most": max(lengths)})
    elif lengths:
        minutes = say("ui-books-minutes-about", {"minutes": lengths[0]})
    name = message_id("book", book.id)
    return BookRow(
        book=book.id,
        title=say(name),
        about=say(f"{name}.about"),
        contents=glued(f"{NO_BREAK}· ".join(contents)),  # no line begins with a dot
        people=say("ui-books-people" if fits else "ui-books-unfit", {"fewest": fewest, "most": most}),
        minutes=minutes,
        hard=say(f"ui-books-hard-{book.cover.hardness}"),
        hardness=book.cover.hardness,
        emblem=book.cover.emblem,
        cloth=book.cover.cloth,
        fits=fits,
        current=current,
    )


@element
class ShelfViewModel(ScreenModel):
    """The shelf, the book that is drawn out of it, and what was played last time."""

    changed = Signal()
    readRequested = Signal(str)
    """Id of a book whose handbook somebody wants to open."""
    minutesRequested = Signal(str)
    """Id of a book whose rules somebody wants to have told in two minutes."""

    def __init__(
        self, app: AppViewModel, words: Phrasebook, settings: SettingsFile, gathering: Gathering
    ) -> None:
        super().__init__(app, words)
        self._settings = settings
        self._gathering = gathering

    def refresh(self) -> None:
        table = self._gathering
        self.rows.replace(
            [book_row(book, table.seats, self.words, current=book is table.book) for book in table.books]
        )
        self.changed.emit()

    @Slot(int)
    @placed(lambda self: self._gathering.books)
    def choose(self, index: int) -> None:
        """Draw a book out of the shelf; tapped once more, it is opened."""
        table = self._gathering
        if table.books[index] is table.book:
            self.goOn()
        elif self.rows.rows[index].fits:
            table.open_book(table.books[index])
            self.refresh()

    @Slot()
    def goOn(self) -> None:
        """On to this book's decks."""
        if self._get_ready():
            self.app.open("Deck")

    @Slot()
    def sameAgain(self) -> None:
        """The deck and the house rules of last time, without another question."""
        if self._gathering.repeat():
            self.app.open("Deck")
            self.app.open("HouseRules")

    @Slot()
    def read(self) -> None:
        """Look into the handbook of the book that is drawn out."""
        self.readRequested.emit(self._gathering.book.id)
        self.app.open("Handbook")

    @Slot()
    def twoMinutes(self) -> None:
        """Have the rules of the book told that is drawn out."""
        self.minutesRequested.emit(self._gathering.book.id)

    rows = list_of(BookRow)
    seats = Property(int, lambda self: self._gathering.seats, notify=changed)

    def _get_ready(self) -> bool:
        return any(row.current and row.fits for row in self.rows.rows)

    ready = Property(bool, lambda self: self._get_ready(), notify=changed)

    def _get_last(self) -> Sequence[str]:
        found = self._gathering.last_time()
        if found is None:
            return []
        book, deck = found
        name = next((one.id for one in book.recommended(self._gathering.seats) if dict(one.deck) == deck), "")
        titles = [message_id("book", book.id), name or "ui-deck-by-hand"]
        return [self.words.text(title) for title in titles]

    last = Property(list, lambda self: self._get_last(), notify=changed)
    """Book and deck of last time, by name; empty if these people cannot play it again as it was."""
