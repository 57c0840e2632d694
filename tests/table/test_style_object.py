"""A table style is an object that says what it does: nothing else in the program asks which one it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import nightcaller
from nightcaller.engine import kinds
from nightcaller.rulebooks import books
from nightcaller.rulebooks.acts import ACTS, KINDS
from nightcaller.styles import FITTING, Style
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

PACKAGE = Path(nightcaller.__file__).parent
HOME = PACKAGE / "styles.py"
VALUES = {style.value for style in Style}
MEMBERS = set(Style.__members__)
WORTH_A_LOOK = re.compile("|".join({*VALUES, r"\bStyle\b"}))
"""A module without one of these is not taken apart: the word is not even in a comment."""


def asked_by_name(path: Path) -> Iterator[str]:
    """Where a module writes the id of a style out, or looks which of them it has."""
    source = path.read_text("utf-8")
    if not WORTH_A_LOOK.search(source):
        return
    tree = ast.parse(source)
    docstrings = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in VALUES and node not in docstrings:
            yield f"{path.name}:{node.lineno}: {node.value!r}"
        if isinstance(node, ast.Compare | ast.MatchValue):
            for part in ast.walk(node):
                if (
                    isinstance(part, ast.Attribute)
                    and part.attr in MEMBERS
                    and ast.unparse(part.value) == "Style"
                ):
                    yield f"{path.name}:{node.lineno}: {ast.unparse(part)}"


def test_no_module_asks_for_a_style_by_its_name() -> None:
    modules = [one for one in sorted(PACKAGE.rglob("*.py")) if one != HOME]
    assert [found for module in modules for found in asked_by_name(module)] == []


def test_the_law_sees_a_style_that_is_asked_for_by_its_name(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('a = style == "narrator"\nb = style is Style.MODERATED\nc = Style.MODERATED\n', "utf-8")
    assert sorted(found.partition(":")[2][:1] for found in asked_by_name(module)) == ["1", "2"]


def test_what_each_style_does() -> None:
    does = {one: (one.passes, one.voice_calls, one.moderated, one.secret_ballots) for one in Style}
    assert does == {
        Style.PASS_AROUND: (True, False, False, True),
        Style.EYES_CLOSED: (False, True, False, True),
        Style.MODERATED: (False, False, True, False),
    }
    assert FITTING.passes
    assert Style.PASS_AROUND.dashed == "pass-around"


@pytest.mark.parametrize("style", Style)
def test_a_journal_keeps_the_value_and_gives_the_object_back(style: Style) -> None:
    sitting = Sitting((SeatedPlayer("Ann"),), {"seer": 1}, 1, style=style)
    written = msgspec.json.encode(sitting)
    assert f'"style":"{style.value}"'.encode() in written
    read = msgspec.json.decode(written, type=Sitting)
    assert read == sitting and read.style is style
    assert msgspec.structs.replace(read, style=style.value).style is style


def test_the_kernel_knows_no_style_and_no_pin() -> None:
    """What the table does beside the rules is declared where rulebooks are, and every book has it."""
    assert not KINDS.keys() & {kind.id for kind in kinds.KERNEL}
    assert {f"amended.{value}" for value in VALUES} | {"amended.pin"} <= KINDS.keys()
    for path in sorted((PACKAGE / "engine").glob("*.py")):
        words = {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant)
        }
        assert not words & {*VALUES, "pin", "moderator"}, path.name
    for book in books().values():
        assert book.acts == ACTS and KINDS.items() <= book.kinds.items()
