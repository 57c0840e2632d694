"""How long an evening takes, as its table is told."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import books
from nightcaller.rulebooks.measured import MEASURED
from nightcaller.table.shelf.books import book_info


@pytest.mark.parametrize("name", books())
def test_an_evening_takes_a_round_number_of_minutes(name: str) -> None:
    book = book_info(name)
    fewest, most = book.seats
    for seats in range(fewest, min(most, 20) + 1):
        for deck in book.recommended(seats):
            minutes = book.estimate(deck.deck, seats)
            assert (minutes > 0, minutes % 5) == (True, 0)


@pytest.mark.parametrize("seats", [12, 20, 30])
def test_no_book_counts_people_who_have_left(seats: int) -> None:
    """Their rounds are alike: speeches and visits of whoever is left. A book that had everybody speak
    in every round said ten and a half hours for thirty people."""
    minutes = {
        name: max(book_info(name).estimate(deck.deck, seats) for deck in book_info(name).recommended(seats))
        for name in MEASURED.days
    }
    assert len(minutes) > 3
    assert max(minutes.values()) <= 2 * min(minutes.values()), minutes
