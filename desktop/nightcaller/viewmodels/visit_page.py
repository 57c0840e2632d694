"""What one page of a visit shows: a snapshot, and the pure functions that derive it from the visit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from nightcaller.engine import Event
from nightcaller.engine.board import NOTEBOOK, kind_of
from nightcaller.engine.vocabulary import Option
from nightcaller.table.live import page as pages
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.visit import READING, Visit
from nightcaller.text import message_id
from nightcaller.viewmodels.blanks import BlankRow, blank_rows, facts
from nightcaller.viewmodels.board_leaves import Leaf, leaves_of
from nightcaller.viewmodels.private_seats import (
    LineRow,
    notes_of,
    table_rows,
    told_lines,
)
from nightcaller.viewmodels.seats import SeatRow

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PostRow:
    """One note on a board."""

    author: str
    """The seat's number or an alias; empty on one's own notebook."""
    text: str
    fresh: bool
    """It has not been shown to this reader before."""


@dataclass(frozen=True, slots=True)
class Page:
    """Everything that one page of a visit shows; the empty page is all that is left of a covered visit.

    Private lines are empty for a visitor who has nothing to read there; the screen then says something
    neutral in the same place.
    """

    kind: str = ""
    """``card``, ``board``, ``page``, ``answer``; empty while nobody has identified herself."""
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
    blanks: tuple[BlankRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    reason: str = ""
    """The line below the page: why something does not count, or that it does: a message id."""
    notes: tuple[LineRow, ...] = ()
    """What the card says besides: the facts of this page, the pack's proposals, what is new."""
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
        if self.kind == "board":
            return self.purpose in READING
        return self.kind == "answer" or (self.kind, self.purpose) == ("card", "deal")


NOWHERE = Page()


def page_of(
    visit: Visit,
    evening: Evening,
    filled: list[Option | None],
    active: int,
    reason: str,
    *,
    looked: bool,
    card: bool = False,
    reading: bool = False,
    turned: int = 0,
    idle: pages.Page | None = None,
    uncounted: tuple[LineRow, ...] = (),
) -> Page:
    """Return what a visit shows now.

    Args:
        visit: the open visit.
        evening: for the table's public facts.
        filled: what the visitor has tapped and not recorded, blank by blank.
        active: the blank that a tapped seat goes to.
        reason: message id of why the last tap or hold did not count.
        looked: whether she has held the page's card.
        card: whether her card has still to be seen.
        reading: whether the board, if there is one, is still open.
        turned: how many leaves of the boards have been turned.
        idle: a page on which nothing counts, shown in place of the answer that stands.
        uncounted: what she tapped and did not count, for her answer.
    """
    public = evening.public
    players = evening.sitting.players
    player = players[visit.seat]
    mine = visit.card
    page = Page(
        kind="card" if visit.purpose == "deal" or card else "answer",
        number=visit.seat + 1,
        name=player.name,
        language=player.language,
        purpose=visit.purpose,
        day=public.day,
        role=mine.role if mine else "",
        team=mine.team if mine else "",
        mates=tuple(
            {"seat": seat + 1, "name": players[seat].name} for seat, _role in (mine.mates if mine else ())
        ),
        traits=mine.held[1:] if mine else (),
        looked=looked,
        reason=reason,
    )
    if page.kind == "card":
        return page
    leaves = leaves_of(visit.sheets) if reading or visit.purpose in READING else ()
    if leaves:
        return with_board(page, leaves, turned % len(leaves), evening, reason)
    asked = idle or visit.page(filled)
    if asked is None:
        lines = (*uncounted, *told(visit.learned, visit, evening))
        if visit.purpose == "cards":
            lines = (LineRow("ui-cards-noted", {"role": visit.claimed}),)
        return replace(page, lines=lines)
    if not reason and page.purpose != "cards":
        if idle:
            reason = "ui-visit-no-change"
        elif owed(visit, filled):
            # What has to be touched reads the same for all until then: length is seen from afar.
            reason = "ui-visit-touch"
        else:
            reason = asked.problem[1] if asked.problem else "ui-visit-takes"
    return with_blanks(replace(page, reason=reason), asked, visit, evening, filled, active)


def owed(visit: Visit, filled: list[Option | None]) -> list[int]:
    """Return the blanks that nobody may leave untouched in this round, and she has.

    Args:
        visit: the open visit.
        filled: what the visitor has tapped, blank by blank.
    """
    return [
        at
        for at, (blank, pick) in enumerate(zip(visit.form, filled, strict=False))
        if pick is None and not blank.rests
    ]


def board_name(board: str) -> str:
    """Return the message id of a board's name."""
    return "board-notebook" if board.startswith(NOTEBOOK) else message_id("board", kind_of(board))


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


def told(events: Sequence[Event], visit: Visit, evening: Evening) -> tuple[LineRow, ...]:
    """Return what the visitor has been told; who has never had a vote in what she sees voted on looks on."""
    kinds, seen = evening.book.kinds, evening.view(visit.seat).events
    votes = any(kinds[one.kind].form == "proposal" and one.facts["by"] == visit.seat for one in seen)
    return told_lines(events, evening.sitting, visit.seat, looks_on=not votes)


def with_blanks(
    page: Page, asked: pages.Page, visit: Visit, evening: Evening, filled: list[Option | None], active: int
) -> Page:
    """Return the page with the blanks of this round on it.

    No seat looks as if it could not be chosen, whoever looks: that is said when it is tapped. What everybody
    may see, who stands in a ballot, is the exception.
    """
    players, public = evening.sitting.players, evening.public
    stands = evening.candidates
    barred = [seat for seat in public.alive if stands and seat not in stands]
    chosen = {pick for pick in filled if isinstance(pick, int)}
    notes = facts(asked, players)
    for entry in asked.entries:
        if proposed := visit.proposals(entry.key):
            notes += (LineRow("ui-visit-notes", {"notes": notes_of(proposed, players)}),)
    news = [event for event in visit.learned if evening.book.kinds[event.kind].form != "proposal"]
    rows = table_rows(players, public, barred=barred)
    return replace(
        page,
        kind="page",
        blanks=blank_rows(asked, filled, active, players),
        seats=tuple(replace(row, selected=row.number - 1 in chosen) for row in rows),
        notes=(*notes, *told(news, visit, evening)),
    )
