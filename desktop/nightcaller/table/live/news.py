"""Which public events the table has to hear before the evening goes on, and how they share a screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nightcaller.engine import EVERYBODY, NOBODY, Event
from nightcaller.engine.kinds import KERNEL, PHASE, SKIPPED
from nightcaller.table.live.scene import Bulletin

STARTERS = frozenset({"nightfall", "dawn", "result", "correction"})
"""Kinds that open a screen of their own; plain news joins the screen before it."""

OVERRULED = {kind.id: kind.news for kind in KERNEL if kind.overrules and kind.news}
"""What every table hears when something is overruled, whatever the book."""


def next_bulletin(
    events: Sequence[Event], told: int, news: Mapping[str, str], overruled: int = 0
) -> Bulletin | None:
    """Return the first screenful of public news with number `told` or later, if there is any.

    Args:
        events: a view's events, in order.
        told: number of the first event that has not been told.
        news: event kind -> kind of bulletin (`Book.news`).
        overruled: number of the first event by which somebody overruled that has not been told, where those
            were told before other news.
    """
    page: list[Event] = []
    kind = ""
    skipped = False
    for event in events:
        if event.kind in {SKIPPED.id, PHASE.id}:
            skipped = event.kind == SKIPPED.id
        heard = news.get(event.kind) or OVERRULED.get(event.kind)
        if event.number < (max(told, overruled) if event.kind in OVERRULED else told):
            continue
        if event.audience != EVERYBODY or heard is None or (skipped and _never_was(event, heard)):
            continue
        if page and heard in STARTERS:
            break
        kind = kind or heard
        page.append(event)
    return Bulletin(kind, tuple(page)) if page else None


def _never_was(event: Event, heard: str) -> bool:
    """Whether news of a skipped window only tells that nobody has done anything: no vote was held."""
    about = {"seat", "seats", "by", "other"} & {
        fact for fact, value in event.facts.items() if value not in ((), NOBODY)
    }
    return heard == "result" or (heard == "news" and not about)
