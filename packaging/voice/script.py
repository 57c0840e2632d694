"""Everything that can be recorded beforehand: each text that the catalogue can say of a public line.

A line without a number is one text. With one number it is a text for each seat. With two numbers, with a list
of seats, or with a number in a phrase that many lines share ("三号，") it is recorded phrase by phrase, from
breath to breath; the program puts such lines together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nightcaller.resources import shipped
from nightcaller.text import Catalogue, Seats

SEATS = 40
SAID = re.compile(r"line-[a-z-]+(\.theatrical)?|role-[a-z-]+\.(wake|act|choose|answer|sleep)|voice-sample")
"""Ids of messages that the narrator says."""
NUMBERS = {"seat", "by", "other"}
"""Arguments that are a seat."""
SHARED = 2
"""A phrase with a number that so many tellings have in common is recorded once instead of in each of them."""
WORD = re.compile(r"\w")
ROLE = re.compile(r"role-([a-z]+)-([a-z-]+)")
UNRECORDED = re.compile(r"(line-victory|line|role)-(chat|forum)-.*")
"""Lines of the books that the next voice in the chain reads: their script has not been recorded yet."""


class Text(NamedTuple):
    """A text to be recorded."""

    line: str
    """The line that it belongs to; of several, the first."""
    text: str
    phrase: bool
    """A part of a line."""
    number: int
    """The seat in it; 0 without one."""


def texts(language: str, folder: Path | None = None) -> list[Text]:
    """Return every text of a language once: those without a number, then seat by seat.

    Args:
        language: ``en`` or ``zh-CN``.
        folder: the catalogue's; the program's own by default.
    """
    folder = folder or shipped("i18n")
    catalogue = Catalogue(folder)
    # A role has a card; an office has none to wake up with.
    cards = {name.partition(".")[0] for name in catalogue.ids(language) if name.endswith(".card")}
    recorded = sorted(name for name in cards if not UNRECORDED.fullmatch(name))
    roles = [found.expand(r"\1.\2") for found in map(ROLE.fullmatch, recorded) if found]
    told = [
        telling
        for line, pattern in sorted(_patterns(folder / language))
        for telling in _tellings(catalogue, language, line, _Arguments(pattern), roles)
    ]
    uses = Counter(phrase for telling in told for phrase in set(telling.numbered))
    shared = {phrase for phrase, times in uses.items() if times >= SHARED}
    found: dict[str, Text] = {}
    for telling in told:
        if telling.in_parts or (telling.numbered and shared.issuperset(telling.numbered)):
            for phrase in telling.phrases:
                number = telling.number if phrase in telling.numbered else 0
                found.setdefault(phrase, Text(telling.line, phrase, True, number))
        else:
            found.setdefault(telling.whole, Text(telling.line, telling.whole, False, telling.number))
    return sorted(found.values(), key=_urgency)


def _urgency(text: Text) -> tuple[int, bool]:
    """What most tables hear comes first: whoever renders may stop."""
    return (12 if text.line.startswith(("role-", "line-cards-")) else text.number, text.phrase)


def _patterns(folder: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for path in folder.glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                own = [(entry.id.name, entry.value)] if entry.value else []
                own += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
                for name, pattern in own:
                    if SAID.fullmatch(name) and not UNRECORDED.fullmatch(name):
                        yield name, pattern


class _Arguments(Visitor):  # type: ignore[misc]
    """What a message takes: seats, a list of seats, and words that choose between its variants."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, list[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name != "count":
            keys = (variant.key for variant in node.variants)
            self.choices[node.selector.id.name] = [
                key.name for key in keys if isinstance(key, ast.Identifier)
            ]
        self.generic_visit(node)


class _Telling(NamedTuple):
    """A line with its arguments filled in."""

    line: str
    number: int
    whole: str
    phrases: tuple[str, ...]
    numbered: tuple[str, ...]
    """Those of its phrases that have a number."""
    in_parts: bool


def _tellings(
    catalogue: Catalogue, language: str, line: str, takes: _Arguments, roles: Sequence[str]
) -> Iterator[_Telling]:
    """Yield a line in all its variants; none if it takes what no recording can foresee, such as a name."""
    if takes.names - NUMBERS - {"seats", "count", "role"} - set(takes.choices):
        return
    choices = {**takes.choices, **({"role": roles} if "role" in takes.names else {})}
    seats = sorted(takes.names & NUMBERS)
    counts = (0, 1, 2) if "count" in takes.names else (1, 2) if "seats" in takes.names else (0,)
    for chosen, count in product(_choices(choices), counts):
        listed = bool(count) and "seats" in takes.names
        for number in range(1, SEATS + 1) if seats or listed else (0,):

            def told(number: int, chosen: dict[str, str] = chosen, count: int = count) -> tuple[str, ...]:
                # Both numbers of a line are the same here: no phrase has more than one.
                facts: dict[str, Any] = {**chosen, **dict.fromkeys(seats, number)}
                facts |= {"count": count, "seats": Seats([number] * count)}
                return catalogue.phrases(language, line, **facts)

            phrases = told(number)
            if not all(map(WORD.search, phrases)):
                continue  # a list of nobody: no game says it
            numbered = tuple(one for one, other in zip(phrases, told(99), strict=True) if one != other)
            # A line that does not ask how many there are is told as a list, also of one.
            in_parts = len(seats) + listed * count > 1 or (listed and "count" not in takes.names)
            in_parts |= "role" in takes.names
            whole = catalogue.joined(language, phrases)
            yield _Telling(line, number, whole, phrases, numbered, in_parts)


def _choices(choices: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    for words in product(*choices.values()):
        yield dict(zip(choices, words, strict=True))
