"""What an own role may not be called: two roles of one table that read alike are one to whoever is told.

A question, a card and a ruling name a role by its name alone. So a name that a role of the book has already,
in any language, is refused on its way in, however it is written: in capitals, with other spaces, in letters
of full width or of another alphabet (`own.lookalikes`). An evening that has begun is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from nightcaller.languages import whole
from nightcaller.rulebooks import book
from nightcaller.rulebooks.own import OwnRole, OwnRoleError, Refusal, skeleton
from nightcaller.rulebooks.own.checking import ROLE
from nightcaller.rulebooks.own.reading import line_in
from nightcaller.rulebooks.own.sentences import MOST_NAME
from nightcaller.text import Catalogue, message_id

Taken = Mapping[str, str]
"""The skeleton of a name -> the role that has it."""

NOBODY: Final[Taken] = {}


@lru_cache(8)
def taken(book_id: str, catalogue: Catalogue) -> Taken:
    """The names of a book's roles and offices in every language.

    Raises:
        IllegalSetup: there is no such book.
    """
    rules = book(book_id)
    return {
        skeleton(catalogue.say(language, message)): role
        for role in (*rules.roles, *rules.offices)
        for language in whole()
        if catalogue.has(language, message := message_id("role", role))
    }


def _given_away(role: OwnRole, names: Taken) -> dict[str, str]:
    """Language -> the role's name in it, where somebody has it."""
    return {tag: text for tag, text in role.name.texts().items() if skeleton(text) in names}


def refused_name(role: OwnRole, names: Taken) -> Refusal | None:
    """Return why a role cannot be called what it is, with a name that is free; None if it can."""
    said = _given_away(role, names)
    if not said:
        return None
    name, facts = role.name, {"name": next(iter(said.values()))}
    for tag, text in said.items():
        name = name.saying(tag, free(text, names))
    facts["free"] = name.of(next(iter(said)))
    return Refusal("own-refused-name-taken", ROLE, "name", facts, replace(role, name=name))


def free(name: str, names: Taken) -> str:
    """Return a name like this that nobody has: with the smallest number behind it that makes it one."""
    space = " " if name.isascii() else ""
    number = 2
    while skeleton(found := f"{name[: MOST_NAME - 4]}{space}{number}") in names:
        number += 1
    return found


def refuse_taken(role: OwnRole, data: bytes, names: Taken) -> None:
    """Refuse the name of a role where a role of the book has it.

    Args:
        data: the role's file.

    Raises:
        OwnRoleError: so it is, in this line.
    """
    for tag, name in _given_away(role, names).items():
        line = line_in(data, ("name", tag))
        raise OwnRoleError("error-own-file-name-taken", line=line, field=f"name.{tag}", given=name)
