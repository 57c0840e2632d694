"""Skipping: what the decisions are when the moderator goes on and nobody answers any more."""

from __future__ import annotations

from nightcaller.engine import AMEND, CLOSE, Decision, Session


def as_if_silent(session: Session, to: str = "") -> tuple[Decision, ...]:
    """Return the decisions that finish the open window with what stands when nobody answers.

    They are worked out on a copy, so that all of them can go to disk as one step. Each window's begin with an
    amendment, by which the story knows that it was skipped.

    Args:
        session: a game that is not over; it is not changed.
        to: ``night`` or ``day``: further windows follow until the next one begins, or the game is over.
    """
    ahead = Session(session.book, session.setup, session.decisions)
    begun, moment = len(ahead.decisions), ahead.moment
    while True:
        window = ahead.window
        ahead.submit(AMEND, ("skip",))
        while ahead.window is window and ahead.outcome is None:
            slot = next((s for s, ask in window.asks.items() if not ask.optional and s != CLOSE), CLOSE)
            ahead.submit(slot, ahead.out_of_time(slot))
        there = not to or (ahead.phase == to and ahead.moment > moment)
        if ahead.outcome is not None or there:
            return tuple(ahead.decisions[begun:])
