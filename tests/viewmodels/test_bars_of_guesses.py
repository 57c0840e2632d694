"""Bars of an evening's guesses: the best one is whole, the rest in proportion, none for lots and worse."""

from __future__ import annotations

import pytest

from nightcaller.rulebooks import book, books
from nightcaller.table.live.evening import Evening
from nightcaller.table.story.retelling import Teller
from nightcaller.text import Catalogue
from nightcaller.viewmodels.recap_rows import card_rows
from table.bots import keyed, play, sitting


@pytest.mark.parametrize("name", books())
def test_the_best_guesser_of_every_evening_has_the_whole_bar(catalogue: Catalogue, name: str) -> None:
    best = []
    for seed in range(3):
        deck = dict(book(name).recommended(8)[0].deck)
        evening = Evening(sitting(book=name, deck=deck, seed=seed, cards_at_night=False))
        play(evening, keyed(seed))
        recap = evening.recap()
        flair = {score.seat: score.flair for score in recap.scores}
        most = max(flair.values(), default=0.0)
        rows = card_rows(recap, [Teller(catalogue, "en", tuple(f"P{seat}" for seat in range(8)))])
        assert [row.number for row in rows] == list(range(1, 9))
        for seat, row in enumerate(rows):
            worth = flair.get(seat, 0.0)
            assert row.flair == (pytest.approx(worth / most) if worth > 0 else 0.0)
            assert bool(row.guesses) == (seat in flair)
        best.append(max(row.flair for row in rows))
    assert 1.0 in best
