"""Marks that somebody may declare: which of them everybody sees, and which would give a secret away."""

from __future__ import annotations

import pytest

from nightcaller.engine import AMEND, TABLE, Session, Setup
from nightcaller.rulebooks import book

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


def test_every_mark_is_in_the_list():
    assert {(one, mark) for one in DECKS for mark in book(one).marks} == SEEN.keys()
