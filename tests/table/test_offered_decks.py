"""What a table is offered: every deck once, under the name that its players look for."""

from __future__ import annotations

import pytest

from nightcaller.table.shelf.books import every_book
from nightcaller.text import message_id

BOOKS = {book.id: book for book in every_book()}


@pytest.mark.parametrize("newcomers", [False, True])
@pytest.mark.parametrize("name", BOOKS)
def test_no_two_decks_that_are_offered_have_the_same_cards(name: str, newcomers: bool) -> None:
    book = BOOKS[name]
    for seats in range(book.seats[0], book.seats[1] + 1):
        offered = book.recommended(seats, newcomers=newcomers)
        assert len({frozenset(one.deck.items()) for one in offered}) == len(offered), seats


def test_the_deck_for_newcomers_keeps_its_name_and_others_go_by_the_one_that_players_know() -> None:
    book = BOOKS["judge"]
    names = {seats: [one.id for one in book.recommended(seats)] for seats in (6, 9)}
    gentle = message_id("deck-judge", book.cover.newcomers)
    assert gentle in names[6]
    assert "deck-judge-six" not in names[6]
    assert names[9][0] == "deck-judge-three-divine"
    assert book.board_sizes()[0] == 9, "six people are offered no board that has another name as well"
