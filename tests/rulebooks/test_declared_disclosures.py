"""What the proof of secrets lets a book tell is what the book declares, and goes to whom the list says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nightcaller.engine import Event, Session
from nightcaller.engine.vocabulary import EVERYBODY, TABLE
from nightcaller.rulebooks import book, books
from rulebooks.interference import Law, anybody, everybody
from rulebooks.own.disclosures import OWN, book_law
from rulebooks.perturbed import PAIRS, pair, played, table

TABLES = 24
OF = [*books(), *(f"{book_id}+own" for book_id in books())]
UNTOLD = {"note"}
"""What is written on a board: the law of rooms is about that."""


def laws() -> Iterator[tuple[str, Law]]:
    for book_id in books():
        _rules, setup, _law = table(book_id, 0)
        yield book_id, book_law(Session(book(book_id), setup))


def test_nothing_is_let_through_that_the_book_does_not_declare():
    for book_id, law in laws():
        kinds = {*book(book_id).kinds}
        assert {*law.disclosures} - kinds - UNTOLD == set(), book_id
    assert all(kind.startswith("own.") for kind in OWN)


@pytest.mark.parametrize("of", OF)
def test_what_is_for_some_alone_is_told_to_nobody_else(of: str):
    """Neither to everybody nor to a seat that may not learn it by then."""
    told: list[Event] = []
    for number in range(TABLES):
        pair(of, number * PAIRS)
        law, game = table(of, number).law, played(of, number)
        for window in range(25):
            now = game.opened(window)
            for seat, events in now.news.items():
                for event in events:
                    if seat != TABLE and event.audience < EVERYBODY:
                        assert law.entitled(event, game.view(window, seat)), (seat, event)
            if now.outcome:
                break
        told += game.session.events
        for event in game.session.events:
            if event.kind in law.disclosures and event.audience & EVERYBODY:
                assert law.disclosures[event.kind].to in {everybody, anybody}, event.kind
    assert len(told) > 40 * TABLES
