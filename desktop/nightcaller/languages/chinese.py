"""Chinese as it is written and spoken on the mainland."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nightcaller.languages.language import Language

_WORDS: Final = "零一二三四五六七八九"


class Chinese(Language):
    """Simplified characters, Mandarin."""

    tag = "zh-CN"
    name = short = "中文"
    initial = "中"
    instead = ""
    # Windows writes the language out: "Chinese (Simplified)_China".
    locales = ("zh", "cmn", "yue", "hak", "nan", "wuu", "lzh", "chinese")
    # Cantonese (yue, zh-hk) and Hakka are other languages to the ear.
    voices = ("cmn", "cmn-cn", "zh-cn", "zh-hans-cn", "zh-hans", "zh", "zh-sg", "zh-tw", "zh-hant-tw")
    rate = 165
    natural = "xiaoxiao"
    script = "CJK"
    typed = "pinyin.txt"
    comma = "，"
    space = ""
    reader = "你"

    def numeral(self, number: int) -> str:
        """A number on a plate: 二号, never 两号; digits above 99 and below zero."""
        if not 0 <= number <= 99:
            return str(number)
        tens, ones = divmod(number, 10)
        if not tens:
            return _WORDS[ones]
        return f"{_WORDS[tens] if tens > 1 else ''}十{_WORDS[ones] if ones else ''}"

    def listed(self, words: Sequence[str]) -> str:
        """Return 甲、乙、丙."""
        return "、".join(words)

    def seats(self, numbers: Iterable[int]) -> str:
        """Return 3号、5号、8号."""
        return self.listed([f"{number}号" for number in numbers])

    def seats_aloud(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """Return 三号, 五号, 八号."""
        return tuple(f"{self.numeral(number)}号" for number in numbers)

    def people(self, named: Iterable[tuple[int, str]]) -> str:
        """Return 你、4号阿明、6号小雨."""
        return self.listed([f"{number}号{name}" if number else self.reader for number, name in named])

    def cards(self, counted: Iterable[tuple[str, int]]) -> str:
        """Return 狼人×4、预言家."""
        return self.listed([f"{name}×{cards}" if cards > 1 else name for name, cards in counted])

    def cards_aloud(self, cards: int) -> str:
        """Return 四张; of two, 两张."""
        return "两张" if cards == 2 else f"{self.numeral(cards)}张"

    def day(self, day: int, month: int, year: int | None) -> str:
        """Return 11月22日, 2025年11月22日."""
        return f"{'' if year is None else f'{year}年'}{month}月{day}日"
