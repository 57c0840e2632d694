"""Lists of seats as people read and say them."""

from __future__ import annotations

from collections.abc import Iterable

from nightcaller.languages import LANGUAGES


class Seats(tuple[int, ...]):
    """Seat numbers as people count them, from 1; the catalogue writes them out in each language."""

    __slots__ = ()

    @classmethod
    def of(cls, seats: Iterable[int]) -> Seats:
        """Return the numbers of seats counted from 0."""
        return cls(seat + 1 for seat in seats)

    def written(self, language: str) -> str:
        """Return "3, 5 and 8" or "3号、5号、8号"; empty for no seats."""
        return LANGUAGES[language].seats(self)

    def told(self, language: str) -> tuple[str, ...]:
        """Return the list for the ear, breath by breath: "three", "five", "and eight"; 三号、五号、八号."""
        return LANGUAGES[language].seats_aloud(self)
