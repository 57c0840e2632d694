"""The common base of every error that a person may have to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Reason(NamedTuple):
    """A message that stands in another one, in that one's language."""

    message: str
    arguments: Mapping[str, Argument] = {}


class Named(dict[str, str]):
    """What something is called, by the tag of the language; the first of all where one has no name for it."""

    def within(self, language: str) -> str:
        """The name in a language."""
        return self.get(language) or next(iter(self.values()))


Argument = str | int | float | Reason | Named


class NightcallerError(Exception):
    """Something a person must be told; the catalogue has the sentence, in that person's language.

    Subclasses set `message_id`, or pass one where a class has several sentences. Arguments go into the
    message and into logs, so they never hold a role, a choice or a player's name.
    """

    message_id: str = "error-unexpected"

    def __init__(self, message_id: str | None = None, **arguments: Argument) -> None:
        if message_id is not None:
            self.message_id = message_id
        self.arguments: dict[str, Argument] = arguments
        super().__init__(self.message_id, arguments)

    @property
    def reason(self) -> Reason:
        """The same as a part of another message."""
        return Reason(self.message_id, self.arguments)
