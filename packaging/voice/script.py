"""Everything that can be recorded beforehand: each text that the catalogue can say of a public line.

Who writes a line decides how it is recorded. Without a number it is one text. With one and no breath, it is a
text for each number ("Number three, please speak."). With a number and a breath it is recorded from breath to
breath, each phrase once however many lines share it ("Number three,"), and the program puts such lines
together. So are lines that name a role, an office, an award or the cards of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.table.live.narration import COUNTED
from nightcaller.text import CardCounts, Catalogue, Seats, message_id

SEATS = 40
SAID = re.compile(
    r"line-[a-z-]+(\.(theatrical|plain)[2-9]?)?|end-[a-z-]+|voice-sample|"
    r"guide-(?!skip)[a-z-]+|minutes-[a-z]+-[a-z]+|"
    r"role-[a-z-]+\.(wake(-first)?|act|choose|answer|protect|poison|revoke|join|second|sleep)"
    r"(-(theatrical|plain)[2-9]?)?"
)
"""Ids of messages that the narrator says."""
MADE_UP = re.compile(r"(line|role-of)-own-")
"""Lines of made-up roles: the system's voice has to say their names, and says the rest in the same breath."""
NUMBERS = {"seat", "by", "other"}
"""Arguments that are a seat."""
COUNTS = {"day", "count"}
"""Arguments that are counted in words, where the message says so: nights, those who are left, votes."""
WORD = re.compile(r"\w")


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
    things = _things(catalogue, language)
    found: dict[str, Text] = {}
    for line, pattern in sorted(_patterns(folder / language), key=_shelf):
        takes = _Arguments(pattern)
        named = takes.names & things.keys()
        for name in named:
            takes.choices[name] = [thing for thing in things[name] if _of_its_book(thing, line)]
        for telling in _tellings(catalogue, language, line, takes):
            if (telling.numbered or named) and len(telling.phrases) > 1:
                for phrase in telling.phrases:
                    number = telling.number if phrase in telling.numbered else 0
                    found.setdefault(phrase, Text(line, phrase, True, number))
            else:
                found.setdefault(telling.whole, Text(line, telling.whole, False, telling.number))
    return sorted(found.values(), key=_urgency)


def _things(catalogue: Catalogue, language: str) -> Mapping[str, Sequence[Any]]:
    """Return what lines name, by argument: every role, office and award, and every card in every number."""
    roles = [role for book in books().values() for role in book.roles]
    offices = [office for book in books().values() for office in book.offices]
    known = {
        "role": [role for role in roles if catalogue.has(language, message_id("role", role))],
        "office": [office for office in offices if catalogue.has(language, message_id("role", office))],
    }
    awards = sorted(one for one in catalogue.ids(language) if re.fullmatch("award-[a-z-]+", one))
    cards = [CardCounts([(role, 1)]) for role in known["role"]]
    cards += [CardCounts([(roles[0], count)]) for count in range(2, SEATS + 1)]
    return known | {"award": [one.removeprefix("award-") for one in awards], "cards": cards}


def _shelf(pattern: tuple[str, ast.Pattern]) -> tuple[int, str]:
    """What several books say belongs to the first of them; what is of no book comes before."""
    line = pattern[0]
    order = list(books())
    return next((order.index(word) for word in line.split("-") if word in order), -1), line


def _of_its_book(thing: Any, line: str) -> bool:
    """Whether a line can name a role or an office: one of a book names only its own."""
    own = [word for word in line.split("-") if word in books()]
    return not own or str(thing).partition(".")[0] in own


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
                    if SAID.fullmatch(name) and not MADE_UP.match(name):
                        yield name, pattern


class _Arguments(Visitor):  # type: ignore[misc]
    """What a message takes: seats, a list of seats, and words that choose between its variants."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, list[Any]] = {}
        self.counted: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NUMERAL":
            given = node.arguments.positional
            self.counted |= COUNTS & {one.id.name for one in given if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name not in COUNTS:
            keys = (variant.key for variant in node.variants)
            self.choices[node.selector.id.name] = [
                key.name for key in keys if isinstance(key, ast.Identifier)
            ]
        self.generic_visit(node)


class _Telling(NamedTuple):
    """A line with its arguments filled in."""

    number: int
    whole: str
    phrases: tuple[str, ...]
    numbered: tuple[str, ...]
    """Those of its phrases that have a number."""


def _tellings(catalogue: Catalogue, language: str, line: str, takes: _Arguments) -> Iterator[_Telling]:
    """Yield a line in all its variants; none if it takes what no recording can foresee, such as a name."""
    if takes.names - NUMBERS - COUNTS - {"seats"} - set(takes.choices):
        return
    if takes.counted:
        seats = takes.names & NUMBERS
        numbers = range(SEATS + 1) if seats else range(1, COUNTED + 1)
        for chosen, number in product(_choices(takes.choices), numbers):
            facts = {**chosen, **dict.fromkeys(takes.counted, number), **dict.fromkeys(seats, max(1, number))}
            phrases = catalogue.phrases(language, line, **facts)
            yield _Telling(number, catalogue.joined(language, phrases), phrases, phrases)
        return
    singles = takes.names & NUMBERS
    listed = "seats" in takes.names
    counts = (0, 1, 2) if "count" in takes.names else (1, 2) if listed else (0,)
    for chosen, count in product(_choices(takes.choices), counts):

        def told(number: int, chosen: dict[str, Any] = chosen, count: int = count) -> tuple[str, ...]:
            # Both numbers of a line are the same here: no phrase has more than one.
            facts: dict[str, Any] = {**chosen, **dict.fromkeys(singles, number)}
            facts |= {"count": count, "seats": Seats([number] * count)}
            return catalogue.phrases(language, line, **facts)

        changes = bool(singles or (listed and count))
        another = told(99 if changes else 0)
        for number in range(1, SEATS + 1) if changes else (0,):
            phrases = told(number)
            if not all(map(WORD.search, phrases)):
                continue  # a list of nobody: no game says it
            numbered = tuple(one for one, other in zip(phrases, another, strict=True) if one != other)
            yield _Telling(number, catalogue.joined(language, phrases), phrases, numbered)


def _choices(choices: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for words in product(*choices.values()):
        yield dict(zip(choices, words, strict=True))
