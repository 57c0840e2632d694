"""How long an evening takes, as its table is told."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import books
from nightcaller.table.shelf.books import book_info


@pytest.mark.parametrize("name", books())
def test_an_evening_takes_a_round_number_of_minutes(name: str) -> None:
    book = book_info(name)
    fewest, most = book.seats
    for seats in range(fewest, min(most, 20) + 1):
        for deck in book.recommended(seats):
            minutes = book.estimate(deck.deck, seats)
            assert (minutes > 0, minutes % 5) == (True, 0)
