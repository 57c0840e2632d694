"""The big book's evenings by numbers: the page that keeps them, and what they have to keep."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from nightcaller.lab.decks import measure
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.evenings import DECKS, LARGEST
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE
from nightcaller.rulebooks.rulebook import Recommendation, Rulebook
from nightcaller.table.live.rehearsal import first_night_seconds
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

PAGE = Path(__file__).parents[2] / "docs" / "decks.md"
SIZES = range(6, LARGEST + 1)
ENOUGH = 200
"""So many games leave an error of seven in a hundred."""


class Row(NamedTuple):
    """A row of the page: an evening for a number of people."""

    name: str
    seats: int
    cards: str
    shares: tuple[float, ...]
    """Of a hundred games: the town's, the werewolves', the strongest other side's."""
    first_night: float
    games: int


def rows() -> list[Row]:
    """Read the page's table of evenings."""
    text = PAGE.read_text("utf-8").partition("## The evenings of the big book")[2]
    found = re.findall(r"(?m)^\| ([a-z-]+) \| (\d+) \| ([^|]+) \| (.+) \|$", text)
    return [
        Row(name, int(seats), cards, tuple(map(float, numbers[:3])), float(numbers[3]), int(numbers[5]))
        for name, seats, cards, rest in found
        for numbers in [[cell.strip() for cell in rest.split("|")]]
    ]


def counted(cards: str) -> dict[str, int]:
    """Read "3 wolf, witch": role -> number of cards."""
    words = (card.split() for card in cards.split(", "))
    return {word[-1]: int(word[0]) if len(word) > 1 else 1 for word in words}


def test_there_are_evenings_for_every_table():
    assert len({one.id for table in DECKS.tables.values() for one in table}) >= 12
    for seats in SIZES:
        assert BOOK.recommended(seats), seats
    for seats in range(8, LARGEST + 1):
        assert len(BOOK.recommended(seats)) > 1 or seats > 20, seats


def test_the_page_has_the_evenings_of_today():
    today = {
        (one.id.removeprefix("deck-revamped-"), seats): {
            role.removeprefix("revamped."): count for role, count in one.deck.items() if role != CITIZEN_ROLE
        }
        for seats, table in DECKS.tables.items()
        for one in table
    }
    assert {(row.name, row.seats): counted(row.cards) for row in rows()} == today


@pytest.mark.parametrize("evening", BOOK.recommended(10), ids=lambda evening: evening.id)
def test_ten_people_pass_a_night_in_four_minutes(evening: Recommendation):
    table = Sitting(
        tuple(SeatedPlayer(f"P{seat}") for seat in range(1, 11)), dict(evening.deck), 0, book=BOOK.id
    )
    assert first_night_seconds(table, "normal", lambda _line: 2.0) <= 4 * 60


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.name}-{row.seats}")
def test_no_side_wins_too_often(row: Row):
    """65 of a hundred games are the most; where few were played there is room for chance."""
    assert max(row.shares) <= (65 if row.games >= ENOUGH else 70)
    assert row.first_night <= 5


def test_more_people_than_the_largest_deck_play_it_with_more_wolves_and_citizens():
    (largest,) = (one.deck for one in BOOK.recommended(LARGEST))
    (more,) = (one.deck for one in BOOK.recommended(LARGEST + 8))
    assert more["revamped.wolf"] - largest["revamped.wolf"] == 2
    assert more[CITIZEN_ROLE] - largest[CITIZEN_ROLE] == 6


@pytest.mark.slow
def test_evenings_are_still_games():
    """One size of each evening, a few games: nobody wins them all, and they end."""
    by_name: dict[str, list[tuple[Rulebook, int, Recommendation]]] = {}
    for seats, table in DECKS.tables.items():
        for one in table:
            by_name.setdefault(one.id, []).append((BOOK, seats, one))
    decks = [sizes[number % len(sizes)] for number, sizes in enumerate(by_name.values())]
    found = list(measure(decks, 10, seed=2))
    played = sum(row.tally.played for row in found)
    assert 0.3 < sum(row.tally.wins["revamped.town"] for row in found) / played < 0.7
    assert sum(row.tally.unfinished for row in found) <= played // 50
    assert sum(row.tally.first_night for row in found) <= played // 20
