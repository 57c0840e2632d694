"""Writes the files of a new role: its module, its drawing, a text in each language, a test.

What is written can be played at once: a card of the village that sees one player's role every night. Whatever
a person has to write is marked with the gap of its language (``lab-role-gap``), and `gaps` finds those marks
again: a test is red until the last of them is gone.
"""

from __future__ import annotations

import keyword
import os
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from string import Template
from typing import Any, Final

from fluent.syntax import FluentParser, ast

import nightcaller
from nightcaller.engine.roles import Role
from nightcaller.lab.words import CATALOGUE, LabError
from nightcaller.languages import DEFAULT, whole
from nightcaller.rulebooks import book
from nightcaller.rulebooks.rulebook import Rulebook
from nightcaller.text import message_id

PACKAGE: Final = Path("desktop/nightcaller/rulebooks")
DRAWINGS: Final = Path("desktop/nightcaller/qml/Nightcaller/Kit/RoleEmblem.qml")
TEXTS: Final = Path("i18n")
TESTS: Final = Path("tests/rulebooks")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 30
"""Letters of a role's name."""
USUAL: Final = 12
"""Players of the recommended deck that shows which of a book's cards are the plain ones."""
CHECKS: Final = (
    "./packaging/test fast tests/rulebooks/test_entries.py tests/rulebooks/test_laws.py"
    " tests/rulebooks/{book} tests/text"
)
"""The command that says what is missing still."""
PLAYERS: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal")

MODULE: Final = Template('''"""$title: $rule"""

from __future__ import annotations

from typing import Final

$imports

# $told
LEARNED: Final = Kind("$id.learned", "answer", mark="eye", feat="looked")

# $power
SEE: Final = ability(
    "$id.see",
    choose(others, or_nobody=False),
    inspect(LEARNED, "role", the_role, "$book.role"),
    hour=$hour,
    informs=True,
)

# $card
ROLE = Role(
    "$id",
    $team,
$tags    powers=(SEE,),
$hooks    listed=$listed,
    worth=$worth,
)
''')

TEST: Final = Template('''"""$title: every sentence of its card, and what nobody else may see."""

from __future__ import annotations

from $language import $table

CAST = """
    $cast
"""


def test_learns_what_the_card_promises():
    """$sentence"""
    t = $table(CAST)
    t.$night($holder="$seen")
    (learned,) = t.events("$id.learned", to="$holder")
    assert learned.facts["role"] == "$wolf"


def test_nobody_else_hears_of_it():
    """$secret"""
    t = $table(CAST)
    t.$night($holder="$seen")
    heard = [name for name in t.names if t.heard("$id.learned", to=name)]
    assert heard == ["$holder"]
''')

BLANK_CARD: Final = "M 20 2 L 80 2 L 80 98 L 20 98 Z M 28 10 L 72 10 L 72 90 L 28 90 Z"


@dataclass(frozen=True)
class Gap:
    """A line that still has to be written.

    Attributes:
        file: relative to the checkout, with slashes.
        line: its number, from 1.
        text: what it says.
    """

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def checkout() -> Path:
    """The folder with the sources that this program runs from.

    Raises:
        LabError: it runs from an installation, where a role has nowhere to go, or from another checkout than
            the one in which somebody works.
    """
    root, here = Path(nightcaller.__file__).resolve().parents[2], Path.cwd().resolve()
    wanted = (PACKAGE, DRAWINGS, TESTS, *(TEXTS / language for language in whole()))
    found = [one for one in (root, here, *here.parents) if all((one / part).exists() for part in wanted)]
    if root not in found:
        raise LabError("error-lab-role-checkout", folder=str(root), command="./packaging/play lab role")
    if (nearest := found[min(1, len(found) - 1)]) != root:
        raise LabError("error-lab-role-elsewhere", folder=str(root), here=str(nearest))
    return root


def create(root: Path, book_id: str, name: str) -> tuple[Path, ...]:
    """Write the files of a new role, all of them or none; return them, relative to the checkout.

    Args:
        root: the checkout.
        book_id: the rulebook that gets the role.
        name: the last part of the role's id: small letters, digits and single underscores.

    Raises:
        IllegalSetup: there is no such book.
        LabError: the name is taken or cannot be used, or a file cannot be read or written.
    """
    rules = book(book_id)
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > LONGEST:
        raise LabError("error-lab-role-name", name=name, longest=LONGEST)
    draft = _Draft(root, rules, name)
    draft.refuse_a_taken_name()
    try:
        files = draft.files()
        _write({root / file: text for file, text in files.items()})
    except OSError as problem:
        file = Path(str(problem.filename or root))
        shown = file.relative_to(root) if file.is_relative_to(root) else file
        raise LabError("error-lab-role-file", file=shown.as_posix(), why=str(problem.strerror)) from problem
    return tuple(files)


def gaps(root: Path) -> Iterator[Gap]:
    """Everything in a checkout that was written by `create` and that nobody has filled in yet."""
    marks = [_hint(language, "gap") for language in whole()]
    files = [
        root / DRAWINGS,
        *sorted((root / PACKAGE).glob("*/*.py")),
        *sorted((root / TESTS).glob("*/*.py")),
        *sorted((root / TEXTS).glob("*/*.ftl")),
    ]
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if any(mark in line for mark in marks) and not line.startswith("lab-role-gap"):
                yield Gap(file.relative_to(root).as_posix(), number, line.strip())


class _Draft:
    """The files of a role that is not there yet."""

    def __init__(self, root: Path, rules: Rulebook, name: str) -> None:
        self._root, self._rules, self._name = root, rules, name
        self._id = f"{rules.id}.{name}"
        self._title = name.replace("_", " ").title()
        self._module = PACKAGE / rules.id / f"{name}.py"
        self._tests = TESTS / rules.id / f"test_{rules.id}_{name}.py"

    def refuse_a_taken_name(self) -> None:
        """Raises LabError where a card, a module, a test or a message is called so already."""
        known = (*self._rules.roles, *self._rules.offices)
        files = (self._root / self._module, self._root / self._tests)
        message = message_id("role", self._id)
        said = any(CATALOGUE.has(language, message) for language in whole())
        if self._id in known or said or any(file.exists() for file in files):
            raise LabError("error-lab-role-taken", name=self._name, book=self._rules.id)

    def files(self) -> dict[Path, str]:
        """What is to be written, by file; a drawing that another book's card has already is left as it is."""
        written = {self._module: self._module_text(), self._tests: self._test_text()}
        drawings = (self._root / DRAWINGS).read_text("utf-8")
        if not re.search(rf"^            {self._name}: ", drawings, re.MULTILINE):
            written[DRAWINGS] = self._drawn(drawings)
        for language in whole():
            file, text = self._text_file(language)
            written[file] = self._told(language, text)
        return written

    # --- the neighbour that the new role is modelled on ----------------------------------------------

    @cached_property
    def _plain(self) -> tuple[Role, Role]:
        """The book's two plainest cards: whoever has no powers, and whoever hunts with the pack."""
        usual = self._rules.recommended(USUAL)[0].deck
        many = sorted(usual, key=lambda role: -usual[role])
        cards = [self._rules.roles[role] for role in many if role not in self._rules.traits]
        hunts = [any(power.group for power in card.powers) for card in cards]
        return cards[hunts.index(False)], cards[hunts.index(True)]

    @cached_property
    def _neighbour(self) -> Role:
        """A card of the plain one's team that learns something every night, or the plain one itself."""
        plain, _wolf = self._plain
        for role in self._rules.roles.values():
            if role.team == plain.team and any(power.informs for power in role.powers):
                return role
        return plain

    def _constant(self, value: str) -> tuple[str, str]:
        """The module and the name of a book's constant; of several the one in the least module's name."""
        written = re.compile(rf'^([A-Z_]+)(?:: Final)? = "{re.escape(value)}"$', re.MULTILINE)
        for file in sorted((self._root / PACKAGE / self._rules.id).glob("*.py")):
            if found := written.search(file.read_text("utf-8")):
                return f"nightcaller.rulebooks.{self._rules.id}.{file.stem}", found[1]
        raise LabError("error-lab-role-word", word=value, book=self._rules.id)

    # --- the module and its tests --------------------------------------------------------------------

    def _module_text(self) -> str:
        like = self._neighbour
        team, tags = self._constant(like.team), [self._constant(tag) for tag in sorted(like.tags)]
        dealt = [_where(hook) for name, hook in like.hooks.items() if name == "dealt"]
        imports = [
            ("nightcaller.engine.kinds", "Kind"),
            ("nightcaller.engine.roles", "Role"),
            team,
            *tags,
            *dealt,
            *(("nightcaller.rulebooks.stock", word) for word in ("ability", "choose", "inspect", "others")),
            ("nightcaller.rulebooks.stock", "the_role"),
        ]
        hours = [power.hour or 0 for role in self._rules.roles.values() for power in role.powers]
        return MODULE.substitute(
            self._names(),
            title=self._title,
            imports=_imported(imports),
            hour=max(hours) + 1,
            team=team[1],
            tags=f"    frozenset({{{', '.join(sorted(name for _module, name in tags))}}}),\n" if tags else "",
            hooks="".join(f'    hooks={{"dealt": {name}}},\n' for _module, name in dealt),
            listed=1 + max(role.listed for role in self._rules.roles.values()),
            worth=like.worth,
        )

    def _test_text(self) -> str:
        plain, wolf = self._plain
        module, table, night = self._scenarios()
        cards = (self._id, wolf.id, wolf.id, *[plain.id] * (len(PLAYERS) - 3))
        people = [f"{who} {card.partition('.')[2]}" for who, card in zip(PLAYERS, cards, strict=True)]
        half = len(people) // 2
        return TEST.substitute(
            self._names(),
            title=self._title,
            language=module,
            table=table,
            night=night,
            cast=f"{', '.join(people[:half])},\n    {', '.join(people[half:])}",
            holder=PLAYERS[0],
            seen=PLAYERS[1],
            wolf=wolf.id,
        )

    def _names(self) -> dict[str, str]:
        """What the templates of Python files say in words; the sources are in English."""
        return {
            "id": self._id,
            "book": self._rules.id,
            **{
                what: _hint(DEFAULT, what) for what in ("rule", "told", "power", "card", "sentence", "secret")
            },
        }

    def _scenarios(self) -> tuple[str, str, str]:
        """The book's scenario language: its module, its class, and the word for a whole night."""
        for file in sorted((self._root / TESTS / self._rules.id).glob("*.py")):
            source = file.read_text("utf-8")
            if found := re.search(r"^class (\w+)\(Table\):", source, re.MULTILINE):
                night = "sleep" if "    def sleep(" in source else "night"
                return f"rulebooks.{self._rules.id}.{file.stem}", found[1], night
        return "rulebooks.scenario", "Table", "night"

    # --- the drawing ---------------------------------------------------------------------------------

    def _drawn(self, drawings: str) -> str:
        """The drawings with a blank card more, beside the neighbour's or at the end of the roles."""
        line = f'            // {_hint(DEFAULT, "drawing")}\n            {self._name}: "{BLANK_CARD}",\n'
        at = drawings.index("            // no roles\n")
        return drawings[:at] + line + drawings[at:]

    # --- the texts -----------------------------------------------------------------------------------

    def _text_file(self, language: str) -> tuple[Path, str]:
        """The file that has the neighbour's card in this language, and what it says."""
        card = message_id("role", self._neighbour.id)
        for file in sorted((self._root / TEXTS / language).glob("*.ftl")):
            text = file.read_text("utf-8")
            if re.search(rf"^{card} =", text, re.MULTILINE):
                return file.relative_to(self._root), text
        raise LabError("error-lab-role-word", word=card, book=self._rules.id)

    def _told(self, language: str, text: str) -> str:
        """A file of texts with those of the new role, each behind its neighbour's of the same kind."""
        entries = [
            one for one in FluentParser(with_spans=True).parse(text).body if isinstance(one, ast.Message)
        ]
        beside = self._neighbour.id
        card = _end(entries, message_id("role", beside))
        blocks: dict[int, list[str]] = {}
        for kind, lines in self._messages(language).items():
            at = _end(entries, message_id(kind, beside)) or card
            blocks.setdefault(at, []).append("\n".join(lines) + "\n")
        for at in sorted(blocks, reverse=True):
            apart = "\n" if at == card else ""
            text = text[:at] + "\n" + apart + "".join(blocks[at]).rstrip("\n") + text[at:]
        return text

    def _messages(self, language: str) -> dict[str, list[str]]:
        """Every message of the role as it is written, by the first word of its id."""

        def hint(what: str, **facts: Any) -> str:
            return _hint(language, what, **facts)

        name = hint("name", title=self._title)
        card, handbook = message_id("role", self._id), message_id("handbook", self._id)
        ask, call = message_id("ask", f"{self._id}.see"), message_id("ask-call", self._id)
        learned = message_id("event", f"{self._id}.learned")
        told = {"who": "{ $who }", "actor": "{ $actor }", "role": "{ ROLE($role) }", "name": name}
        read = {"seat": "{ $seat }", "name": "{ $seatname }", "role": "{ ROLE($role) }"}
        return {
            "role": [
                f"{card} = {name}",
                f"    .card = {hint('on-card')}",
                f"    .more = {hint('more')}",
                f"    .wake = {hint('wake', name=name, breath='|')}",
                f"    .wake-theatrical = {hint('wake-theatrical', name=name, breath='|')}",
                f"    .act = {hint('act')}",
                f"    .act-theatrical = {hint('act-theatrical')}",
                f"    .act-theatrical2 = {hint('act-theatrical2')}",
                f"    .sleep = {hint('sleep', name=name, breath='|')}",
                f"    .sleep-theatrical = {hint('sleep-theatrical', name=name, breath='|')}",
            ],
            "handbook": [
                f"{handbook} = {hint('advice')}",
                f"    .when = {hint('when')}",
                f"    .limits = {hint('limits')}",
            ],
            "ask": [f"{ask} = {hint('ask')}"],
            "ask-call": [f"{call} = {hint('ask-call')}"],
            "event": [f"{learned} = {hint('event', **read)}", f"    .told = {hint('recap', **told)}"],
        }


def _hint(language: str, what: str, **facts: Any) -> str:
    """What a gap says in one language: what belongs there."""
    return CATALOGUE.say(language, f"lab-role-{what}", **facts)


def _end(entries: Sequence[Any], prefix: str) -> int:
    """Where the last message ends whose id is this, or begins with it and a dash; 0 if there is none."""
    found = [one for one in entries if one.id.name == prefix or one.id.name.startswith(f"{prefix}-")]
    return int(found[-1].span.end) if found else 0


def _where(function: Any) -> tuple[str, str]:
    """The module of a function, and its name."""
    return str(function.__module__), str(function.__name__)


def _imported(names: Sequence[tuple[str, str]]) -> str:
    """The lines that import names of modules, in the linter's order: constants, classes, others."""
    modules = sorted({module for module, _name in names})
    lines = []
    for module in modules:
        wanted = {name for one, name in names if one == module}
        ordered = sorted(wanted, key=lambda name: (not name.isupper(), not name[0].isupper(), name))
        lines.append(f"from {module} import {', '.join(ordered)}")
    return "\n".join(lines)


def _write(files: Mapping[Path, str]) -> None:
    """Write all files or none: each beside its place first, then all are moved there.

    Raises:
        OSError: one could not be written; everything is as it was.
    """
    before = {file: file.read_bytes() if file.exists() else None for file in files}
    ready: dict[Path, Path] = {}
    moved: list[Path] = []
    try:
        for file, text in files.items():
            ready[file] = _beside(file, text)
        for file in files:
            ready[file].replace(file)
            moved.append(file)
    except OSError:
        for file in moved:
            old = before[file]
            if old is None:
                file.unlink(missing_ok=True)
            else:
                file.write_bytes(old)
        raise
    finally:
        for temporary in ready.values():
            with suppress(OSError):
                temporary.unlink(missing_ok=True)


def _beside(file: Path, text: str) -> Path:
    """Write a text into a new file in the same folder, with the rights of the one that it will replace."""
    if file.exists() and not os.access(file, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(file))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.stem}-", dir=file.parent)
    except OSError as problem:
        raise type(problem)(problem.errno, problem.strerror, str(file)) from problem
    temporary = Path(name)
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as written:
        written.write(text)
    temporary.chmod(file.stat().st_mode if file.exists() else 0o644)
    return temporary
