"""Lists of seats as people read and say them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nightcaller.text.numerals import numeral


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
        return listed([str(number) for number in self])

    def told(self, language: str) -> tuple[str, ...]:
        """Return the list for the ear, breath by breath: "three", "five", "and eight"; 三号、五号、八号."""
        words = [numeral(language, number) for number in self]
        if language == "zh-CN":
            return tuple(f"{word}号" for word in words)
        return (*words[:-1], f"and {words[-1]}") if len(words) > 1 else tuple(words)


def listed(words: Sequence[str]) -> str:
    """Return "3, 5 and 8"."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)
