"""Which public events the table has to hear before the evening goes on, and how they share a screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nightcaller.engine import EVERYBODY, Event
from nightcaller.table.scene import Bulletin

STARTERS = frozenset({"nightfall", "dawn", "result"})
"""Kinds that open a screen of their own; plain news joins the screen before it."""


def next_bulletin(events: Sequence[Event], told: int, news: Mapping[str, str]) -> Bulletin | None:
    """Return the first screenful of public news with number `told` or later, if there is any.

    Args:
        events: a view's events, in order.
        told: number of the first event that has not been told.
        news: event kind -> kind of bulletin (`Book.news`).
    """
    page: list[Event] = []
    kind = ""
    for event in events:
        if event.number < told or event.audience != EVERYBODY or event.kind not in news:
            continue
        if page and news[event.kind] in STARTERS:
            break
        kind = kind or news[event.kind]
        page.append(event)
    return Bulletin(kind, tuple(page)) if page else None
