"""Looks over the shoulders of people who play at random: is every question fair, has every word its text?"""

from __future__ import annotations

from collections.abc import Callable, Collection

from nightcaller.engine import CLOSE, Ask, Session
from nightcaller.engine.vocabulary import Picks, Seat


def watched(
    session: Session,
    decide: Callable[[], tuple[int, Picks]],
    look: Callable[[], None],
) -> Session:
    """Play to the end and look at everything that is asked on the way.

    Args:
        decide: the next decision.
        look: asserts whatever has to hold before it.
    """
    while session.outcome is None:
        assert session.window.asks, "a window with nothing to answer"
        look()
        session.submit(*decide())
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
