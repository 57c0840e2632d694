"""Skipping: what the decisions are when the moderator goes on and nobody answers any more."""

from __future__ import annotations

from typing import Final

from nightcaller.engine import AMEND, CLOSE, Decision, Session

FAR: Final = 40
"""So many windows are skipped at most: a night and a day have a dozen. There the table looks again."""


def as_if_silent(session: Session, to: str = "") -> tuple[Decision, ...]:
    """Return the decisions that finish the open window with what stands when nobody answers.

    They are worked out on a copy, so that all of them can go to disk as one step. Each window's begin with an
    amendment, by which the story knows that it was skipped.

    Args:
        session: a game that is not over; it is not changed.
        to: ``night`` or ``day``: further windows follow until the next one begins, or the game is over. Where
            the next one asks nobody anything it has gone by when the one after it asks.
    """
    ahead = Session(session.book, session.setup, session.decisions)
    begun, moment = len(ahead.decisions), ahead.moment
    for _window in range(FAR):
        window = ahead.window
        ahead.submit(AMEND, ("skip",))
        while ahead.window is window and ahead.outcome is None:
            slot = next((s for s, ask in window.asks.items() if not ask.optional and s != CLOSE), CLOSE)
            ahead.submit(slot, ahead.out_of_time(slot))
        since = ahead.moment - moment
        there = not to or since > 1 or (since == 1 and ahead.phase == to)
        if ahead.outcome is not None or there:
            break
    return tuple(ahead.decisions[begun:])
