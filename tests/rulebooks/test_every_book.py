"""Laws of a whole book: what it recommends can be played, and its log of decisions is the truth."""

from __future__ import annotations

from random import Random

import pytest

from makers.digests import table
from nightcaller.engine import TABLE, Session, Setup
from nightcaller.rulebooks import books
from rulebooks.players import play_on

EVERY_BOOK = pytest.mark.parametrize("book", books())


@EVERY_BOOK
def test_whatever_is_recommended_can_be_played(book: str) -> None:
    """For any number of people that the book is for, and the check has nothing against it."""
    rules = books()[book]
    fewest, most = rules.seats
    for seats in range(fewest, most + 1):
        found = rules.recommended(seats)
        assert found, seats
        assert len({one.id for one in found}) == len(found), seats
        for one in found:
            assert rules.check(one.deck, seats) == [], (one.id, seats)
            assert sum(one.deck.values()) == rules.cards(one.deck, seats), (one.id, seats)
            assert min(one.deck.values()) > 0, (one.id, seats)
            Session(rules, Setup(one.deck, seats, seats, dict(one.house)))


@EVERY_BOOK
def test_a_game_replayed_taken_back_or_played_in_silence_is_the_same(book: str) -> None:
    """Simulation keeps no events: whatever is only told may be left out, and nothing else."""
    rules = books()[book]
    for number in range(6):
        session = play_on(Session(rules, table(rules, number)), Random(f"{book}.{number}"))
        again = Session(rules, session.setup, session.decisions)
        assert (again.digest, again.outcome, [*again.events]) == (
            session.digest,
            session.outcome,
            [*session.events],
        )
        quiet = Session(rules, session.setup, session.decisions, quiet=True)
        assert (quiet.digest, quiet.outcome) == (session.digest, session.outcome)
        session.undo(3)
        shorter = Session(rules, session.setup, again.decisions[:-3])
        assert session.digest == shorter.digest
        assert all(session.view(seat) == shorter.view(seat) for seat in range(TABLE, session.setup.seats))
