"""The first row of everybody's page where a round is gone through once more: as before, or anew.

It stands on every page of the round, so nobody's name is said (docs/decisions/correction.md). A page stands
or falls whole, and what is answered anew begins empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from nightcaller.engine.vocabulary import Blank, Option
from nightcaller.table.live.page import ONCE_MORE, Entry, Filled, Page

AS_BEFORE: Final = "as-before"
ANEW: Final = "anew"
ROW: Final = Blank(words=2, rests=False)
"""Its form: two words, one of which everybody has to tap."""
CHANGED: Final = "error-visit-not-as-before"
"""Why an answer cannot be left as it was."""


def asked_first(
    page: Page, filled: Filled, *, stands: bool, before: Sequence[tuple[str, Option]] = ()
) -> Page:
    """Return a page with the row before its blanks.

    Args:
        page: the rest of it, laid out for all of `filled` but the first.
        filled: blank by blank, the row first.
        stands: what stood on the page before may be left as it was.
        before: that, as `Page.stands` returns it.
    """
    said = filled[0] if filled else None
    row = Entry(
        ONCE_MORE,
        (AS_BEFORE, ANEW) if stands else (ANEW,),
        (AS_BEFORE, ANEW),
        blocked=() if stands else ((AS_BEFORE, CHANGED),),
        lit=False,
    )
    left = stands and said == AS_BEFORE
    problem = None if page.problem is None or left else (page.problem[0] + 1, page.problem[1])
    if said == AS_BEFORE and not stands:
        problem = (0, CHANGED)
    owed = () if left else tuple(at + 1 for at in page.owed)
    return replace(
        page,
        entries=(row, *page.entries),
        filled=(said, *page.filled),
        real=frozenset(at + 1 for at in page.real),
        own=frozenset(at + 1 for at in page.own),
        problem=problem,
        lots=() if left else page.lots,
        counted=() if left else tuple((at + 1, pick) for at, pick in page.counted),
        owed=(0, *owed) if said is None else owed,
        before=((row.key, AS_BEFORE), *before) if left else None,
    )
