"""Fluent files in `i18n/<language>/*.ftl`, parsed when a language is first asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal

from fluent.runtime import FluentBundle, FluentResource

from nightcaller.errors import NightcallerError
from nightcaller.text.seats import Seats

Language = Literal["en", "zh-CN"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh-CN")

_BREATH: Final = re.compile(r"([,.?!，。？！、：；…]?) ?\| ?")
"""A breath in a spoken line, with the punctuation before it. Subtitles leave it out; where there is no
punctuation the voice gets a comma."""
_COMMA: Final[Mapping[str, str]] = {"en": ",", "zh-CN": "，"}
_SPACE: Final[Mapping[str, str]] = {"en": " ", "zh-CN": ""}


class UnknownMessage(NightcallerError):
    """The catalogue has no such message: a defect of ours, never of the people's."""

    message_id = "error-text-unknown"


def message_id(prefix: str, dotted: str) -> str:
    """Return the id of a message about something with dots or underscores in its id.

    ``message_id("role", "judge.seer")`` is ``role-judge-seer``.
    """
    return f"{prefix}-{dotted}".replace(".", "-").replace("_", "-")


def system_language(names: Iterable[str]) -> Language:
    """Return the first language of ours among the system's locale names (``zh_Hans_CN``, ``en-GB``...)."""
    for name in names:
        if name.lower().startswith("zh"):
            return "zh-CN"
        if name.lower().startswith("en"):
            return "en"
    return "en"


class _Edition:
    """One language of the catalogue."""

    def __init__(self, folder: Path, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((folder / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    @cached_property
    def ids(self) -> frozenset[str]:
        """Every message, and every attribute as ``message.attribute``."""
        found: set[str] = set()
        for name, message in self._bundle._messages.items():  # no public list in fluent.runtime 0.4
            if message.value is not None:
                found.add(name)
            found |= {f"{name}.{attribute.id.name}" for attribute in message.attributes}
        return frozenset(found)

    def write(self, name: str, arguments: Mapping[str, Any]) -> str:
        """Return the message with its arguments filled in."""
        base, _, attribute = name.partition(".")
        if not self._bundle.has_message(base):
            raise UnknownMessage(id=name, language=self._language)
        message = self._bundle.get_message(base)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(id=name, language=self._language)
        given = {
            key: value.written(self._language) if isinstance(value, Seats) else value
            for key, value in arguments.items()
        }
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise UnknownMessage(id=name, language=self._language, reason=str(errors[0]))
        return str(text)


class Catalogue:
    """All text of the product.

    Args:
        folder: the folder with one sub-folder per language (`resources.shipped("i18n")`).
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._editions: dict[str, _Edition] = {}

    def _edition(self, language: str) -> _Edition:
        if language not in self._editions:
            if language not in LANGUAGES:
                raise UnknownMessage(id="", language=language)
            self._editions[language] = _Edition(self._folder, language)
        return self._editions[language]

    def say(self, language: str, message: str, /, **arguments: Any) -> str:
        """Return a message for the eye.

        Args:
            language: ``en`` or ``zh-CN``.
            message: a message id, or ``id.attribute``.
            arguments: what the message interpolates; `Seats` are written out as a list.

        Raises:
            UnknownMessage: there is none, or an argument is missing.
        """
        text = self._edition(language).write(message, arguments)
        return _BREATH.sub(lambda breath: breath[1] + _SPACE[language], text)

    def spoken(self, language: str, message: str, /, **arguments: Any) -> str:
        """Return a message for the ear: its `.spoken` attribute if it has one, with pauses as commas."""
        edition = self._edition(language)
        spoken = f"{message}.spoken"
        chosen = spoken if "." not in message and spoken in edition.ids else message
        text = edition.write(chosen, arguments)
        return _BREATH.sub(lambda breath: (breath[1] or _COMMA[language]) + _SPACE[language], text)

    def has(self, language: str, message: str) -> bool:
        """Whether there is such a message, or attribute (``id.attribute``)."""
        return message in self._edition(language).ids

    def ids(self, language: str) -> frozenset[str]:
        """Every message id, attributes as ``id.attribute``."""
        return self._edition(language).ids
