"""Which public events the table has to hear before the evening goes on, and how they share a screen."""

from __future__ import annotations

from collections.abc import Sequence

from nightcaller.engine import EVERYBODY, NOBODY, Event
from nightcaller.engine.kinds import PHASE, SKIPPED, Kind
from nightcaller.rulebooks.acts import PIN_LIFTED
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.table.live.scene import Bulletin

STARTERS = frozenset({"nightfall", "dawn", "dawn_news", "result", "moment", "correction"})
"""Kinds that open a screen of their own; plain news joins the screen before it, and so does what belongs to
it: who fell to the dawn, who is elected to the count."""
ROUNDS_END = frozenset({"nightfall", "dawn", "result"})
"""Kinds of what everybody looks at when a round of the laptop is over, or before it begins."""


def next_bulletin(
    book: Rulebook, events: Sequence[Event], told: int, overruled: int = 0, *, rulings_only: bool = False
) -> Bulletin | None:
    """Return the first screenful of public news with number `told` or later, if there is any.

    Args:
        book: whose kinds the events are.
        events: a view's events, in order.
        told: number of the first event that has not been told.
        overruled: number of the first event by which somebody overruled that has not been told, where those
            were told before other news.
        rulings_only: whether all other news has to wait.
    """
    page: list[Event] = []
    kind = ""
    skipped = False
    for event in events:
        if event.kind in {SKIPPED.id, PHASE.id}:
            skipped = event.kind == SKIPPED.id
        declared = book.kinds[event.kind]
        heard = declared.news
        if not heard or (rulings_only and not declared.overrules):
            continue
        if event.number < (max(told, overruled) if declared.overrules else told):
            continue
        if event.audience != EVERYBODY or (skipped and _never_was(event, heard)):
            continue
        if page and heard in STARTERS and not _leads_to(page, declared, book):
            while len(page) > 1 and book.kinds[page[-1].kind].opens:
                page.pop()
            break
        kind = kind or heard
        page.append(event)
    return Bulletin(kind, tuple(page)) if page else None


def vouched_unheard(book: Rulebook, events: Sequence[Event], news: Bulletin) -> tuple[Event, ...]:
    """Return by which events a PIN was lifted since a round began: when it is over the table hears it again.

    A PIN is lifted in the middle of a round, where whoever holds the laptop may be alone with what it says:
    its loudspeaker may be off, and nobody else sees the screen before the round is over.
    """
    if news.kind not in ROUNDS_END or not news.events:
        return ()
    found: list[Event] = []
    for event in events:
        if event.number >= news.events[0].number:
            break
        if event.kind == PIN_LIFTED.id:
            found.append(event)
        elif book.kinds[event.kind].news in ROUNDS_END:
            found.clear()
    return tuple(found)


def _leads_to(page: Sequence[Event], declared: Kind, book: Rulebook) -> bool:
    """Whether all that is on a screen so far belongs to what comes now: daybreak to the list of the dead, the
    count and the lot to whoever is elected."""
    before = [book.kinds[event.kind] for event in page]
    if declared.news == "dawn_news":
        return before[0].news == "dawn"
    return declared.news == "moment" and all(one.id == declared.chart or one.opens for one in before)


def _never_was(event: Event, heard: str) -> bool:
    """Whether news of a skipped window only tells that nobody has done anything: no vote was held."""
    about = {"seat", "seats", "by", "other", "role"} & {
        fact for fact, value in event.facts.items() if value not in ((), NOBODY)
    }
    return heard == "result" or (heard in {"news", "moment"} and not about)
