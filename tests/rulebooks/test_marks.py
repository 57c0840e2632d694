"""Marks that somebody may declare: which of them everybody sees, which would give a secret away, and how long
they last."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, TABLE, Session, Setup
from nightcaller.rulebooks import book, books
from rulebooks.laws import at_rest
from rulebooks.taking_back import Everything

DECKS = {
    "hollow": {"werewolf": 1, "protector": 1, "crow": 1, "idiot": 1, "villager": 3},
    "chat": {"werewolf": 2, "witch": 1, "villager": 4},
    "forum": {"werewolf": 2, "seer": 1, "saint": 4, "guardian_angel": 1},
}
SEEN = {
    ("hollow", "hollow.revealed"): True,
    ("hollow", "hollow.suspect"): False,
    ("hollow", "hollow.protected"): False,
    ("chat", "chat.flagged"): False,
    ("forum", "forum.guarded"): False,
}


@pytest.mark.parametrize(("book_id", "mark"), SEEN)
def test_who_sees_a_declared_mark(book_id: str, mark: str):
    """Whom an angel guards is nobody's business, whoever has put it right."""
    session = Session(book(book_id), Setup(DECKS[book_id], 7, 3))
    session.submit(AMEND, ("mark", 2, mark))
    for seat in (TABLE, *range(7)):
        view = session.view(seat)
        assert view.marks.get(2, ()) == ((mark,) if SEEN[book_id, mark] else ())
        assert any(event.kind == "amended.marked" for event in view.events) == SEEN[book_id, mark]


LASTING = {"judge.knighted", "judge.flipped", "hollow.revealed"}
"""A card that lies open is open for good; of all others the rules say when they are over."""
EVERY_DECK = {"judge": {"werewolf": 2, "silencer_elder": 1, "knight": 1, "idiot": 1, "commoner": 2}, **DECKS}
MARKS = [(one.id, mark) for one in books().values() for mark in one.marks]


@pytest.mark.parametrize("phase", ["night", "day"])
@pytest.mark.parametrize(("book_id", "mark"), MARKS)
def test_a_declared_mark_is_over_when_the_rules_own_is(book_id: str, mark: str, phase: str):
    """rulings, All books: the table may overrule any result; what a rule does with it is that rule's."""
    session = Session(book(book_id), Setup(EVERY_DECK[book_id], 7, 3))
    session._game.waived = Everything()
    while session.phase != phase:
        session.submit(*at_rest(session))
    session.submit(AMEND, ("mark", 2, mark))
    first = session.moment
    while session.outcome is None and session.moment <= first + 2:  # the night after it, and its day
        session.submit(*at_rest(session))
    assert (session._game.marked(2, mark) is not None) == (mark in LASTING)


def test_every_mark_is_in_the_list():
    assert {(one, mark) for one in DECKS for mark in book(one).marks} == SEEN.keys()
