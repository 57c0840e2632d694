"""What is printed on a book's cover follows from the book and from how many people want to play."""

from __future__ import annotations

import pytest

from driver import unglued
from nightcaller.table.shelf.books import BookInfo, every_book
from nightcaller.text import LANGUAGES, Catalogue, message_id
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.shelf_of_books import book_row

SIZES = (1, 5, 6, 7, 8, 9, 10, 12, 16, 20, 40, 41)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", every_book(), ids=lambda book: book.id)
def test_a_cover_says_how_long_it_is_and_for_whom(
    catalogue: Catalogue, book: BookInfo, language: str
) -> None:
    words = Phrasebook(catalogue, (language,))
    fewest, most = book.seats
    for seats in {*SIZES, fewest - 1, fewest, most, most + 1}:
        row = book_row(book, seats, words, current=False)
        assert row.fits is (fewest <= seats <= most)
        people = "ui-books-people" if row.fits else "ui-books-unfit"
        assert row.people == words.text(people, {"fewest": fewest, "most": most})
        lengths = {book.estimate(deck.deck, seats) for deck in book.recommended(seats)} if row.fits else set()
        if len(lengths) > 1:
            span = {"fewest": min(lengths), "most": max(lengths)}
            assert row.minutes == words.text("ui-books-minutes", span)
        else:
            about = [words.text("ui-books-minutes-about", {"minutes": one}) for one in lengths]
            assert [row.minutes] == (about or [""])
    contents = unglued(row.contents)
    assert unglued(words.text("ui-books-roles", {"roles": len(book.roles) - len(book.traits)})) in contents
    traits = unglued(words.text("ui-books-traits", {"traits": len(book.traits)}))
    assert (traits in contents) == bool(book.traits)
    for office in book.offices:
        assert words.text(message_id("role", office)) in unglued(row.contents)
