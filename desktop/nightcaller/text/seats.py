"""Lists of seats as people read and say them."""

from __future__ import annotations

from collections.abc import Iterable


class Seats(tuple[int, ...]):
    """Seat numbers as people count them, from 1; the catalogue writes them out in each language."""

    __slots__ = ()

    @classmethod
    def of(cls, seats: Iterable[int]) -> Seats:
        """Return the numbers of seats counted from 0."""
        return cls(seat + 1 for seat in seats)

    def written(self, language: str) -> str:
        """Return "3, 5 and 8" or "3号、5号、8号"; empty for no seats."""
        if language == "zh-CN":
            return "、".join(f"{number}号" for number in self)
        if len(self) < 2:
            return "".join(map(str, self))
        return ", ".join(map(str, self[:-1])) + f" and {self[-1]}"
