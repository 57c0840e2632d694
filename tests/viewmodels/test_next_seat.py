"""To which blank a tap on the ring goes, on every page that a form of seats and words can come to."""

from __future__ import annotations

from itertools import product

from nightcaller.table.live.page import Entry, Page
from nightcaller.viewmodels.question import next_seat


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
