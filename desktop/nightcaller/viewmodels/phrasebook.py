"""All text on its way to the screens: message ids in, sentences out, in the language chosen now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QFont

from nightcaller.errors import Reason
from nightcaller.languages import DEFAULT, LANGUAGES
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.even_rows import WORD_JOINER, least_width, parted, whole

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_COUNTED: Final = r"(?<=\d)(?=[\u4e00-\u9fff])|(?<=第)(?=\d)|(?<=[\u4e00-\u9fff])(?=×\d)"
""" "9号", "第3夜", "狼人×2": Chinese has no spaces, and a line may break before any sign.
Compiled when something is written: the first frame does not wait for it."""


_LISTED: Final = (
    r"(?:(?<=、)|(?<=· ))[\u4e00-\u9fff]{2,6}(?=[、×。，]|\s·|$)|(?<![^：\s])[\u4e00-\u9fff]{2,6}(?=、|\s·)"
)
"""Words and names between the marks of a list: none is torn at the end of a line."""


def glued(text: str) -> str:
    """Return a text whose numbers stay with what is counted or numbered, and whose lists tear no word."""
    if "、" in text or "·" in text:
        text = re.sub(_LISTED, lambda listed: WORD_JOINER.join(listed[0]), text)
    if not re.search(r"\d", text):
        return text
    words = tuple(word for language in LANGUAGES.values() for word in language.numbered)
    return _numbered(words).sub(NO_BREAK, re.sub(_COUNTED, WORD_JOINER, text))


def mean(value: float) -> float:
    """Return a mean as it is written: with a tenth, unless that is 0."""
    rounded = round(value, 1)
    return int(rounded) if rounded.is_integer() else rounded


def hundredths(share: float) -> int | str:
    """Return a share as messages tell it: in whole hundredths; ``few`` is less than one, but not none."""
    return round(100 * share) or ("few" if share else 0)


@cache
def _numbered(words: tuple[str, ...]) -> re.Pattern[str]:
    """Find the spaces between these words and a number, and before "×4"."""
    spaces = (*(rf"(?<=\b{re.escape(word)}) (?=\d)" for word in words), r" (?=×\d)")
    return re.compile("|".join(spaces), re.IGNORECASE)


class ScreenTexts(Protocol):
    """What the screens need of `nightcaller.text.Catalogue`."""

    def say(self, language: str, message: str, /, **arguments: Any) -> str: ...

    def has(self, language: str, message: str) -> bool: ...


class _Blank:
    """A book with empty pages."""

    def say(self, language: str, message: str, /, **arguments: Any) -> str:
        del language, message, arguments
        return ""

    def has(self, language: str, message: str) -> bool:
        del language, message
        return False


@element
class Phrasebook(QObject):
    """The catalogue plus the table's languages: one, or two that are shown together.

    QML reaches it through the singleton `Words`, whose bindings run again when `revision` moves.
    """

    changed = Signal()

    def __init__(
        self,
        catalogue: ScreenTexts | None = None,
        languages: Sequence[str] = (DEFAULT,),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogue: ScreenTexts = catalogue or _Blank()
        self._languages = tuple(languages)
        self._revision = 1 if catalogue else 0
        self._emblems: dict[str, str] = {}

    def open(self, catalogue: ScreenTexts, languages: Sequence[str]) -> None:
        """Say everything from this catalogue; until then there is no text."""
        self._catalogue = catalogue
        self._languages = tuple(languages)
        self._revision += 1
        self.changed.emit()

    @property
    def languages(self) -> tuple[str, ...]:
        """The table's languages, the main one first."""
        return self._languages

    @property
    def catalogue(self) -> ScreenTexts:
        """All text, for those who write more than one message at a time."""
        return self._catalogue

    def speak(self, languages: Sequence[str]) -> None:
        """Show these languages from now on; every text on every screen follows at once."""
        if tuple(languages) != self._languages:
            self._languages = tuple(languages)
            self._revision += 1
            self.changed.emit()

    def learn(self, emblems: Mapping[str, str]) -> None:
        """The catalogue knows the texts of some more roles; every text on every screen follows at once.

        Args:
            emblems: last part of a role's id -> the drawing that it carries.
        """
        self._emblems.update(emblems)
        self._revision += 1
        self.changed.emit()

    @Slot(str, QFont, float, result=float)
    def least(self, text: str, font: QFont, width: float) -> float:
        """See `least_width`."""
        return least_width(text, font, width)

    @Slot(str, QFont, float, result=str)
    def parted(self, text: str, font: QFont, width: float) -> str:
        """See `even_rows.parted`."""
        return parted(text, font, width)

    @Slot(str, result=str)
    def whole(self, text: str) -> str:
        """See `even_rows.whole`."""
        return whole(text)

    @Slot(str, result=str)
    def emblem(self, kind: str) -> str:
        """Return the drawing that a role carries which has none of its own name; its name if nobody knows."""
        return self._emblems.get(kind, kind)

    revision = Property(int, lambda self: self._revision, notify=changed)
    both = Property(bool, lambda self: len(self._languages) > 1, notify=changed)
    language = Property(str, lambda self: self._languages[0], notify=changed)

    def text(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Return the message in the main language, and after a space in the other one if both are shown."""
        return " ".join(self._in_each(message, arguments))

    def lines(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Like `text`, with the two languages on lines of their own."""
        return "\n".join(self._in_each(message, arguments))

    def cast(self, counts: Iterable[tuple[str, int]]) -> str:
        """Return roles and how many there are of each as a list.

        Args:
            counts: message id of a role, and its cards.
        """
        from nightcaller.text.cards import (
            CardCounts,  # not before the first picture (docs/decisions/qml-sky-first.md)
        )

        cards = CardCounts(counts)

        def written(language: str) -> str:
            return cards.written(language, lambda role: self.sayIn(language, role, {}))

        return glued(" · ".join(dict.fromkeys(map(written, self._languages))))

    def in_a_row(self, parts: Iterable[Callable[[str], str]]) -> str:
        """Return a list of texts that each language has in its own words, a list in each language.

        Args:
            parts: language -> text.
        """
        written = [*parts]
        return glued(
            " · ".join(
                dict.fromkeys(
                    self._catalogue.say(language, "ui-visit-comma").join(part(language) for part in written)
                    for language in self._languages
                )
            )
        )

    def _in_each(self, message: str, arguments: Mapping[str, Any] | None) -> Iterable[str]:
        """The message in the table's languages, each text once."""
        given = arguments or {}
        return dict.fromkeys(glued(self._catalogue.say(one, message, **given)) for one in self._languages)

    @Slot(str, "QVariantMap", result=str)
    def first(self, message: str, arguments: dict[str, Any]) -> str:
        """Return the message in the main language."""
        return self.sayIn(self._languages[0], message, arguments)

    @Slot(str, "QVariantMap", result=str)
    def second(self, message: str, arguments: dict[str, Any]) -> str:
        """Return the message in the other language, or nothing where only one is shown."""
        return self.sayIn(self._languages[1], message, arguments) if len(self._languages) > 1 else ""

    @Slot(str, result=bool)
    def knows(self, message: str) -> bool:
        """Say whether there is such a message; where there is none, a more general one stands in."""
        return self._catalogue.has(self._languages[0], message)

    @Slot(str, str, result=str)
    def idOf(self, about: str, name: str) -> str:
        """Return the id of the message about something that has an id of its own (`text.message_id`)."""
        # Only now: the text package loads long, and the sky is to be seen first.
        from nightcaller.text import message_id

        return message_id(about, name)

    @Slot(str, result=str)
    def kindOf(self, name: str) -> str:
        """Return the kind of emblem that stands for a role: ``seer`` for ``judge.seer``."""
        return name.rpartition(".")[2]

    @Slot(str, str, "QVariantMap", result=str)
    def sayIn(self, language: str, message: str, arguments: dict[str, Any]) -> str:
        """Return the message in a given language, for instance a seat's own."""
        given = {key: self._given(value) for key, value in arguments.items()}
        return glued(self._catalogue.say(language, message, **given))

    @classmethod
    def _given(cls, value: Any) -> Any:
        """What QML makes of an argument, made right: whole numbers, lists of seats, of people, of clauses."""
        if isinstance(value, list):
            # Only now: the text package loads long, and the sky is to be seen first.
            from nightcaller.text import Clauses, People, Seats

            if any(isinstance(one, list) and isinstance(one[0], str) for one in value):
                return Clauses(
                    Reason(message, {key: cls._given(one) for key, one in arguments.items()})
                    for message, arguments in value
                )
            if any(isinstance(one, list) for one in value):
                return People((int(number), str(name)) for number, name in value)
            return Seats(int(number) for number in value)
        return int(value) if isinstance(value, float) and value.is_integer() else value
