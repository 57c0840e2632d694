"""What the proof of secrets lets a book tell is what the book declares, and goes to whom the list says."""

from __future__ import annotations

from collections import Counter
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
MANY = 200
SELDOM = 20
"""Of so many living people who are not told of something one at most could be, for all that a book declares:
who has joined a group since, or sleeps with her eyes open."""
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


def hearers(of: str, tables: int) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Play at so many tables; return by kind how often something was told to some, how many of the living
    were not told it, and how many of them may hear it for all that the book declares."""
    told, others, let = Counter[str](), Counter[str](), Counter[str]()
    for number in range(tables):
        law, game = table(of, number).law, played(of, number)
        for window in range(25):
            now = game.opened(window)
            views = {seat: game.view(window, seat) for seat in now.news if seat != TABLE}
            alone: dict[tuple[str, str], tuple[Event, set[int]]] = {}
            for seat in views:
                for event in now.news[seat]:
                    if not event.audience & EVERYBODY:
                        alone.setdefault((event.kind, repr(event.facts)), (event, set()))[1].add(seat)
            for event, heard in alone.values():
                without = [view for seat, view in views.items() if seat in view.alive and seat not in heard]
                told[event.kind] += 1
                others[event.kind] += len(without)
                let[event.kind] += sum(law.entitled(event, view) for view in without)
            if now.outcome:
                break
    return told, others, let


@pytest.mark.parametrize("of", books())
def test_what_is_declared_lets_nobody_hear_what_the_rules_do_not_tell_them(of: str):
    """A declaration as wide as the table would hide every leak from the proof of secrets."""
    _told, others, let = hearers(of, TABLES)
    assert {kind: number for kind, number in let.items() if number * SELDOM > others[kind]} == {}


@pytest.mark.slow
@pytest.mark.parametrize("of", [book_id for book_id in books() if book_id != "revamped"])
def test_nothing_is_declared_that_is_never_told(of: str):
    told, _others, _let = hearers(of, MANY)
    secret = {kind for kind, known in table(of, 0).law.disclosures.items() if known.to is not everybody}
    assert secret == set(told)
