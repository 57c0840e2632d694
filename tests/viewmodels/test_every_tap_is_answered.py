"""A tap that does not count says why, in words that there are: each seat and word, on pages of every book."""

from __future__ import annotations

import pytest

from makers.upsets import Party
from nightcaller.languages import LANGUAGES
from nightcaller.rulebooks import book, books
from nightcaller.styles import Style
from nightcaller.table.live.scene import Cover, Ended
from nightcaller.text import Catalogue
from nightcaller.viewmodels.question import refusal

STEPS = 120


@pytest.mark.parametrize("book_id", sorted(books()))
def test_every_tap_that_does_not_count_says_why(catalogue: Catalogue, book_id: str) -> None:
    party, said = Party(book(book_id), f"{book_id}.tap", 9, Style.PASS_AROUND), set[str]()
    for _step in range(STEPS):
        evening = party.evening
        if isinstance(evening.scene, Ended):
            break
        if isinstance(evening.scene, Cover):
            visit = evening.visit()
            alive = evening.public.alive
            page = visit.page()
            for entry in page.entries if page is not None and visit.purpose != "cards" else ():
                for option in {*range(evening.public.seats), *entry.words} - {*entry.options}:
                    for me in (None, visit.seat):
                        why = refusal(entry, option, me, alive)
                        assert all(catalogue.has(language, why) for language in LANGUAGES), (
                            entry.key,
                            option,
                        )
                        said.add(why)
        party.go_on()
    assert "ui-refused-dead" in said and len(said) > 1, said
