"""What stands on every page that a form of seats and words can come to, and to which blank a tap goes."""

from __future__ import annotations

from itertools import product

from nightcaller.engine import NOBODY
from nightcaller.table.live.page import Entry, Page
from nightcaller.table.shelf.sitting import SeatedPlayer
from nightcaller.viewmodels.question import HandsOnPage, blank_rows, next_seat


def test_a_tap_goes_to_the_next_free_seat_then_to_the_first_free_one_then_to_the_last() -> None:
    for length in range(1, 5):
        for worded, filled in product(
            product((False, True), repeat=length), product((None, 3), repeat=length)
        ):
            entries = tuple(Entry("key", (3,), ("use", "keep") if words else ()) for words in worded)
            page = Page(entries, filled)
            seats = [at for at in range(length) if not worded[at]]
            free = [at for at in seats if filled[at] is None]
            for after in range(-1, length):
                at = next_seat(page, after)
                if not seats:
                    assert at == -1
                elif not free:
                    assert at == max(seats)
                elif max(free) > after:
                    assert at == min(one for one in free if one > after)
                else:
                    assert at == min(free)
            assert next_seat(page) == next_seat(page, -1)


def test_a_page_says_of_each_blank_what_was_tapped_for_it_and_where_a_tap_goes() -> None:
    players = tuple(SeatedPlayer(f"P{seat}") for seat in range(5))
    for length in range(1, 4):
        for worded, filled in product(
            product((False, True), repeat=length), product((None, 3, NOBODY, "use"), repeat=length)
        ):
            entries = tuple(
                Entry("key", (3,), ("use", NOBODY) if words else (), rest=NOBODY) for words in worded
            )
            page = Page(entries, filled, owed=(length - 1,))
            for active in range(-1, length):
                rows = blank_rows(page, HandsOnPage(active), players)
                for at, (row, words, pick) in enumerate(zip(rows, worded, filled, strict=True)):
                    assert (row.number, row.due) == (at + 1 if length > 1 else 0, at == length - 1)
                    assert (row.picked, row.name) == ((4, "P3") if pick == 3 else (0, ""))
                    assert (row.touched, row.passed) == (pick is not None, pick == NOBODY and not words)
                    assert row.active == (at == active and not words)
                    stands = NOBODY if pick is None else pick
                    assert [one.selected for one in row.words] == [one == stands for one in entries[at].words]
