"""Nothing that a table does over the game's head leads where no control works, and everything replays."""

from __future__ import annotations

import pytest

from makers.upsets import upset_evening
from nightcaller.rulebooks import book, books
from parts import first_fast, one_in

FOUND = (
    ("chat", 187),  # one of a pack visited, a step back, and the style that was chosen in between stands
    ("chat", 436),  # a round of votes that was skipped ended in a tie, with a moderator
    ("forum", 211),  # somebody was brought back after the call of her card
    ("hollow", 456),  # a secret ballot in which nobody has a vote
    ("judge", 1),  # what is told with a question was numbered when somebody looked
    ("judge", 7),  # a vote without voters, by hand
    ("judge", 997),  # two Seers with closed eyes tap one of the two
    ("revamped", 158),  # the end declared while a forgotten PIN was asked about
    ("revamped", 10269),  # with a moderator: two of a card of whom each may choose only the other
    ("revamped", 236),
)
"""Evenings that could not go on; more of them: ``./packaging/tool fuzz --evenings 4000 --book judge``."""


@pytest.mark.parametrize("number", first_fast(range(24), 1, usual=12))
@pytest.mark.parametrize("name", books())
def test_an_evening_that_the_table_upsets_can_always_go_on(name: str, number: int):
    assert upset_evening(book(name), number).games == 1


@pytest.mark.parametrize(("name", "number"), one_in(2, FOUND))
def test_an_evening_that_could_not_go_on_does(name: str, number: int):
    assert upset_evening(book(name), number).games == 1
