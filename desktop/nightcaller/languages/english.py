"""English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nightcaller.languages.language import Language

_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_WORDS: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS: Final = ("zero", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


class English(Language):
    """British in writing; the voice is American."""

    tag = "en"
    name = "English"
    short = initial = "EN"
    instead = ""
    locales = ("en",)
    voices = ("en-us", "en-gb", "en")
    other_voices = "en-"
    natural = "heart"
    script = "LATIN"
    numbered = ("number", "numbers")
    reader = "you"

    def numeral(self, number: int) -> str:
        """Digits above 99 and below zero."""
        if not 0 <= number <= 99:
            return str(number)
        if number < len(_WORDS):
            return _WORDS[number]
        tens, ones = divmod(number, 10)
        return f"{_TENS[tens]}-{_WORDS[ones]}" if ones else _TENS[tens]

    def listed(self, words: Sequence[str]) -> str:
        """Return "3, 5 and 8"."""
        return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)

    def seats_aloud(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """Return "three", "five", "and eight"."""
        words = tuple(map(self.numeral, numbers))
        return (*words[:-1], f"and {words[-1]}") if len(words) > 1 else words

    def day(self, day: int, month: int, year: int | None) -> str:
        """Return "22 Nov", "22 Nov 2025"."""
        return f"{day} {_MONTHS[month - 1]}" + ("" if year is None else f" {year}")
