"""Files of own roles, looked at from the command line: can they be read, and where are they played?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nightcaller.errors import NightcallerError
from nightcaller.lab.words import CATALOGUE, LabWords
from nightcaller.rulebooks import books
from nightcaller.rulebooks.own import OwnRole, Refusal, against, read, refusals
from nightcaller.table.shelf.own_names import refuse_taken, taken
from nightcaller.table.shelf.own_roles import content_of, place_of, told_in
from nightcaller.text import message_id


@dataclass(frozen=True, slots=True)
class Checked:
    """What is to be said of a file."""

    file: str
    data: bytes
    role: OwnRole | None
    problem: NightcallerError | None
    """Why it cannot be read."""
    refused: tuple[Refusal, ...]
    """What does not go together in it."""
    lacking: dict[str, tuple[Refusal, ...]]
    """Book -> what it has no room for."""
    taken: dict[str, NightcallerError]
    """Book in which a role is called like that already -> what is said of it."""

    @property
    def fine(self) -> bool:
        """Whether it can be played somewhere."""
        anywhere = any(not why and book not in self.taken for book, why in self.lacking.items())
        return self.problem is None and not self.refused and anywhere


def checked(file: Path) -> Checked:
    """Look at a file."""
    data = b""
    try:
        data = content_of(file)
        role = read(data)
    except NightcallerError as problem:
        return Checked(str(file), data, None, problem, (), {}, {})
    found = refusals(role)
    lacking = {book: against(role, book) for book in books()} if not found else {}
    return Checked(str(file), data, role, None, found, lacking, dict(_taken(role, data)))


def _taken(role: OwnRole, data: bytes) -> Iterator[tuple[str, NightcallerError]]:
    for book in books():
        try:
            refuse_taken(role, data, taken(book, CATALOGUE))
        except NightcallerError as problem:
            yield book, problem


def as_data(found: Checked) -> dict[str, Any]:
    """Return it as data."""
    problem = found.problem
    return {
        "file": found.file,
        "role": found.role.id if found.role else None,
        "fine": found.fine,
        "problem": {"message": problem.message_id, **problem.arguments} if problem else None,
        "refused": [_refusal(one, found.data) for one in found.refused],
        "books": {
            book: [*_name(found.taken.get(book)), *(_refusal(one, found.data) for one in why)]
            for book, why in found.lacking.items()
        },
    }


def _name(problem: NightcallerError | None) -> list[dict[str, Any]]:
    return [{"message": problem.message_id, **problem.arguments}] if problem else []


def _refusal(one: Refusal, data: bytes) -> dict[str, Any]:
    return {
        "message": one.message,
        "line": place_of(one, data),
        "sentence": one.sentence,
        "field": one.field,
        **one.arguments,
        "nearest": one.instead is not None,
    }


def as_page(say: LabWords, found: Checked) -> Iterator[str]:
    """Return it as lines to read."""
    if found.problem is not None:
        yield say("lab-own-file", file=found.file, said=say.problem(found.problem))
        return
    assert found.role is not None
    named = found.role.named(say.language)
    for one in found.refused:
        yield say("lab-own-file", file=found.file, said=told(say, one, found.data))
    if found.refused:
        return
    say.lend((found.role,))
    card = say(f"{message_id('role', found.role.id)}.card")
    yield say("lab-own-file", file=found.file, said=say("lab-own-card", role=named, card=card))
    for book, why in found.lacking.items():
        name = say(message_id("book", book))
        known = found.taken.get(book)
        said = [say.problem(known)] if known else []
        said += [told(say, one, found.data) for one in why]
        for line in said or [say("lab-own-plays")]:
            yield say("lab-own-book", book=name, said=line)


def told(say: LabWords, one: Refusal, data: bytes) -> str:
    """A refusal with its line and field, and the nearest thing that works."""
    why = told_in(one, data)
    return say(why.message, **why.arguments)
