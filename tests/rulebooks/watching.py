"""Looks over the shoulders of people who play at random: is every question fair, has every word its text?"""

from __future__ import annotations

from collections.abc import Callable, Collection

from nightcaller.engine import CLOSE, Ask, Book, Session
from nightcaller.engine.vocabulary import Picks, Seat
from nightcaller.text import message_id
from rulebooks.judge.messages import Said


def watched(
    session: Session,
    decide: Callable[[], tuple[int, Picks]],
    look: Callable[[], None],
    said: Said | None = None,
) -> Session:
    """Play to the end and look at everything that is asked on the way.

    Args:
        decide: the next decision.
        look: asserts whatever has to hold before it.
        said: hears all that is said.
    """
    while session.outcome is None:
        assert session.window.asks, "a window with nothing to answer"
        look()
        if said:
            said.hear_window(session)
        session.submit(*decide())
    if said:
        said.hear_end(session)
    return session


def fair(
    slot: int, ask: Ask, alive: Collection[Seat], the_dead_may: Collection[str], *, of_the_dead: bool = False
) -> None:
    """Assert that a question can be answered, and leaves the dead in peace.

    Args:
        the_dead_may: keys of questions that the dead are asked, too.
        of_the_dead: whether somebody dead may be an answer.
    """
    assert ask.options, ask
    assert len(set(ask.options)) == len(ask.options)
    assert ask.lo <= ask.hi <= len(ask.options)
    assert not {option for option, _why in ask.blocked} & set(ask.options)
    if slot != CLOSE and ask.key not in the_dead_may:
        assert ask.seat in alive, f"{ask.key} asks the dead"
    seats = {option for option in ask.options if isinstance(option, int)}
    assert of_the_dead or seats <= set(alive), f"{ask.key} offers the dead"


def printed(book: Book, called: Collection[str]) -> list[str]:
    """Message ids that a book needs before anybody plays: cards, lines, house rules, charges, marks, decks.

    Args:
        called: kinds of windows whose powers a voice calls.
    """
    wanted = [message_id("book", book.id)]
    for role in (*book.roles.values(), *book.offices.values()):
        name = message_id("role", role.id)
        wanted += [name, f"{name}.card", f"{name}.more"]
        wanted += [message_id("team", role.team)] if role.team else []
    for role, power in book.powers.values():
        if power.window in called:
            wanted += [f"{message_id('role', role.id)}.{part}" for part in ("wake", power.spoken, "sleep")]
    for rule in book.house_rules:
        name = message_id("house", f"{book.id}.{rule.id}")
        wanted += [name, f"{name}.explain", *(f"{name}-{option}" for option in rule.options)]
    wanted += [message_id("charge", charge) for role in book.roles.values() for charge, *_ in role.charges]
    wanted += [message_id("mark", mark) for mark in book.marks]
    fewest, most = book.seats
    wanted += [deck.id for seats in range(fewest, most + 1) for deck in book.recommended(seats)]
    return wanted
