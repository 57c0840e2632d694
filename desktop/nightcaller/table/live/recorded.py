"""A page that was recorded, read from its record: whoever comes back finds what she has decided.

Nothing else is kept of it: how the page was laid out follows from what had happened before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nightcaller.engine import TABLE, Session
from nightcaller.engine.parts import single
from nightcaller.engine.vocabulary import Option
from nightcaller.table.live.page import Page, Visitor, lay_out
from nightcaller.table.live.progress import DECOY
from nightcaller.table.live.standing import Standing
from nightcaller.table.shelf.journal import Decisions

if TYPE_CHECKING:
    from nightcaller.table.live.ledger import Ledger


def recorded(ledger: Ledger, who: Visitor) -> Page | None:
    """Return a visitor's page as it stood when she decided, with what counts on it; None if there is none.

    Args:
        ledger: the evening.
        who: whose page, in which round of the open window.
    """
    written, records = ledger.progress.pages.get((who.lap, who.seat)), ledger.standing.records
    record = next((one for number, one in records if written and number == written.record), None)
    if written is None or not isinstance(record, Decisions):
        return None
    before = Standing(ledger.book, ledger.agreed, [one for one in records if one[0] < written.record])
    had = tuple(guess.key for guess in before.progress.guesses if guess.seat == who.seat)
    who = who._replace(alive=before.session.view(TABLE).alive, had=had)
    picked = _picked(before.session, record)
    filled: list[Option | None] = []
    while len(filled) < len((page := lay_out(before.session, who, filled)).entries):
        key = page.entries[len(filled)].key
        at = next((at for at, (asked, _pick) in enumerate(picked) if asked == key), None)
        filled.append(None if at is None else picked.pop(at)[1])
    return replace(page, problem=None)


def _picked(session: Session, record: Decisions) -> list[tuple[str, Option]]:
    """For every question of the record its key, and what was picked."""
    ahead, found = Session(session.book, session.setup, session.decisions), []
    for slot, picks in record.decided:
        if slot == DECOY:
            _seat, _lap, key, pick = picks
            found.append((str(key), pick))
        elif ask := ahead.window.asks.get(slot):
            found += [(part.key, pick) for part, pick in zip(single(ask), picks, strict=True)]
            ahead.submit(slot, picks)
    return found
