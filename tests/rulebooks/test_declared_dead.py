"""Whoever the table declares dead by day, as everybody sees, is asked for no last act: she may have gone.

rulings, All books: the table "may overrule any result"; a power ends with whoever has left. Those who follow
her are asked like anybody who dies.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from makers import digests
from nightcaller.engine import AMEND, Session
from nightcaller.engine.roles import LAST_ACTS
from nightcaller.rulebooks import books
from parts import many

GAMES = many("declared-dead", 20)
LONGEST: Final = 300


@pytest.mark.parametrize("book", books())
def test_nobody_who_was_declared_dead_by_day_is_asked_for_a_last_act(book: str) -> None:
    declared, others = 0, 0
    for number in range(GAMES):
        chance = Random(f"{book}.{number}.declared")
        session = Session(books()[book], digests.table(books()[book], number))
        gone = set[int]()
        while session.outcome is None and len(session.decisions) < LONGEST:
            window = session.window
            if window.kind == LAST_ACTS:
                assert not gone & {*window.seats}, (number, len(session.decisions))
                others += 1
            alive = session._game.living
            if not window.dark and not window.private and chance.random() < 0.05 and len(alive) > 3:
                gone.add(seat := chance.choice(alive))
                session.submit(AMEND, ("kill", seat))
                declared += 1
            else:
                session.submit(*digests.answer(session, chance))
    assert declared > GAMES
    assert others > 0 or book == "revamped"
