"""When it is somebody's turn in a night, and how several decide together: what a card says of its questions.

Read from her own view and from what everybody knows: a power that is not hers tonight, or has been used up,
is promised to nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nightcaller.engine.roles import Power
from nightcaller.engine.vocabulary import Seat
from nightcaller.table.live.ledger import Ledger
from nightcaller.table.live.overview import charges_of, since_dealt
from nightcaller.table.live.page import Page

AHEAD = 4
"""So many nights ahead a power is looked for: none rests longer."""


class HerTurn(NamedTuple):
    """When a visitor is asked who is asked nothing in this round."""

    when: str = "never"
    """``later`` tonight, in another ``night``, or ``never`` as far as she can know."""
    night: int = 0
    """The next night in which she is asked, if it is not this one."""


def turn_of(ledger: Ledger, seat: Seat, lap: int) -> HerTurn:
    """Return when the powers that somebody knows to have are asked for, seen from a round of this night.

    Args:
        ledger: the evening's.
        seat: whose.
        lap: which round of the open window.
    """
    day, window = max(1, ledger.public.day), ledger.window
    calls, begins = window.calls.by_power, ledger.progress.begun != (window.kind, ledger.public.day)
    powers = list(_powers(ledger, seat))
    house = ledger.book.house(ledger.sitting.house)
    tonight = [power.id for power in powers if power.due(day, house)]
    # What the first window of a night does not ask is asked in another one.
    if any(calls[power].lap > lap if power in calls else begins for power in tonight):
        return HerTurn("later")
    if tonight:
        return HerTurn()
    nights = range(day + 1, day + 1 + AHEAD)
    night = next((night for night in nights if any(power.due(night, house) for power in powers)), 0)
    return HerTurn("night", night) if night else HerTurn()


def _powers(ledger: Ledger, seat: Seat) -> Iterator[Power]:
    """What somebody can do by night with the cards that she knows to hold, if they have anything left."""
    view, book = ledger.view(seat), ledger.book
    deck, house = ledger.sitting.published(), book.house(ledger.sitting.house)
    for role in (book.roles[held] for held in (view.card.held if view.card else ()) if held in book.roles):
        charges = charges_of(role, since_dealt(view.events, seat, role.id), seat)
        if charges and not any(charge.left for charge in charges):
            continue
        for power in role.powers:
            if power.window == "night" and (power.in_play is None or power.in_play(deck, house)):
                yield power


def together(ledger: Ledger, power: str) -> str:
    """Return how several choose together by a power, as everybody knows from the published deck.

    Returns:
        the name of a message ``settled-<name>``; empty where one at most has it, or the book no such power.
    """
    book, deck = ledger.book, ledger.sitting.published()
    how = book.powers[power][1].settled if power in book.powers else None
    if how is None or sum(deck.get(role, 0) for role in book.bringers[power]) < 2:
        return ""
    return how(deck, book.house(ledger.sitting.house))


def settled(ledger: Ledger, asked: Page) -> Iterator[str]:
    """Yield how choices of a page that she makes with others are decided: names of ``settled-<name>``."""
    own = {asked.entries[at].key for at in asked.own}
    for call in ledger.window.calls:
        if own & {form.key for form in call.questions} and (how := together(ledger, call.power)):
            yield how


def choosing_with(ledger: Ledger, seat: Seat, asked: str) -> tuple[Seat, ...]:
    """Return who is asked the same as somebody and chooses with her, as far as she knows: of those with whom
    her card says that she is, whoever lives and has a card that brings the power.

    Args:
        ledger: the evening's.
        seat: whose card it is.
        asked: the question's key.
    """
    view, book = ledger.view(seat), ledger.book
    group = {
        role
        for power, (_role, one) in book.powers.items()
        if one.group and asked in {form.key or power for form in one.questions}
        for role in book.bringers[power]
    }
    mates = view.card.mates if view.card else ()
    return tuple(mate for mate, role in mates if role in group and mate in view.alive)
