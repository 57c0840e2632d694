"""An answer that is a word: a role is a card of its book, and what decides nothing says so."""

from __future__ import annotations

import pytest

from nightcaller.engine.vocabulary import EMPTY_CHOICES
from nightcaller.rulebooks import book, books
from nightcaller.text import LANGUAGES, Catalogue
from nightcaller.viewmodels.private_seats import word_row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book_id", sorted(books()))
def test_a_role_is_answered_with_its_name_and_is_a_card(
    catalogue: Catalogue, book_id: str, language: str
) -> None:
    for role in book(book_id).roles:
        row = word_row("cards", role, None)
        assert catalogue.has(language, row.general), role
        assert (row.card, row.rests, row.selected) == (True, False, False)
        assert word_row("cards", role, role).selected


@pytest.mark.parametrize("word", sorted(EMPTY_CHOICES))
def test_a_word_that_decides_nothing_is_no_card_and_rests(catalogue: Catalogue, word: str) -> None:
    row = word_row("anything", word, "use")
    assert (row.card, row.rests, row.selected) == (False, True, False)
    assert not word_row("anything", "use", word).rests
    assert not row.general.startswith("role")
