"""Random games of every deck of a book, at which somebody looks on: they end, and every question is fair.

What is looked at beside that is the book's own (`watch`). The big book has watchers of its own, and laws.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from makers.drawing import drawn_table, pairs
from nightcaller.engine import Session
from nightcaller.rulebooks import books
from parts import first_fast
from rulebooks.chat import test_chat_fuzz as chat
from rulebooks.forum import test_forum_fuzz as forum
from rulebooks.hollow import test_hollow_fuzz as hollow
from rulebooks.judge import test_judge_fuzz as judge

WATCH: Final = {"judge": judge.watch, "hollow": hollow.watch, "chat": chat.watch, "forum": forum.watch}


@pytest.mark.parametrize("book", WATCH)
@pytest.mark.parametrize("batch", first_fast(range(15), 2, usual=6))
def test_random_games_end(book: str, batch: int) -> None:
    """Any number of people that the book is for, any deck, any house rules."""
    rules = books()[book]
    fewest, most = rules.seats
    for game in range(15 if batch < 2 else 100):
        rng = Random(f"{book}.{batch}.{game}")
        WATCH[book](
            Session(rules, drawn_table(rules, f"{book}.{batch}.{game}", rng.randint(fewest, most))), rng
        )


@pytest.mark.parametrize("book", WATCH)
@pytest.mark.parametrize("round_", first_fast(range(15), 1, usual=3))
def test_every_two_roles_meet(book: str, round_: int) -> None:
    """In each round at a table of another size."""
    rules = books()[book]
    for place, pair in enumerate(pairs(rules)):
        name = f"{'+'.join(pair)}.{round_}"
        table = drawn_table(rules, name, 6 + (place + round_) % 15, pair)
        assert set(pair) <= {*table.deck, *rules.offices, *rules.never_dealt}
        WATCH[book](Session(rules, table), Random(name))
