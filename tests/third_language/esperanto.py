"""A toy language as a contributor would begin it: an entry, a hundred messages, and no line elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from nightcaller.languages import Language
from nightcaller.resources import shipped

_WORDS = ("nul", "unu", "du", "tri", "kvar", "kvin", "ses", "sep", "ok", "nau")


class Esperanto(Language):
    """Nobody's mother tongue, spoken by the voice of espeak."""

    tag = "eo"
    name = "Esperanto"
    short = initial = "EO"
    locales = ("eo",)
    voices = ("eo",)
    numbered = ("numero",)
    reader = "vi"

    def numeral(self, number: int) -> str:
        """Digits above 99."""
        if not 0 <= number <= 99:
            return str(number)
        tens, ones = divmod(number, 10)
        ten = f"{_WORDS[tens] if tens > 1 else ''}dek" if tens else ""
        return " ".join(filter(None, (ten, _WORDS[ones] if ones or not tens else "")))

    def listed(self, words: Sequence[str]) -> str:
        """Return "3, 5 kaj 8"."""
        return f"{', '.join(words[:-1])} kaj {words[-1]}" if len(words) > 1 else "".join(words)

    def seats_aloud(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """Return "tri", "kvin", "kaj ok"."""
        words = tuple(map(self.numeral, numbers))
        return (*words[:-1], f"kaj {words[-1]}") if len(words) > 1 else words


def all_text(folder: Path) -> Path:
    """Make a folder of text in which the toy stands beside the languages that ship."""
    text = folder / "i18n"
    text.mkdir()
    for language in shipped("i18n").iterdir():
        if language.is_dir():
            (text / language.name).symlink_to(language, target_is_directory=True)
    (text / Esperanto.tag).symlink_to(Path(__file__).parent / "eo", target_is_directory=True)
    return text
