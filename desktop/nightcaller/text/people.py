"""People as somebody reads of them alone: by name and number, and the reader herself as "you"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nightcaller.languages import LANGUAGES
from nightcaller.text.direction import apart


class People(tuple[tuple[int, str], ...]):
    """Seat numbers from 1 with names; 0 is the reader. The catalogue writes them out in each language."""

    __slots__ = ()

    @classmethod
    def of(cls, seats: Iterable[int], names: Sequence[str], reader: int | None = None) -> People:
        """Return people of seats counted from 0; the reader comes first."""
        ordered = sorted(seats, key=lambda seat: seat != reader)
        return cls((0, "") if seat == reader else (seat + 1, names[seat]) for seat in ordered)

    def written(self, language: str) -> str:
        """Return "you, Dan (4) and Fay (6)" or 你、4号阿明、6号小雨."""
        return LANGUAGES[language].people((number, apart(name)) for number, name in self)
