"""What the Fluent files and the sources say, taken apart for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nightcaller.engine.plans import forms
from nightcaller.engine.vocabulary import NOBODY
from nightcaller.languages import whole
from nightcaller.resources import shipped
from nightcaller.rulebooks import books
from nightcaller.rulebooks.acts import ACTS
from nightcaller.rulebooks.own.sentences import VOCABULARY
from nightcaller.table.shelf.making import gaps
from nightcaller.text import message_id

ROOT = Path(__file__).resolve().parents[2]
WHOLE = whole()
"""The languages from which nothing may be missing."""
FILES = sorted(path.name for path in (shipped("i18n") / "en").glob("*.ftl"))


class Pattern(Visitor):
    """Variables, functions and literal text of one message or attribute."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        """Variables that end up in the text."""
        self.chosen_by: set[str] = set()
        """Variables that only choose a variant (plurals, words)."""
        self.keys: dict[str, set[str]] = {}
        """Variable that chooses a variant -> the names of its variants."""
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        """Other messages that stand in the text."""
        self.text = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        shown, self.shown = self.shown, set()
        self.visit(node.selector)
        self.chosen_by |= self.shown
        self.shown = shown
        if isinstance(node.selector, ast.VariableReference):
            named = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(named)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.text += node.value


@cache
def patterns(language: str, name: str) -> dict[str, Pattern]:
    """Every message and attribute of a file; the file has no syntax errors and nothing twice."""
    found: dict[str, Pattern] = {}
    parsed = FluentParser().parse((shipped("i18n") / language / name).read_text(encoding="utf-8"))
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)] if entry.value else []
        parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        for key, pattern in parts:
            assert key not in found, f"{language}/{name}: {key} twice"
            found[key] = Pattern(pattern)
    return found


class Sources:
    """Every quoted word of code and screens, and the ways in which they compose message ids."""

    def __init__(self) -> None:
        self.text = "\n".join(self._without_comments(path) for path in self._files())
        data = (path.read_text(encoding="utf-8") for path in sorted((ROOT / "desktop").rglob("*.json")))
        quoted = re.findall(r"""["'`]([A-Za-z0-9._-]+)["'`]""", "\n".join((self.text, *data)))
        rows = re.findall(r"(?m)^ +([a-z][a-z0-9-]*): [a-z_ ]+$", self.text)
        self.words = {re.sub("[._]", "-", word) for word in (*quoted, *rows)}
        """Quoted words, and the first words of a table's rows, written as in message ids."""
        begun = re.findall(r"""["'`]([a-z][a-z0-9-]*-)(?:\{|["'`])""", self.text)
        composed = re.findall(r"""(?:message_id|idOf)\(\s*f?["']([a-z-]+)""", self.text)
        self.beginnings = tuple({*begun, *(f"{prefix.rstrip('-')}-" for prefix in composed)})
        """Beginnings of ids that code completes: ``"ui-pass-"``, ``message_id("role", ...)``."""
        self.asked = {
            one
            for book in books().values()
            for _role, power in book.powers.values()
            for form in forms(power)
            for one in (
                message_id("ask", form.key),
                *(message_id("choice", f"{form.key}.{word}") for word in (*form.words, NOBODY)),
            )
        }
        """Questions of powers and their answers in words."""
        told = {act.kind.id for act in ACTS.values()}
        self.asked |= {message_id(family, kind) for family in ("event", "line") for kind in told}
        self.asked |= {message_id("own-gap", gap) for word in ("", *VOCABULARY) for gap in gaps(word)}
        self.quoted = {
            one for name in FILES for pattern in patterns("en", name).values() for one in pattern.messages
        }
        """Messages that stand in others."""

    @staticmethod
    def _files() -> Iterator[Path]:
        for path in sorted((ROOT / "desktop").rglob("*")):
            if path.suffix in {".py", ".qml"}:
                yield path

    @staticmethod
    def _without_comments(path: Path) -> str:
        comment = r"^\s*#.*$" if path.suffix == ".py" else r"^\s*(?://|\*|/\*).*$"
        return re.sub(comment, "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)

    def name(self, key: str) -> bool:
        """Whether something in the sources may ask for this message."""
        if key in self.words or key in self.asked or key in self.quoted:
            return True
        return any(self._knows(key[len(begun) :]) for begun in self.beginnings if key.startswith(begun))

    def _knows(self, rest: str) -> bool:
        """Whether the end of an id is made of at most three quoted words: a book, a house rule, an option."""
        return self._made_of(rest, 3)

    def _made_of(self, rest: str, most: int) -> bool:
        if rest in self.words or rest.isdigit():
            return True
        if most == 1:
            return False
        cuts = (place.start() for place in re.finditer("-", rest))
        return any(rest[:cut] in self.words and self._made_of(rest[cut + 1 :], most - 1) for cut in cuts)


@cache
def sources() -> Sources:
    """The sources, read once."""
    return Sources()
