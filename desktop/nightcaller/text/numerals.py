"""Numbers as words: the voice says "number three" and 三号, titles read "Night two" and 第二夜."""

from __future__ import annotations

from typing import Final

_ENGLISH: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_ENGLISH_TENS: Final = (
    *("zero", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"),
)
_CHINESE: Final = "零一二三四五六七八九"
_LARGEST: Final = 99


def numeral(language: str, number: int) -> str:
    """Return the number in words, as one counts seats and nights; digits above 99 and below zero."""
    if not 0 <= number <= _LARGEST:
        return str(number)
    return _chinese(number) if language == "zh-CN" else _english(number)


def _english(number: int) -> str:
    if number < len(_ENGLISH):
        return _ENGLISH[number]
    tens, ones = divmod(number, 10)
    return f"{_ENGLISH_TENS[tens]}-{_ENGLISH[ones]}" if ones else _ENGLISH_TENS[tens]


def _chinese(number: int) -> str:
    """A number on a plate: 二号, never 两号."""
    tens, ones = divmod(number, 10)
    if not tens:
        return _CHINESE[ones]
    return f"{_CHINESE[tens] if tens > 1 else ''}十{_CHINESE[ones] if ones else ''}"
