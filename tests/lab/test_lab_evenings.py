"""The big book's evenings; what was measured of them stands with the decks (test_lab_decks.py)."""

from __future__ import annotations

from math import sqrt

import pytest

from nightcaller.lab.decks import measure
from nightcaller.rulebooks.measured import MEASURED
from nightcaller.rulebooks.revamped import BOOK
from nightcaller.rulebooks.revamped.evenings import DECKS, LARGEST
from nightcaller.rulebooks.revamped.teams import CITIZEN_ROLE
from nightcaller.rulebooks.rulebook import Recommendation, Rulebook
from nightcaller.table.live.rehearsal import first_night_seconds
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

SIZES = range(6, LARGEST + 1)


def test_there_are_evenings_for_every_table():
    assert len({one.id for table in DECKS.tables.values() for one in table}) >= 12
    for seats in SIZES:
        assert BOOK.recommended(seats), seats
    for seats in range(8, LARGEST + 1):
        assert len(BOOK.recommended(seats)) > 1 or seats > 20, seats


@pytest.mark.parametrize("evening", BOOK.recommended(10), ids=lambda evening: evening.id)
def test_ten_people_pass_a_night_in_four_minutes(evening: Recommendation):
    table = Sitting(
        tuple(SeatedPlayer(f"P{seat}") for seat in range(1, 11)), dict(evening.deck), 0, book=BOOK.id
    )
    assert first_night_seconds(table, "normal", lambda _line: 2.0) <= 4 * 60


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
    told = [MEASURED.decks[BOOK.id][row.seats][row.deck.id].village / 100 for row in found]
    drift = sum(row.village for row in found) / len(found) - sum(told) / len(told)
    assert abs(drift) <= 3.5 * sqrt(0.25 / played), "the evenings have to be measured again"
    assert sum(row.tally.unfinished for row in found) <= played // 50
    assert sum(row.tally.first_night for row in found) <= played // 20
