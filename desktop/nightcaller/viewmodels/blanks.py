"""The blanks of a visit's page as the screen draws them: the same shape whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtQml import QmlElement

from nightcaller.engine import NOBODY
from nightcaller.engine.vocabulary import Option, Seat
from nightcaller.table.live.page import Entry, Filled, Page
from nightcaller.table.shelf.sitting import Player
from nightcaller.text import message_id
from nightcaller.viewmodels.private_seats import LineRow, seat_arguments
from nightcaller.viewmodels.rows import Rows

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

UNSURE: Final = "ui-refused"


@dataclass(frozen=True, slots=True)
class BlankRow:
    """One blank: a question with a row of words, or one whose answer is a seat of the ring."""

    prompt: str
    """Message id."""
    words: tuple[dict[str, Any], ...] = ()
    """The answers, if they are words: maps ``word``, ``message`` (for this very question), ``general`` and
    ``selected``."""
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


@QmlElement
class BlankRows(Rows[BlankRow]):
    """The blanks of the open page."""

    row_type = BlankRow


def blank_rows(
    page: Page, filled: Filled, active: int, players: tuple[Player, ...], due: Sequence[int] = ()
) -> tuple[BlankRow, ...]:
    """Return the page as rows.

    Args:
        filled: as tapped so far, a pick for every entry.
        active: the place of the blank that a tapped seat goes to.
        due: the places of those that have to be touched next.
    """
    rows = []
    for at, (entry, pick) in enumerate(zip(page.entries, filled, strict=True)):
        seat = pick if isinstance(pick, int) else None
        rows.append(
            BlankRow(
                message_id("ask", entry.key),
                _words(entry, pick),
                entry.roles,
                active=at == active and not entry.words,
                picked=0 if seat is None else seat + 1,
                name="" if seat is None else players[seat].name,
                passed=pick == NOBODY and not entry.words,
                due=at in due,
            )
        )
    return tuple(rows)


def _words(entry: Entry, pick: Option | None) -> tuple[dict[str, Any], ...]:
    standing = (entry.rest if entry.lit else None) if pick is None else pick
    return tuple(
        {
            "word": word,
            "message": message_id("choice", f"{entry.key}-{word}"),
            "general": message_id("role" if "." in word else "choice", word),
            "selected": word == standing,
        }
        for word in entry.words
    )


def facts(page: Page, players: tuple[Player, ...]) -> tuple[LineRow, ...]:
    """Return what a visitor may know with her questions, for her card: the pack's victim, for instance.

    Several facts make one sentence, whose id names them all; a seat is a number there, a word a word. What
    stands with two questions is said once.
    """
    found: dict[str, LineRow] = {}
    for entry in page.entries:
        if len(entry.shown) > 1:
            told = {fact: value + 1 if isinstance(value, int) else value for fact, value in entry.shown}
            found.setdefault(repr(entry.shown), LineRow(message_id("shown", "-".join(told)), told))
        for fact, value in entry.shown if len(entry.shown) == 1 else ():
            if value == NOBODY:
                line = LineRow(message_id("shown", f"{fact}-nobody"))
            else:
                line = LineRow(message_id("shown", fact), seat_arguments({"seat": value}, players))
            found.setdefault(repr(entry.shown), line)
    return tuple(found.values())


def refusal(entry: Entry, option: Option, me: Seat, alive: Sequence[Seat]) -> str:
    """Return the message id of why an option cannot be chosen; every tap gets an answer."""
    for blocked, why in entry.blocked:
        if blocked == option:
            return why
    if isinstance(option, int) and option not in alive:
        return "ui-refused-dead"
    if option == NOBODY:
        return "ui-visit-must-choose"
    return "ui-refused-yourself" if option == me else UNSURE


def uncounted_lines(page: Page, players: tuple[Player, ...]) -> tuple[LineRow, ...]:
    """Return what to say under the finger of what was left out, or decided by lot."""
    if page.problem is None:
        return ()
    lots = (lot for lot in page.lots if isinstance(lot, int))
    by_lot = (LineRow("ui-visit-lot", seat_arguments({"seat": lot}, players)) for lot in lots)
    return (LineRow("ui-visit-uncounted"), LineRow(page.problem[1]), *by_lot)


def next_seat(page: Page, filled: Filled, after: int = -1) -> int:
    """Return the place of the seat blank that a tap goes to next: the first one left alone, else the last.

    Args:
        after: the blank that has just been filled in.
    """
    seats = [at for at, entry in enumerate(page.entries) if not entry.words]
    free = [at for at in seats if filled[at] is None]
    later = [at for at in free if at > after]
    return next(iter((*later, *free, *seats[-1:])), -1)
