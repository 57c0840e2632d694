"""Every role and the rules, to look up at any time: public knowledge only.

What a page says follows from the rulebook; in a game also from the deck and the house rules that the table
has published. Nothing else of a game reaches this file.

Long because every kind of page has its own words, and one list finds them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Property, Signal, Slot

from nightcaller.languages import LANGUAGES
from nightcaller.table.shelf.books import BookInfo, book_info, every_book
from nightcaller.table.shelf.handbook import (
    GLOSSARY,
    ChapterEntry,
    CourseStep,
    Handbook,
    Meeting,
    OpenTable,
    RuleEntry,
)
from nightcaller.text import message_id
from nightcaller.viewmodels.application import AppViewModel
from nightcaller.viewmodels.card_words import agreed
from nightcaller.viewmodels.delivery import half_minutes
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.screen import ScreenModel
from nightcaller.viewmodels.searching import lit, names, rank

WORDS: Final = "ui-handbook-words"
"""Message id of what the pages about words stand under."""


@dataclass(frozen=True, slots=True)
class HandbookPage:
    """A page of the handbook: a role, an office, a chapter or a word."""

    key: str
    message: str
    """Its name, `.card` and `.more`."""
    emblem: str
    group: str
    """Message id of the heading under which it stands."""
    label: str
    """Message id of what it is: a camp, an office, a chapter."""
    about: str = ""
    """Message id of a role's tip, `.when` and `.limits`."""
    chapter: ChapterEntry | None = None


@list_row
class EntryRow:
    """A page in the list."""

    key: str
    emblem: str
    name: str
    heading: str
    """What this and the following pages have in common; empty where that was said before."""
    selected: bool = False


@list_row
class MeetingRow:
    """What happens where the open role meets others."""

    message: str
    others: tuple[str, ...]
    names: tuple[str, ...]
    emblems: tuple[str, ...]


@list_row
class PageRuleRow:
    """A house rule that concerns the open page."""

    message: str
    options: tuple[str, ...]
    in_force: int


@list_row
class CourseRow:
    """A step in the chart."""

    name: str
    emblem: str
    role: str
    when: str
    here: bool
    number: int


def pages(book: BookInfo, handbook: Handbook) -> Iterator[HandbookPage]:
    """Yield every page as the list has them: a book's rules, offices, roles group by group; then words."""
    rules = "ui-handbook-rules"
    for one in handbook.chapters:
        yield HandbookPage(f"chapter.{one.id}", one.message, one.emblem, rules, rules, chapter=one)
    for office in book.offices:
        yield HandbookPage(
            office, message_id("role", office), _last(office), rules, "ui-handbook-office", _about(office)
        )
    groups: dict[str, list[HandbookPage]] = {}
    for role in book.roles:
        team = message_id("team", role.team)
        group = role.category or ("tag-third" if "third" in role.tags else team)
        page = HandbookPage(
            role.id, message_id("role", role.id), _last(role.id), group, team, _about(role.id)
        )
        groups.setdefault(group, []).append(page)
    for together in groups.values():
        yield from together
    for word in GLOSSARY:
        name = message_id("word", word)
        yield HandbookPage(name, name, "book", WORDS, WORDS)


def _about(role: str) -> str:
    return message_id("handbook", role)


def _last(dotted: str) -> str:
    return dotted.rpartition(".")[2]


def _nobody_plays() -> OpenTable | None:
    return None


@element
class HandbookViewModel(ScreenModel):
    """The list, the search, and one page.

    Args:
        published: what the table that is playing has published; None while nobody plays.
        night: seconds that its first night takes; 0 while nobody plays.
    """

    changed = Signal()
    minutesRequested = Signal(str)
    """Id of a book whose rules somebody wants to have told in two minutes."""

    def __init__(
        self,
        app: AppViewModel,
        words: Phrasebook,
        published: Callable[[], OpenTable | None] = _nobody_plays,
        night: Callable[[], float] = float,
    ) -> None:
        super().__init__(app, words)
        self._published = published
        self._night_seconds = night
        self._book = every_book()[0]
        self._wanted = ""
        self._index: dict[str, tuple[str, ...]] = {}
        self._take(None)
        self._open = self._first_page()
        app.coveredChanged.connect(self._put_away)

    def _put_away(self) -> None:
        """Whoever draws the curtain back need not be who has looked something up at the table."""
        if self.app.property("covered") and self._table and self.app.property("model") is self:
            self.app.back()

    def entered(self) -> None:
        """The router is about to show the screen: outside a game, or over one."""
        self._take(self._published())
        self._wanted = ""
        # At the table the next one must not see what the last one has looked up.
        if self._table or self._open not in self._pages:
            self._open = self._first_page()
        self.refresh()

    def _take(self, table: OpenTable | None) -> None:
        self._table = table
        if table:
            self._book = book_info(table.book, table.roles)
        self._handbook = Handbook(self._book.id, table)
        self._pages = {page.key: page for page in pages(self._book, self._handbook)}
        self._index = {}

    def _first_page(self) -> str:
        """Return where a newcomer begins: at the chapter about the goal."""
        return next(iter(self._pages))

    # --- which book ---

    @Slot(int)
    @placed(lambda _self: every_book())
    def chooseBook(self, index: int) -> None:
        """Turn to another rulebook; over a game its own stays open."""
        if self._table is None:
            self._turn_to(every_book()[index])
            self.refresh()

    def show_book(self, book_id: str) -> None:
        """Turn to a rulebook's first page, for whoever opens the handbook next."""
        if self._table is None:
            self._turn_to(book_info(book_id))

    @Slot()
    def twoMinutes(self) -> None:
        """Have the open book's rules told; not over a game, whose voice has something else to say."""
        if self._table is None:
            self.minutesRequested.emit(self._book.id)

    def _turn_to(self, book: BookInfo) -> None:
        self._book = book
        self._take(None)
        self._open = self._first_page()

    books = Property(
        list,
        lambda self: (
            [] if self._table else [self.words.text(message_id("book", one.id)) for one in every_book()]
        ),
        notify=changed,
    )
    """The rulebooks to choose among; none over a game."""

    book = Property(
        int,
        lambda self: next(at for at, one in enumerate(every_book()) if one.id == self._book.id),
        notify=changed,
    )

    # --- the list ---

    def refresh(self) -> None:
        self.rows.replace(self._list())
        page = self._page
        chapter = page.chapter
        meetings = () if chapter else self._handbook.meetings(page.key)
        rules = (
            self._handbook.rules_of_chapter(chapter) if chapter else self._handbook.rules_of_role(page.key)
        )
        self.meetings.replace([self._meeting_row(one) for one in meetings])
        self.rules.replace([_rule_row(one) for one in rules])
        course = self._handbook.course() if self._get_chart() else ()
        for part, rows in {
            "night": self.night,
            "closing": self.closing,
            "dawn": self.dawn,
            "day": self.day,
        }.items():
            rows.replace([self._step_row(step) for step in course if step.part == part])
        self.changed.emit()

    def _named(self, message: str) -> Callable[[str], str]:
        return lambda language: self.words.sayIn(language, message, {})

    def _list(self) -> list[EntryRow]:
        if self._wanted.strip():
            places = {
                key: rank(texts, self._wanted, names(self._named(self._pages[key].message)))
                for key, texts in self._texts().items()
            }
            hits = {key: place for key, place in places.items() if place is not None}
            # Whose name was meant stands before those who only speak of it; equals stay in the book's order.
            return [self._row(self._pages[key], "") for key in sorted(hits, key=lambda key: hits[key])]
        rows: list[EntryRow] = []
        group = ""
        for page in self._pages.values():
            rows.append(self._row(page, page.group if page.group != group else ""))
            group = page.group
        return rows

    def _row(self, page: HandbookPage, heading: str) -> EntryRow:
        name = self.words.text(page.message)
        return EntryRow(page.key, page.emblem, name, heading, page.key == self._open)

    def _texts(self) -> dict[str, tuple[str, ...]]:
        """What can be found of every page, in every language: its name, its card, all the rest."""
        if not self._index:
            for page in self._pages.values():
                rest = [f"{page.message}.more", page.label]
                if page.about:
                    rest += [page.about, f"{page.about}.when", f"{page.about}.limits"]
                    rest += [meeting.message for meeting in self._handbook.meetings(page.key)]
                card = f"{page.message}.card"
                # A word is found by itself; what is said of it leads to a role's own page first.
                telling = ((), (card, *rest)) if page.label == WORDS else ((card,), rest)
                self._index[page.key] = tuple(self._everywhere(*some) for some in ((page.message,), *telling))
        return self._index

    def _everywhere(self, *messages: str) -> str:
        said = (
            self.words.sayIn(language, message, {})
            for message in messages
            if self.words.knows(message)
            for language in LANGUAGES
        )
        return " ".join(said).casefold()

    def _meeting_row(self, meeting: Meeting) -> MeetingRow:
        names = tuple(self.words.text(message_id("role", role)) for role in meeting.others)
        return MeetingRow(meeting.message, meeting.others, names, tuple(map(_last, meeting.others)))

    def _step_row(self, step: CourseStep) -> CourseRow:
        said = (
            self.words.sayIn(
                language,
                step.message,
                {"role": self.words.sayIn(language, message_id("role", step.role), {})} if step.role else {},
            )
            for language in self.words.languages
        )
        when = f"ui-handbook-{step.when}" if step.when else ""
        name = "\n".join(dict.fromkeys(said))
        return CourseRow(name, step.emblem, step.role, when, step.here, step.number)

    @Slot(str)
    def search(self, wanted: str) -> None:
        """Show only what these words are about; the first find opens."""
        self._wanted = wanted
        found = self._list()
        if wanted.strip() and found:
            self._open = found[0].key
        self.refresh()

    @Slot(str)
    def show(self, key: str) -> None:
        """Open a page, of another book if need be."""
        book = next((one for one in every_book() if one.id == key.partition(".")[0]), self._book)
        if self._table is None and book.id != self._book.id:
            self._turn_to(book)
        if key in self._pages:
            self._open = key
            self.refresh()

    @Slot(str, str, result=str)
    def lit(self, text: str, wanted: str) -> str:
        """Return a text as styled text, what was looked for underlined."""
        return lit(text, wanted)

    rows = list_of(EntryRow)
    wanted = Property(str, lambda self: self._wanted, notify=changed)
    found = Property(int, lambda self: self.rows.rowCount() if self._wanted.strip() else -1, notify=changed)
    """How many pages a search has found; -1 without a search."""

    # --- the open page ---

    @property
    def _page(self) -> HandbookPage:
        return self._pages[self._open]

    message = Property(str, lambda self: self._page.message, notify=changed)
    """Message id of the open page: its name and `.more`."""

    def _get_card(self) -> str:
        message = self._page.message
        told = agreed(self._book.every_house_rule(), self._table.house) if self._table else []
        return next((card for one in told if self.words.knows(card := message + one)), f"{message}.card")

    card = Property(str, lambda self: self._get_card(), notify=changed)
    """Message id of what the card says: over a game, what this table has agreed on."""

    about = Property(str, lambda self: self._page.about, notify=changed)
    """Message id of a role's tip, `.when` and `.limits`; empty for a chapter."""

    emblem = Property(str, lambda self: self._page.emblem, notify=changed)
    label = Property(str, lambda self: self._page.label, notify=changed)
    """Message id of what the page is about: a camp, an office, the rules."""

    def _get_chart(self) -> bool:
        return self._open == "chapter.night"

    chart = Property(bool, lambda self: self._get_chart(), notify=changed)
    """The page has the chart of night and day."""

    nightMinutes = Property(
        float,
        lambda self: half_minutes(self._night_seconds()) if self._get_chart() and self._table else 0.0,
        notify=changed,
    )
    """How long this table's first night takes, on the page with the chart; 0 if nobody can say."""

    playing = Property(bool, lambda self: self._table is not None, notify=changed)
    """Opened over a game: the chart and the rules are this table's."""

    meetings = list_of(MeetingRow)
    rules = list_of(PageRuleRow)
    night = list_of(CourseRow)
    closing = list_of(CourseRow)
    dawn = list_of(CourseRow)
    day = list_of(CourseRow)


def _rule_row(entry: RuleEntry) -> PageRuleRow:
    return PageRuleRow(entry.message, entry.options, entry.in_force)
