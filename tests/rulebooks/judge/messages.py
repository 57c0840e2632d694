"""What a game says, and whether the catalogue can say it, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from nightcaller.resources import shipped
from nightcaller.text import LANGUAGES, Catalogue, UnknownMessage

CATALOGUE = Catalogue(shipped("i18n"))


class Message(NamedTuple):
    """A message with its arguments; of several ids the first that exists is said."""

    ids: tuple[str, ...]
    arguments: tuple[tuple[str, Any], ...] = ()


def missing(messages: Iterable[Message]) -> list[str]:
    """What cannot be said: no such message, or an argument is missing, or nothing comes out."""
    wrong: set[str] = set()
    for message in messages:
        for language in LANGUAGES:
            found = [name for name in message.ids if CATALOGUE.has(language, name)]
            if not found:
                wrong.add(f"{language}: {message.ids[-1]}")
                continue
            try:
                text = CATALOGUE.say(language, found[0], **dict(message.arguments))
            except UnknownMessage as problem:
                wrong.add(f"{language}: {found[0]} {problem.reason}")
            else:
                if not text.strip() or "None" in text:
                    wrong.add(f"{language}: {found[0]} says {text!r}")
    return sorted(wrong)
