"""Ways to die of which the forum's text makes a difference, for its tables of tests."""

from __future__ import annotations

from nightcaller.engine import AMEND
from rulebooks.forum.thread import Thread


def dies(thread: Thread, cause: str, name: str, *, brutal: str, hunter: str, eater: str) -> None:
    """Somebody dies of this; a reprisal may fail."""
    match cause:
        case "eaten":
            thread.sleep(**{eater: name})
        case "hunted":
            thread.sleep(**{hunter: name})
        case "reprisal":
            thread.sleep(**{name: hunter})
        case "lynched":
            thread.sleep()
            thread.lynch(name)
        case "autolynched":
            for _day in range(3):
                thread.sleep()
                silent_but_for(thread, name)
        case "taken along":
            thread.sleep()
            thread.lynch(brutal)
            thread.act(brutal, name)
        case _:
            thread.sleep()
            thread.session.submit(AMEND, ("kill", thread.seat(name)))


def silent_but_for(thread: Thread, name: str) -> None:
    """Everybody votes, so that it is a tie; only this one says nothing."""
    others = [person for person in thread.alive.split() if person != name]
    if len(others) % 2:
        thread.excuse(others.pop())
    half = len(others) // 2
    thread.vote(**{others[0]: " ".join(others[:half]), others[-1]: " ".join(others[half:])})
