"""What the laboratory says, in the language of whoever asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from nightcaller.errors import Argument, NightcallerError
from nightcaller.resources import shipped
from nightcaller.rulebooks.own import OwnRole
from nightcaller.table.shelf.own_words import lend
from nightcaller.text import LANGUAGES, Catalogue, message_id

CATALOGUE: Final = Catalogue(shipped("i18n"))


class LabError(NightcallerError):
    """A command that cannot be carried out as it was written."""

    message_id = "error-lab-usage"


class LabWords:
    """The catalogue in one language.

    Args:
        language: a language's tag.
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """Return a message."""
        return CATALOGUE.say(self.language, message, **arguments)

    def lend(self, roles: Iterable[OwnRole]) -> None:
        """Know the texts of some own roles."""
        lend(roles, CATALOGUE)

    def problem(self, problem: NightcallerError) -> str:
        """Return what is wrong; a role is written with its name instead of its id."""
        return self(problem.message_id, **self._named(problem.arguments))

    def _named(self, arguments: dict[str, Argument]) -> dict[str, Any]:
        role = arguments.get("role")
        known = role is not None and CATALOGUE.has(self.language, message_id("role", str(role)))
        return arguments | ({"role": self(message_id("role", str(role)))} if known else {})


def names_of(message: str) -> dict[str, str]:
    """Return a message in every language, by language."""
    return {language: CATALOGUE.say(language, message) for language in LANGUAGES}
