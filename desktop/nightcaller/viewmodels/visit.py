"""A player alone with the laptop: card, questions, what was learned. The same skeleton for everybody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from nightcaller.engine import NOBODY
from nightcaller.engine.board import LONGEST_POST, NOTEBOOK
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.errors import NightcallerError
from nightcaller.table import pace
from nightcaller.table.evening import Evening
from nightcaller.table.scene import Step
from nightcaller.table.visit import Visit
from nightcaller.text import message_id
from nightcaller.viewmodels.board_leaves import Leaf, leaves_of
from nightcaller.viewmodels.private_seats import LineRow, as_maps, notes_of, table_rows, told_lines
from nightcaller.viewmodels.question import Asked, Question, asking, shown_fact
from nightcaller.voice.clock import Clock, Countdown, EventLoopClock

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

changed = Asked.changed  # what a part declares is not in sight of the class that takes it in


@dataclass(frozen=True, slots=True)
class PostRow:
    """One note on a board."""

    author: str
    """The seat's number or an alias; empty on one's own notebook."""
    text: str
    fresh: bool
    """It has not been shown to this reader before."""


@dataclass(frozen=True, slots=True)
class Page(Question):
    """Everything that one page of a visit shows; the empty page is all that is left of a covered visit.

    Private lines are empty for a visitor who has nothing to read there; the screen then says something
    neutral in the same place.
    """

    kind: str = ""
    """``card`` (the deal), ``board``, ``question``, ``answer``; empty while nobody has identified herself."""
    number: int = 0
    name: str = ""
    language: str = ""
    purpose: str = ""
    day: int = 0
    role: str = ""
    """Role id of the visitor's card."""
    team: str = ""
    mates: tuple[dict[str, Any], ...] = ()
    """Seats known from the start: message arguments ``seat`` and ``name``."""
    traits: tuple[str, ...] = ()
    """Ids of what the visitor knows to hold beside her role."""
    fact: LineRow | None = None
    notes: str = ""
    may_skip: bool = False
    lines: tuple[LineRow, ...] = ()
    """What the visitor has learned."""
    looked: bool = False
    """She has held the card (or the answer, or the board) at least once."""
    board: str = ""
    """Message id of the open board's name."""
    posts: tuple[PostRow, ...] = ()
    """The notes of the open leaf, the newest last."""
    leaf: int = 0
    leaves: int = 0
    """How many leaves the open board has."""
    others: tuple[dict[str, Any], ...] = ()
    """The visitor's other boards: message arguments ``board``, a message id, and ``fresh``, a number."""
    listed: tuple[dict[str, Any], ...] = ()
    """Who else is listed there: message arguments ``seat`` and ``name``."""
    may_write: bool = False

    @property
    def last(self) -> bool:
        """Nothing comes after it but the hand-over."""
        return self.kind in {"card", "answer"} or (self.kind == "board" and self.purpose == "ghost")


NOWHERE = Page()


def page_of(
    visit: Visit,
    evening: Evening,
    chosen: Option | None,
    reason: str,
    *,
    looked: bool,
    reading: bool = False,
    turned: int = 0,
) -> Page:
    """Return what a visit shows now.

    Args:
        visit: the open visit.
        evening: for the table's public facts.
        chosen: what the visitor has tapped and not confirmed.
        reason: message id of why the last tap chose nothing.
        looked: whether she has held the page's card.
        reading: whether the board, if there is one, is still open.
        turned: how many leaves of the boards have been turned.
    """
    public = evening.public
    player = evening.sitting.players[visit.seat]
    card = visit.card
    page = Page(
        kind="card" if visit.purpose == "deal" else "answer",
        number=visit.seat + 1,
        name=player.name,
        language=player.language,
        purpose=visit.purpose,
        day=public.day,
        role=card.role if card else "",
        team=card.team if card else "",
        mates=tuple(
            {"seat": seat + 1, "name": evening.sitting.players[seat].name}
            for seat, _role in (card.mates if card else ())
        ),
        traits=card.held[1:] if card else (),
        looked=looked,
    )
    if visit.purpose == "deal":
        return page
    leaves = leaves_of(visit.sheets) if reading or visit.purpose == "ghost" else ()
    if leaves:
        return with_board(page, leaves, turned % len(leaves), evening, reason)
    step = visit.step
    if step is None:
        lines = told_lines(visit.learned, evening.sitting, visit.seat)
        if visit.purpose == "cards":
            lines = (LineRow("ui-cards-noted", {"role": visit.claimed}),)
        return replace(page, lines=lines, reason=reason)
    return with_step(page, step, evening, chosen, reason)


def board_name(board: str) -> str:
    """Return the message id of a board's name."""
    return "board-notebook" if board.startswith(NOTEBOOK) else message_id("board", board)


def with_board(page: Page, leaves: tuple[Leaf, ...], open_at: int, evening: Evening, reason: str) -> Page:
    """Return the page with a leaf of a board on it."""
    leaf = leaves[open_at]
    sheet = leaf.sheet
    own = sheet.board.startswith(NOTEBOOK)
    rows = tuple(
        PostRow("" if own else post.author, post.text, leaf.fresh(post, str(page.number)))
        for post in leaf.posts
    )
    return replace(
        page,
        kind="board",
        board=board_name(sheet.board),
        posts=rows,
        leaf=leaf.number,
        leaves=leaf.of,
        others=tuple(
            {"board": board_name(other.sheet.board), "fresh": other.news(str(page.number))}
            for other in leaves
            if other.number == 1 and other.sheet.board != sheet.board
        ),
        listed=tuple({"seat": seat + 1, "name": evening.sitting.players[seat].name} for seat in sheet.listed),
        may_write=sheet.writes,
        reason=reason,
    )


def with_step(page: Page, step: Step, evening: Evening, chosen: Option | None, reason: str) -> Page:
    """Return the page with an open question on it."""
    barred_words = {option for option, _why in step.blocked if isinstance(option, str)}
    page = asking(page, step, step.key, evening, chosen, barred=barred_words)
    public = evening.public
    seats_asked = page.seats_asked or any(isinstance(option, int) for option in step.options)
    barred = [seat for seat in range(public.seats) if seat not in step.options] if seats_asked else ()
    return replace(
        page,
        kind="question",
        steps=step.of,
        fact=shown_fact(step, evening),
        notes=notes_of(step.notes, evening.sitting.players),
        seats_asked=seats_asked,
        seats=tuple(table_rows(evening.sitting.players, public, chosen=chosen, barred=barred)),
        may_skip=NOBODY in step.options,
        reason=reason,
    )


@QmlElement
class VisitViewModel(Asked, QObject):
    """One visit at a time, from "I am she" to the hand-over; in between it may be covered and resumed.

    Args:
        evening: the game.
        clock: tests bring their own.

    Attributes:
        preset: how long things last at least (`pace.PRESETS`).

    Signals:
        closed: handed on or covered up; show the evening's scene (after a cover it is the same seat's cover).
        failed: the evening did not take it (a `NightcallerError`); nothing is lost, the page stays.
    """

    closed = Signal()
    failed = Signal(object)

    def __init__(
        self, evening: Evening, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        super().__init__(parent)
        self._evening = evening
        self._visit: Visit | None = None
        self.preset = "normal"
        clock = clock or EventLoopClock(self)
        self._dwell = Countdown(clock)
        self._cap = Countdown(clock)
        self._ask_nothing()
        self._clear()

    # --- opening and closing ---

    @property
    def open(self) -> bool:
        """Whether somebody is looking at her private pages."""
        return self._visit is not None

    def show(self, visit: Visit) -> None:
        """Begin, or go on after a cover; from here the least length of the visit counts."""
        self._visit = visit
        self._rested = self._looked = False
        self._reading = visit.sheet is not None
        self._turned = 0
        step = visit.step
        self._dwell_seconds = pace.visit_seconds(
            self._evening.sitting.seed,
            self.preset,
            self._evening.public.day,
            visit.lap,
            visit.seat,
            step.of if step else 0,
        )
        self._dwell.start(self._dwell_seconds * 1000, self._rest)
        self._turn_page()

    @Slot()
    def coverUp(self) -> None:
        """Drop everything private now; the visit goes on at its open step when she has come back."""
        if self._visit is not None:
            self._clear()
            self.closed.emit()

    def _clear(self) -> None:
        self._visit = None
        self._forget()
        self._looked = self._rested = self._reading = False
        self._turned = 0
        self._dwell_seconds = self._cap_seconds = 0.0
        self._dwell.cancel()
        self._cap.cancel()
        self._show(NOWHERE)

    # --- what the visitor does ---

    @Slot()
    def confirm(self) -> None:
        """Give the chosen answer; on disk before the page turns."""
        if self._visit is not None and self._chosen is not None and self._page.kind == "question":
            chosen, visit = self._chosen, self._visit
            self._do(lambda: visit.answer(chosen))

    @Slot()
    def look(self) -> None:
        """The card, or the answer, was held."""
        if self._visit is not None and not self._looked and self._page.kind != "question":
            self._looked = True
            self._refresh()

    @Slot(str)
    def post(self, text: str) -> None:
        """Leave a note on the open board; it is on disk before it stands there."""
        visit, said = self._visit, text.strip()
        if visit is None or self._page.kind != "board":
            return
        if not self._page.may_write:
            # The field is there for everybody; who may only read is told so, on the same page.
            self._reason = "ui-board-listening"
            self._refresh()
        elif said:
            leaves = leaves_of(visit.sheets)
            board = leaves[self._turned % len(leaves)].sheet.board
            self._do(lambda: visit.post(said[:LONGEST_POST], board))
            written = leaves_of(visit.sheets)
            self._turned = next(at for at, leaf in enumerate(written) if leaf.sheet.board == board)
            self._reason = "ui-board-left"
            self._refresh()

    @Slot()
    def turnLeaf(self) -> None:
        """The next leaf of the boards, and after the last one the first again; everybody may turn."""
        if self._page.kind == "board":
            self._turned += 1
            self._looked, self._reason = False, ""
            self._refresh()

    @Slot()
    def putAway(self) -> None:
        """The board has been read and written on; now the questions, for whoever has any."""
        if self._visit is not None and self._page.kind == "board" and self._looked and not self._page.last:
            self._visit.put_away()
            self._reading = self._looked = False
            self._turn_page()

    @Slot()
    def change(self) -> None:
        """Think again: the visit's questions come anew, unless an answer has already told a secret.

        The button is there for everybody; who may not use it is told so, on the same page.
        """
        visit = self._visit
        if visit is None or self._page.kind != "answer":
            return
        if visit.may_change:
            self._looked = False
            self._do(visit.change)
        else:
            self._reason = "ui-visit-no-change"
            self._refresh()

    @Slot()
    def finish(self) -> None:
        """Hand the laptop on, when the visit has lasted long enough."""
        if self._visit is None or not self._may_finish():
            return
        try:
            self._visit.finish()
        except NightcallerError as problem:
            self.failed.emit(problem)
            return
        self._clear()
        self.closed.emit()

    def _open_step(self) -> Step | None:
        return None if self._visit is None or self._reading else self._visit.step

    def _asker(self) -> Seat | None:
        return self._visit.seat if self._visit is not None else None

    def _question(self) -> Page:
        return self._page

    def _do(self, answer: Callable[[], None]) -> None:
        try:
            answer()
        except NightcallerError as problem:
            self.failed.emit(problem)
            return
        if self._visit is not None:
            self._turn_page()

    def _turn_page(self) -> None:
        """Show the next question, or what came of it."""
        self._forget()
        self._cap.cancel()
        self._cap_seconds = 0.0
        seconds = self._evening.sitting.answer_seconds
        visit = self._visit
        # No time limit decides which card somebody holds.
        asked = visit is not None and visit.step is not None and visit.purpose != "cards"
        if asked and seconds > 0 and not self._reading:
            self._cap_seconds = float(seconds)
            self._cap.start(seconds * 1000, self._time_is_up)
        self._refresh()

    def _time_is_up(self) -> None:
        if self._visit is not None and self._visit.step is not None:
            self._do(self._visit.time_is_up)

    def _rest(self) -> None:
        self._rested = True
        self.changed.emit()

    def _may_finish(self) -> bool:
        return self._rested and self._looked and self._page.last

    def _refresh(self) -> None:
        if self._visit is not None:
            page = page_of(
                self._visit,
                self._evening,
                self._chosen,
                self._reason,
                looked=self._looked,
                reading=self._reading,
                turned=self._turned,
            )
            self._show(page)

    def _show(self, page: Page) -> None:
        self._page = page
        self._lay_out()

    # --- what the screen reads ---

    @property
    def shown(self) -> Page:
        """The snapshot behind the properties."""
        return self._page

    page = Property(str, lambda self: self._page.kind, notify=changed)
    number = Property(int, lambda self: self._page.number, notify=changed)
    name = Property(str, lambda self: self._page.name, notify=changed)
    language = Property(str, lambda self: self._page.language, notify=changed)
    purpose = Property(str, lambda self: self._page.purpose, notify=changed)
    day = Property(int, lambda self: self._page.day, notify=changed)
    role = Property(str, lambda self: self._page.role, notify=changed)
    team = Property(str, lambda self: self._page.team, notify=changed)
    mates = Property(list, lambda self: list(self._page.mates), notify=changed)
    traits = Property(list, lambda self: list(self._page.traits), notify=changed)
    fact = Property(str, lambda self: self._page.fact.message if self._page.fact else "", notify=changed)
    factArguments = Property(
        dict, lambda self: self._page.fact.arguments if self._page.fact else {}, notify=changed
    )
    notes = Property(str, lambda self: self._page.notes, notify=changed)
    maySkip = Property(bool, lambda self: self._page.may_skip, notify=changed)
    looked = Property(bool, lambda self: self._page.looked, notify=changed)
    lines = Property(list, lambda self: as_maps(self._page.lines), notify=changed)
    """What was learned, as maps ``message`` and ``arguments``."""
    board = Property(str, lambda self: self._page.board, notify=changed)
    posts = Property(
        list,
        lambda self: [{"author": p.author, "text": p.text, "fresh": p.fresh} for p in self._page.posts],
        notify=changed,
    )
    """Notes, as maps ``author``, ``text`` and ``fresh``."""
    leaf = Property(int, lambda self: self._page.leaf, notify=changed)
    leaves = Property(int, lambda self: self._page.leaves, notify=changed)
    others = Property(list, lambda self: list(self._page.others), notify=changed)
    listed = Property(list, lambda self: list(self._page.listed), notify=changed)
    mayWrite = Property(bool, lambda self: self._page.may_write, notify=changed)
    last = Property(bool, lambda self: self._page.last, notify=changed)
    mayFinish = Property(bool, lambda self: self._may_finish(), notify=changed)
    rested = Property(bool, lambda self: self._rested, notify=changed)
    """The least length of a visit is over."""
    dwellSeconds = Property(float, lambda self: self._dwell_seconds, notify=changed)
    capSeconds = Property(float, lambda self: self._cap_seconds, notify=changed)
    """How long the open question waits; 0 for ever."""
