"""An open page as three screens show it, and what a hand does with it before anything counts.

A visit, a call and the desk have the page in common (`table.live.page`) and the table that shows it
(`Screens/QuestionTable.qml`); what differs is who sees it, and when it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Slot

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import EMPTY_CHOICES, Option, Seat
from nightcaller.table.live.decoys import WORDS
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.page import Entry, Filled, Page, why_barred
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.text import message_id
from nightcaller.viewmodels.on_screen import OnScreen, derived
from nightcaller.viewmodels.private_seats import LineRow, WordRow, named, table_rows, word_row
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.seats import SeatRow


@list_row
class BlankRow:
    """One blank: a question with a row of words, or one whose answer is a seat of the ring."""

    prompt: str
    """Message id; empty where the published deck leaves open what is asked."""
    number: int = 0
    """Which of several questions it is, as a card counts them; 0 for one alone."""
    words: tuple[WordRow, ...] = ()
    """The answers, if they are words."""
    roles: bool = False
    """The words are roles: they are chosen from the published cards, which the blank opens."""
    active: bool = False
    """A seat that is tapped now goes here."""
    picked: int = 0
    """Number of the chosen seat."""
    name: str = ""
    passed: bool = False
    """"Nobody" was tapped."""
    due: bool = False
    """Nobody may leave it untouched in this round, and it comes next."""
    touched: bool = False
    """Something was tapped for it."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What is asked and what is tapped; empty where nothing is open."""

    blanks: tuple[BlankRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    reason: str = ""
    """Why something does not count, or that it does: a message id."""
    active: int = -1
    """The blank that a tapped seat goes to."""
    opened: int = -1
    """The blank whose role is being chosen."""


@dataclass(slots=True)
class HandsOnPage:
    """What hands have done since the page was turned, beside what they have tapped on it."""

    active: int = -1
    """The blank that a tapped seat goes to; -1 if there is none."""
    opened: int = -1
    """The blank whose role is being chosen; -1 at any other time."""
    reason: str = ""
    """Message id of why the last tap or hold did not count."""


_Screen = TypeVar("_Screen", bound=OpenQuestion)


def asking(screen: _Screen, asked: Page, hands: HandsOnPage, evening: Evening, reason: str = "") -> _Screen:
    """Return a screen with an open page on it.

    No seat looks as if it could not be chosen, whoever looks: that is said when it is tapped. What everybody
    may see, who stands in a ballot, is the exception.

    Args:
        screen: what is shown beside it.
        asked: the page as it stands with what was tapped.
        hands: where a hand is on it.
        evening: for the table's public facts.
        reason: what the line below the page says if the last tap did count.
    """
    players, public, stand = evening.sitting.players, evening.public, evening.candidates
    barred = [seat for seat in public.alive if stand and seat not in stand]
    rows = table_rows(players, public, barred=barred, chosen=asked.filled)
    return replace(
        screen,
        reason=hands.reason or reason,
        active=hands.active,
        opened=hands.opened,
        blanks=blank_rows(asked, hands, players),
        seats=tuple(rows),
    )


def blank_rows(asked: Page, hands: HandsOnPage, players: tuple[SeatedPlayer, ...]) -> tuple[BlankRow, ...]:
    """Return a page as rows, with what was tapped on it."""
    above = asked.above
    several = len(asked.entries) - above > 1
    return tuple(
        BlankRow(
            message_id("ask", entry.key) if entry.key else "",
            max(0, at + 1 - above) if several else 0,
            _words(entry, pick),
            entry.roles,
            active=at == hands.active and not entry.words,
            picked=pick + 1 if isinstance(pick, int) else 0,
            name=players[pick].name if isinstance(pick, int) else "",
            passed=pick == NOBODY and not entry.words,
            due=at in asked.owed[:1],
            touched=pick is not None,
        )
        for at, (entry, pick) in enumerate(zip(asked.entries, asked.filled, strict=True))
    )


def _words(entry: Entry, pick: Option | None) -> tuple[WordRow, ...]:
    standing = (entry.rest if entry.lit else None) if pick is None else pick
    return tuple(word_row(entry.key, word, standing) for word in entry.words)


def picked(key: str, pick: Option, players: tuple[SeatedPlayer, ...]) -> dict[str, Any]:
    """Return what was picked: ``answer``, ``general``, ``number`` and ``name``.

    Where another question stands beside it, the answer says of a seat what becomes of it: "Poison 4".
    """
    if isinstance(pick, int):
        answer = message_id("choice", f"{key}-seat")
        return {"answer": answer, "general": "ui-visit-seat", "number": pick + 1, "name": players[pick].name}
    # A task that was left alone is recorded like a seat that was: its own word says what that was.
    left = WORDS[key].rest if key in WORDS else NOBODY
    row = word_row(key, left if pick in {"", NOBODY} else pick, None)
    return {"answer": row.message, "general": row.general, "number": 0, "name": ""}


def facts(page: Page, players: tuple[SeatedPlayer, ...]) -> tuple[LineRow, ...]:
    """Return what may be known with the questions, for a card that is held: the pack's victim, for instance.

    Several facts make one sentence, whose id names them all; a seat is a number there, a word a word. What
    stands with two questions is said once.
    """
    return tuple(
        _fact(shown, players) for shown in dict.fromkeys(entry.shown for entry in page.entries) if shown
    )


def cards_to_become(page: Page, evening: Evening) -> list[LineRow]:
    """Return what the cards do that somebody may become by her answer: those shown with it, and her words."""
    book = evening.book
    words = [str(value) for entry in page.entries for _fact, value in entry.shown]
    words += [f"{book.id}.{word}" for at in sorted(page.own) for word in page.entries[at].words]
    cards = [(role, message_id("role", role)) for role in dict.fromkeys(words) if role in book.roles]
    return [LineRow("ui-card-beside", {"role": role, "card": f"{name}.card"}) for role, name in cards]


def _fact(shown: tuple[tuple[str, Option], ...], players: tuple[SeatedPlayer, ...]) -> LineRow:
    if len(shown) > 1:
        told = {fact: value + 1 if isinstance(value, int) else value for fact, value in shown}
        return LineRow(message_id("shown", "-".join(told)), told)
    ((fact, value),) = shown
    if value == NOBODY:
        return LineRow(message_id("shown", f"{fact}-nobody"))
    told = named(value, players) if isinstance(value, int) else {"seat": value}
    return LineRow(message_id("shown", fact), told)


def refusal(entry: Entry, option: Option, me: Seat | None, alive: Sequence[Seat]) -> str:
    """Return the message id of why an option cannot be chosen; every tap gets an answer.

    Args:
        me: the visitor's own seat; None where the app does not know who is looking.
    """
    if why := why_barred(entry.blocked, option, ""):
        return why
    if isinstance(option, int) and option not in alive:
        return "ui-refused-dead"
    return "ui-refused-yourself" if option == me else entry.why_not(option)


def next_seat(page: Page, after: int = -1) -> int:
    """Return the place of the seat blank that a tap goes to next: the first one left alone, else the last.

    Args:
        after: the blank that has just been filled in.
    """
    seats = [at for at, entry in enumerate(page.entries) if not entry.words]
    free = [at for at in seats if page.filled[at] is None]
    later = [at for at in free if at > after]
    return next(iter((*later, *free, *seats[-1:])), -1)


class QuestionScreen(OnScreen[_Screen], Generic[_Screen]):
    """What a view model with a page does with taps: they may be changed until the page is decided.

    A tap lays the page out once.
    """

    _evening: Evening
    _turn = 0

    def _begin(self, asked: Page | None) -> None:
        """Turn to another page, with nothing tapped on it."""
        self._turn += 1
        self._asked = asked
        self._hands = HandsOnPage(-1 if asked is None else next_seat(asked))

    def _begin_aloud(self, asked: Page | None) -> None:
        """The same in sight of all, or for a moderator: where one role is asked for, its cards lie there."""
        self._begin(asked)
        if asked is not None and [entry.roles for entry in asked.entries] == [True]:
            self._hands.opened = 0

    @property
    def _filled(self) -> Filled:
        """What was tapped and not recorded, blank by blank."""
        return () if self._asked is None else self._asked.filled

    def _lay(self, filled: Filled) -> Page | None:
        """The same page with what is tapped now."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Derive the snapshot anew and lay it out."""
        raise NotImplementedError

    def _say_why(self, reason: str) -> None:
        """Say below the page why something did not count; nothing, if nothing is said."""
        self._hands.reason = reason
        self._refresh()

    def _open_page(self) -> Page | None:
        """The page that takes taps now."""
        return self._asked

    def _asker(self) -> Seat | None:
        """Whose hand it is; None where the app does not know."""
        return None

    def _because(self, reason: str) -> str:
        """The same reason as this frame says it."""
        return reason

    def _takes(self, _entry: Entry, _option: Option) -> bool:
        """Whether a tap that counts for nothing is taken all the same."""
        return False

    def _fill(self, at: int, option: Option) -> None:
        """Tap an answer for a blank; a seat that is tapped again is let go."""
        asked, hands = self._open_page(), self._hands
        if asked is None or not 0 <= at < len(asked.entries):
            return
        entry = asked.entries[at]
        allowed = option in entry.options
        why = refusal(entry, option, self._asker(), self._evening.public.alive)
        hands.reason = "" if allowed else self._because(why)
        if allowed or self._takes(entry, option):
            filled = list(asked.filled)
            filled[at] = None if filled[at] == option and not entry.words else option
            hands.opened = -1
            self._asked = asked = self._lay(filled) or asked
            if not entry.words and filled[at] is not None:
                hands.active = next_seat(asked, at)
            if hands.reason and (filled[at] is None or asked.problem is None):
                hands.reason = ""
        self._refresh()

    def _show(self, shown: _Screen) -> None:
        self.cardWords.replace(self._laid_out(shown))
        super()._show(shown)

    def _laid_out(self, shown: _Screen) -> Sequence[WordRow]:
        """The cards that lie on the table in the place of the people."""
        opened = self._laid_open(shown)
        return shown.blanks[opened].words if opened >= 0 else ()

    def _laid_open(self, shown: _Screen) -> int:
        """The blank whose cards lie on the table; -1 if none does."""
        return shown.opened

    # --- what is tapped ---

    @Slot(int)
    def choose(self, seat: int) -> None:
        """Tap a seat (from 0); again, and it is let go."""
        self._fill(self._hands.active, seat)

    @Slot(int, str)
    def chooseWord(self, blank: int, word: str) -> None:
        """Tap an answer that is a word."""
        self._fill(blank, word)

    @Slot()
    def skip(self) -> None:
        """Tap "nobody"; over the cards, none of them."""
        opened = self._hands.opened
        if self._asked is None or opened < 0:
            self._fill(self._hands.active, NOBODY)
        else:
            self._fill(opened, self._asked.entries[opened].rest or NOBODY)

    @Slot(int)
    def activate(self, blank: int) -> None:
        """The next seat is meant for this blank; where a role is asked for, its cards are laid out."""
        asked = self._open_page()
        if asked is None or not 0 <= blank < len(asked.entries):
            return
        entry = asked.entries[blank]
        if entry.roles:
            self._hands.opened, self._hands.reason = blank, ""
        elif not entry.words:
            self._hands.active, self._hands.reason = blank, ""
        self._refresh()

    # --- what the screen reads ---

    @derived
    def touched(self) -> bool:
        """Something was tapped, and all that has to be."""
        tapped = any(pick is not None for pick in self._filled)
        return tapped and self._asked is not None and not self._asked.owed

    @derived
    def stands(self) -> list[dict[str, Any]]:
        """What would be decided, blank by blank: maps of `picked`.

        Where one question has several blanks and somebody is in one, the rest say nothing: "nobody" would
        be about all of them.
        """
        if self._asked is None:
            return []
        players, said = self._evening.sitting.players, self._asked.stands
        chosen = {key for key, pick in said if pick not in EMPTY_CHOICES}
        return [
            picked(key, pick, players) for key, pick in said if pick not in EMPTY_CHOICES or key not in chosen
        ]

    @derived
    def people(self) -> int:
        """How many blanks want a seat."""
        return sum(not row.words for row in self._shown.blanks)

    @derived
    def skipping(self) -> bool:
        """The active blank says "nobody"."""
        return any(row.active and row.passed for row in self._shown.blanks)

    @derived
    def turn(self) -> int:
        """How many pages have been turned: another number is another page, however alike they look."""
        return self._turn

    @derived
    def naming_prompt(self) -> str:
        """What is asked of the cards on the table."""
        at = self._laid_open(self._shown)
        return self._shown.blanks[at].prompt if at >= 0 else ""

    cardWords = list_of(WordRow)
    """The published cards, where one of them is to be chosen."""
