"""Fluent files in `i18n/<language>/*.ftl`: indexed at the first question, parsed as they are needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from nightcaller.errors import Named, Reason
from nightcaller.languages import LANGUAGES
from nightcaller.text.cards import CardCounts
from nightcaller.text.clauses import Clauses
from nightcaller.text.dates import written
from nightcaller.text.direction import apart
from nightcaller.text.people import People
from nightcaller.text.seats import Seats

LONGEST: Final = 1000
"""Letters of what is put into a message, the path of a file for instance: Fluent refuses more than 2,500, and
who reads a sentence needs its beginning and its end."""

_BREATH: Final = "\N{SYMBOL FOR UNIT SEPARATOR}"
"""What the files write as ``|``. Another sign inside, so that a player may call herself "a|b"."""
_BREATHING: Final = re.compile(rf"([,.;:?!…，。；：？！、]?) ?{_BREATH} ?")

_EDGE: Final = "\N{SYMBOL FOR RECORD SEPARATOR}"
"""Behind a role's name that ends in a Latin letter or a digit: no other digit stands right behind those."""
_EDGES: Final = re.compile(rf"{_EDGE}(\d?)")

# Finding where a language's messages begin takes a fiftieth of parsing them: an entry is everything up to the
# next line that begins with a letter, a dash or a comment sign.
_ENTRY: Final = re.compile(r"^(?P<id>-?[A-Za-z][\w-]*) *=(?P<value>.*(?:\n(?![A-Za-z#-]).*)*)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"^[ \t]+\.([A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"{\s*(-?[A-Za-z][\w-]*)")


class UnknownMessage(LookupError):
    """The catalogue cannot say this: no such message, or an argument is missing.

    A defect of ours and no `NightcallerError`: what people must be told has a sentence, and this is the lack
    of one. Whoever waits for a refusal must not take it for one.

    Attributes:
        message: id of what was to be said.
        language: in which language.
        reason: what is wrong with the message; empty if there is none.
    """

    def __init__(self, message: str, language: str, reason: str = "") -> None:
        super().__init__(f"{language}: {message} {reason}".rstrip())
        self.message = message
        self.language = language
        self.reason = reason


def message_id(*parts: str) -> str:
    """Return the id of a message about something with dots or underscores in its id.

    ``message_id("role", "judge.seer")`` is ``role-judge-seer``.
    """
    return "-".join(parts).replace(".", "-").replace("_", "-")


NAMED: Final = ("role", "team", "mark", "charge", "award")
"""Families of which a message may name a thing by its id."""


class _Edition:
    """One language of the catalogue, for the eye or for the ear.

    Messages know functions beside Fluent's own: ``SEAT($seat)`` is a seat's number, in digits for the eye and
    in words for the ear; ``NUMERAL($day)`` is always in words; ``ROLE($role)``, ``TEAM($team)``,
    ``MARK($mark)``, ``CHARGE($charge)`` and ``AWARD($award)`` are the names of these things;
    ``CALLED($role)`` is what a role is called by at night, its attribute ``.called`` or else its name;
    ``DATE($date)`` is a day as people write it.

    Args:
        folder: as of `Catalogue`.
        language: the language's tag.
        instead: the edition that says what is missing in this one; None where nothing may be missing.
        aloud: for the ear.
    """

    def __init__(
        self, folder: Path, language: str, instead: _Edition | None = None, *, aloud: bool = False
    ) -> None:
        self.language = language
        self._instead: Final = instead
        self._aloud = aloud
        self._bundle = FluentBundle(
            [language],
            {
                "SEAT": self._seat,
                "NUMERAL": self._numeral,
                "DATE": self._date,
                "CALLED": self._called,
                **{kind.upper(): partial(self._name, kind) for kind in NAMED},
            },
            use_isolating=False,
        )
        self._lent: dict[str, str] = {}
        unparsed, self._own = _index(folder / language)
        self._unparsed: Final = dict(unparsed)
        self.ids = self._own
        """Every message that has a value, and every attribute as ``message.attribute``."""

    def lend(self, texts: Mapping[str, str]) -> None:
        """Know some more messages, or others for the same ids: plain texts, in which nothing is filled in."""
        self._lent.update(texts)
        self.ids = self._own | self._lent.keys()

    def knows(self, name: str) -> bool:
        """Whether the message can be said at all, here or by the edition that stands in."""
        return name in self.ids or (self._instead is not None and self._instead.knows(name))

    def write(self, name: str, arguments: Mapping[str, Any]) -> str:
        """Return the message with its arguments filled in and its breaths still marked.

        What is missing, or cannot be said as it is written, is said by the edition that stands in: whole,
        with that one's numerals, lists and names, so that no sentence is in two languages.
        """
        if self._instead is None:
            return self._write(name, arguments)
        try:
            return self._write(name, arguments)
        except UnknownMessage:
            return self._instead.write(name, arguments)

    def _write(self, name: str, arguments: Mapping[str, Any]) -> str:
        lent = self._lent.get(name)
        if lent is not None:
            return lent
        if name not in self._own:
            raise UnknownMessage(name, self.language)
        base, _, attribute = name.partition(".")
        self._parse(base)
        if not self._bundle.has_message(base):
            raise UnknownMessage(name, self.language, "syntax")
        message = self._bundle.get_message(base)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(name, self.language, "syntax")
        given = {key: self._listed(value) for key, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownMessage(name, self.language, str(errors[0]))
        return _EDGES.sub(lambda edge: f" {edge[1]}" if edge[1] else "", str(text))

    def _parse(self, entry: str) -> None:
        """Take an entry into the bundle, with everything that it refers to."""
        source = self._unparsed.pop(entry, None)
        if source is not None:
            self._bundle.add_resource(_parsed(source))
            for referred in _REFERENCE.findall(source):
                self._parse(referred)

    def _listed(self, value: Any) -> Any:
        if isinstance(value, str):
            if len(value) > LONGEST:
                value = f"{value[: LONGEST // 2]}…{value[-LONGEST // 2 :]}"
            return value if self._aloud else apart(value)
        if isinstance(value, Seats):
            if self._aloud:
                return _BREATH.join(value.told(self.language))
            return value.written(self.language)
        if isinstance(value, People):
            return value.written(self.language)
        if isinstance(value, Clauses):
            own = LANGUAGES[self.language]
            return (own.comma + own.space).join(self.write(*clause) for clause in value)
        if isinstance(value, Reason):
            return self.write(value.message, value.arguments)
        if isinstance(value, Named):
            return self._listed(value.within(self.language))
        if isinstance(value, CardCounts):
            name = partial(self._name, "role")
            if self._aloud:
                return _BREATH.join(value.told(self.language, name))
            return value.written(self.language, name)
        return value

    def _seat(self, number: Any) -> Any:
        # "nobody" may stand where a seat is asked for: a message has a variant for it.
        return self._numeral(number) if self._aloud else number

    def _name(self, kind: str, thing: Any) -> Any:
        name = self.write(message_id(kind, str(thing)), {})
        return name + _EDGE if kind == "role" and name[-1:].isascii() and name[-1:].isalnum() else name

    def _called(self, role: Any) -> Any:
        """ "Werewolves", where the card says Werewolf: whoever holds one opens their eyes."""
        name = message_id("role", str(role))
        called = f"{name}.called"
        if self._instead is not None and name not in self.ids:
            return self._instead._called(role)
        return self.write(called if called in self.ids else name, {})

    def _date(self, when: Any) -> Any:
        return written(self.language, str(when), date.today())

    def _numeral(self, number: Any) -> Any:
        return LANGUAGES[self.language].numeral(number) if isinstance(number, int) else number


@cache
def _parsed(source: str) -> Any:
    """An entry, as a bundle takes it in."""
    return FluentResource(source)


@cache  # the eye and the ear read the same files, and none changes while the program runs
def _index(folder: Path) -> tuple[Mapping[str, str], frozenset[str]]:
    """Every entry of a language as it is written, and the ids under which they can be asked for."""
    unparsed: dict[str, str] = {}
    names: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        for entry in _ENTRY.finditer(path.read_text(encoding="utf-8").replace("|", _BREATH)):
            unparsed.setdefault(entry["id"], entry[0])
            names.update(_names(entry["id"], entry["value"]))
    return unparsed, frozenset(names)


def _names(entry: str, value: str) -> Iterator[str]:
    """The ids under which an entry's text can be asked for; none for a term."""
    if entry.startswith("-"):
        return
    attributes = list(_ATTRIBUTE.finditer(value)) if "\n" in value else []
    own = value[: attributes[0].start()] if attributes else value
    if own.strip():
        yield entry
    for attribute in attributes:
        yield f"{entry}.{attribute[1]}"


class Catalogue:
    """All text of the product.

    Args:
        folder: the folder with one sub-folder per language (`resources.shipped("i18n")`).
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._editions: dict[tuple[str, bool], _Edition] = {}

    def _edition(self, language: str, *, aloud: bool = False) -> _Edition:
        key = language, aloud
        if key not in self._editions:
            if language not in LANGUAGES:
                raise UnknownMessage("", language)
            other = LANGUAGES[language].instead
            instead = self._edition(other, aloud=aloud) if other else None
            self._editions[key] = _Edition(self._folder, language, instead, aloud=aloud)
        return self._editions[key]

    def tongue(self, language: str, message: str) -> str:
        """Return the tag of the language that says a message: this one, or the one that stands in."""
        while message not in self._edition(language).ids and (other := LANGUAGES[language].instead):
            language = other
        return language

    def say(self, language: str, message: str, /, **arguments: Any) -> str:
        """Return a message for the eye.

        Args:
            language: a language's tag.
            message: a message id, or ``id.attribute``.
            arguments: what the message interpolates; `Seats` are written out as a list.

        Raises:
            UnknownMessage: there is none, or an argument is missing.
        """
        space = LANGUAGES[self.tongue(language, message)].space
        text = self._edition(language).write(message, arguments)
        return _BREATHING.sub(lambda breath: breath[1] + space, text)

    def spoken(self, language: str, message: str, /, **arguments: Any) -> str:
        """Return the same message for the ear: numbers in words, breaths as commas.

        Where that is not enough the message has an attribute ``.spoken``. Raises like `say`.
        """
        phrases = self.phrases(language, message, **arguments)
        return self.joined(self.tongue(language, message), phrases)

    def phrases(self, language: str, message: str, /, **arguments: Any) -> tuple[str, ...]:
        """Return what `spoken` says from breath to breath, each phrase with the sign that it ends on.

        Lists of seats and of cards are told with a breath between their members. Raises like `say`.
        """
        edition = self._edition(self.tongue(language, message), aloud=True)
        own = f"{message}.spoken"
        comma = LANGUAGES[edition.language].comma
        text = edition.write(own if own in edition.ids else message, arguments)
        breathed = _BREATHING.sub(lambda breath: (breath[1] or comma) + _BREATH, text)
        return tuple(breathed.split(_BREATH))

    def joined(self, language: str, phrases: Iterable[str]) -> str:
        """Return the phrases of a line as one text, as `spoken` does."""
        return LANGUAGES[language].space.join(phrases)

    def composed(self, language: str, message: str, /, **arguments: Any) -> str:
        """Return a message with its breaths still marked: what is lent (`lend`) is put together from others.

        Raises like `say`.
        """
        return self._edition(language).write(message, arguments)

    def lend(self, language: str, texts: Mapping[str, str]) -> None:
        """Know what people have written themselves, for the eye and for the ear.

        Args:
            language: of the texts.
            texts: message id (or ``id.attribute``) -> the text; what was lent before under an id gives way.
        """
        for aloud in (False, True):
            self._edition(language, aloud=aloud).lend(texts)

    def has(self, language: str, message: str) -> bool:
        """Whether a message, or an attribute (``id.attribute``), can be said: here or by what stands in."""
        return self._edition(language).knows(message)

    def ids(self, language: str) -> frozenset[str]:
        """Every id that is written in the language itself, attributes as ``id.attribute``."""
        return self._edition(language).ids
