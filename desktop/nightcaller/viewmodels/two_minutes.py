"""The rules of a book in two minutes, page by page, to be read aloud to whoever has never played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.table.live.narration import Line
from nightcaller.table.shelf.books import BookInfo, book_info
from nightcaller.table.shelf.handbook import Handbook, OpenTable
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.screen import ScreenModel

PAGES: Final = ("goal", "night", "day", "vote")
SIGNS: Final = {"day": "sun", "vote": "ballot"}
"""What stands for a page that is about nobody's card."""
USUAL: Final = 8
"""For how many people a book's first deck is shown, where nobody has sat down or this many may not play."""

Say = Callable[[Iterable[Line], Callable[[], None] | None], None]


def deck_shown(book: BookInfo, gathering: Gathering) -> tuple[str, ...]:
    """Return the roles of the deck that was chosen, or of the book's first one."""
    if gathering.book.id == book.id and gathering.deck:
        return tuple(gathering.deck)
    fewest, most = book.seats
    seats = max(fewest, min(most, gathering.seats or USUAL))
    decks = book.recommended(seats)
    return tuple(decks[0].deck) if decks else ()


@element
class TwoMinutesViewModel(ScreenModel):
    """Goal, night, day, vote: a page each; the voice turns them as it goes.

    Args:
        app: the router.
        words: all text.
        gathering: whose deck is shown.
        say: says lines, then calls something.
    """

    changed = Signal()

    def __init__(self, app: AppViewModel, words: Phrasebook, gathering: Gathering, say: Say) -> None:
        super().__init__(app, words)
        self._gathering = gathering
        self._say = say
        self._book = gathering.book
        self._page = 0
        self._reading = False
        self._to_a_table = False

    def show_book(self, book_id: str, *, to_a_table: bool = False) -> None:
        """Open a book's rules at their beginning.

        Args:
            book_id: whose.
            to_a_table: they are told between the choice of the book and that of its deck.
        """
        self._book, self._page, self._to_a_table = book_info(book_id), 0, to_a_table
        self.app.open("TwoMinutes")

    def entered(self) -> None:
        """The router is about to show the screen."""
        self._page = 0
        super().entered()

    def exited(self) -> None:
        """Nobody listens any more."""
        self._stop()

    def refresh(self) -> None:
        self.changed.emit()

    @Slot()
    def read(self) -> None:
        """Read aloud from the open page on; or stop."""
        if self._reading:
            self._stop()
        else:
            self._reading = True
            self._speak()
        self.refresh()

    @Slot()
    def goOn(self) -> None:
        """On to the book's decks, on the way to a table."""
        self.app.back()
        self.app.open("Deck")

    @Slot(int)
    def turn(self, by: int) -> None:
        """Turn the page; whoever is being read to hears the new one."""
        self._page = max(0, min(len(PAGES) - 1, self._page + by))
        if self._reading:
            self._speak()
        self.refresh()

    def _speak(self) -> None:
        page = self._page

        def go_on() -> None:
            if self._reading and self._page == page:
                if page + 1 < len(PAGES):
                    self.turn(1)
                else:
                    self._reading = False
                    self.refresh()

        self._say((Line(self._message),), go_on)

    def _stop(self) -> None:
        if self._reading:
            self._reading = False
            self._say((), None)

    @property
    def _message(self) -> str:
        return message_id(f"minutes-{self._book.id}", PAGES[self._page])

    def _aside(self) -> str:
        page = PAGES[self._page]
        if page == "night":
            return "ui-minutes-bets"
        if page == "vote":
            mine = self._book.id == self._gathering.book.id
            rules = {rule.id: rule for rule in self._book.every_house_rule()}
            told = rules.get("dead_revealed")
            option = "" if told is None else self._gathering.option(told) if mine else told.default
            return "ui-minutes-out-shown" if option == "yes" else "ui-minutes-out-hidden"
        aside = f"{self._message}.aside"
        return aside if self.words.knows(aside) else ""

    def _leads_on(self) -> bool:
        fewest, most = self._book.seats
        last = self._page == len(PAGES) - 1
        return self._to_a_table and last and fewest <= self._gathering.seats <= most

    def _emblems(self) -> Sequence[dict[str, Any]]:
        part, dealt = PAGES[self._page], deck_shown(self._book, self._gathering)
        if part == "goal":
            roles = list(dealt)
        elif part == "night":
            house = {rule.id: rule.default for rule in self._book.every_house_rule()}
            table = OpenTable(self._book.id, dict.fromkeys(dealt, 1), house)
            course = Handbook(self._book.id, table).course()
            roles = list(dict.fromkeys(step.role for step in course if step.part == "night" and step.here))
        else:
            return [{"kind": SIGNS[part], "name": ""}]
        return [{"kind": role.rpartition(".")[2], "name": message_id("role", role)} for role in roles if role]

    message = Property(str, lambda self: self._message, notify=changed)
    """Message id of what the page says."""
    aside = Property(str, lambda self: self._aside(), notify=changed)
    """Message id of what a page says besides, to be read alone: what a word means, what those do who have
    nothing to do, what becomes of whoever is out."""
    leadsOn = Property(bool, lambda self: self._leads_on(), notify=changed)
    """All is read, and these people are on their way to a table: what comes next is the deck."""
    heading = Property(str, lambda self: f"ui-minutes-{PAGES[self._page]}", notify=changed)
    book = Property(str, lambda self: message_id("book", self._book.id), notify=changed)
    """Message id of the book's title."""
    page = Property(int, lambda self: self._page, notify=changed)
    pages = Property(int, lambda _self: len(PAGES), constant=True)
    emblems = Property(list, lambda self: list(self._emblems()), notify=changed)
    """Maps ``kind`` of a `RoleEmblem`, and ``name``: message id of the role, or empty."""
    reading = Property(bool, lambda self: self._reading, notify=changed)
