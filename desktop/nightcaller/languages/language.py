"""What the program has to know of a language beside its messages. A language is one class of this kind.

What a class does not say is said for it here in digits and commas, which can be read in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar


class Language:
    """A language: its names, its voices, its numerals and its lists.

    The class attributes are the entry; a new language overrides those that differ.
    """

    tag: ClassVar[str]
    """The name of its folder in `i18n/` and in `assets/voice/`: a tag of BCP 47, ``zh-CN``."""
    name: ClassVar[str]
    """What its own speakers call it."""
    short: ClassVar[str]
    """The same on a small button."""
    initial: ClassVar[str]
    """The same beside another language on that button."""
    instead: ClassVar[str] = "en"
    """Tag of the language that says what is not written here yet; empty where nothing may be missing."""
    locales: ClassVar[tuple[str, ...]]
    """How the names of computers' locales begin that mean this language, in small letters."""

    voices: ClassVar[tuple[str, ...]] = ()
    """Tags of system voices that speak it, best first."""
    other_voices: ClassVar[str] = ""
    """How the tag of any other system voice begins that will do; empty for none."""
    rate: ClassVar[int] = 155
    """Words a minute at speed 1.0; every pyttsx3 driver means about the same by it."""
    natural: ClassVar[str] = ""
    """Id of the natural voice that speaks it (`voice.neural.engine`); empty for none."""
    script: ClassVar[str] = ""
    """Its voices read players' names in these letters: the first word of a letter's Unicode name, ``CJK``.
    Of several languages with the same letters the first one reads them; empty for a language that leaves
    names to others."""
    typed: ClassVar[str] = ""
    """File in its folder that says how names are typed in Latin letters (``pinyin.txt``); empty for none."""

    comma: ClassVar[str] = ","
    """What the voice hears at a breath where the text has no sign."""
    space: ClassVar[str] = " "
    """What stands between two phrases."""
    numbered: ClassVar[tuple[str, ...]] = ()
    """Words with which a number behind them stays on one line."""

    def numeral(self, number: int) -> str:
        """Return a number in words, as one counts seats and nights; digits where there are no words."""
        return str(number)

    def listed(self, words: Sequence[str]) -> str:
        """Return words as a list for the eye: "3, 5, 8"."""
        return ", ".join(words)

    def seats(self, numbers: Iterable[int]) -> str:
        """Return seat numbers as a list for the eye."""
        return self.listed([str(number) for number in numbers])

    def seats_aloud(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """Return seat numbers as a list for the ear, breath by breath."""
        return tuple(map(self.numeral, numbers))

    def people(self, named: Iterable[tuple[int, str]]) -> str:
        """Return people with their numbers as a list for the eye; number 0 is the reader, whose name is
        `reader`."""
        return self.listed([f"{name} ({number})" if number else self.reader for number, name in named])

    reader: ClassVar[str] = "★"
    """What a list of people calls whoever reads it: "you"."""

    def cards(self, counted: Iterable[tuple[str, int]]) -> str:
        """Return roles, and how many cards there are of each, as a list for the eye: "Werewolf ×4, Seer"."""
        return ", ".join(f"{name} ×{cards}" if cards > 1 else name for name, cards in counted)

    def cards_aloud(self, cards: int) -> str:
        """Return a number of cards, more than one, as it is heard behind the role."""
        return self.numeral(cards)

    def day(self, day: int, month: int, year: int | None) -> str:
        """Return a day as people write it.

        Args:
            day: of the month, from 1.
            month: from 1.
            year: None where it goes without saying.
        """
        short = f"{month:02}-{day:02}"
        return short if year is None else f"{year}-{short}"
