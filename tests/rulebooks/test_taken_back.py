"""Declared dead and taken back, anybody, at every kind of window of every book: as if nothing had been.

The fixed sample is small; `NIGHTCALLER_WHOLE=taken-back=200` plays so many games of each book.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nightcaller.engine import CLOSE
from nightcaller.rulebooks import books
from parts import many, some_fast
from rulebooks.taking_back import ghosts, played, returned

GAMES = many("taken-back", 4)


@pytest.mark.parametrize("book", some_fast(books(), 2))
def test_whoever_is_declared_dead_and_taken_back_leaves_nothing_behind(book: str):
    """rulings, All books: "questions begun anew, successions and options included; what the declared death
    left in anybody's memory goes with it"; what is spent and given back as well."""
    seen: Counter[Any] = Counter()
    most = 1 + GAMES // 20
    found = [
        (number, len(session.decisions), *ghost)
        for number in range(GAMES)
        for session in played(book, number, most, seen)
        for ghost in ghosts(session)
    ]
    assert len(seen) > 10
    assert found == []


@pytest.mark.parametrize("book", books())
def test_no_window_closes_over_somebody_who_has_come_back_and_is_asked(book: str):
    """Everybody else has answered meanwhile, and there was nobody left to wait for."""
    seen: Counter[Any] = Counter()
    asked = [
        again.window.asks.keys()
        for number in range(GAMES)
        for session in played(book, number, 1, seen)
        for again in returned(session)
    ]
    assert any(CLOSE not in slots for slots in asked)
    assert [slots for slots in asked if CLOSE in slots and len(slots) > 1] == []
