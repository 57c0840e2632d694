"""The glossary (docs/words.md): every word of the kernel and the table, each for one thing, all real."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
PAGE = HOUSE / "docs" / "words.md"
ROOMS = ("engine", "table")


def rows() -> list[list[str]]:
    """The lines of all tables: word, names in the code, Chinese, what it is, what it is not."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] != "word" and not row[0].startswith("---")]


def named() -> Counter[str]:
    return Counter(name for row in rows() for name in re.findall(r"`([\w.]+)`", row[1]))


@cache
def modules() -> list[ast.Module]:
    house = HOUSE / "desktop" / "nightcaller"
    files = [house / "styles.py", *(path for room in ROOMS for path in (house / room).rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in files]


@cache
def classes() -> Counter[str]:
    return Counter(
        node.name
        for module in modules()
        for node in module.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )


def names_in(body: list[ast.stmt]) -> set[str]:
    """What a module or a class defines at its top: classes, functions, constants and fields."""
    found: set[str] = set()
    for node in body:
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                found.add(node.name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case _:
                pass
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            for inner in ast.walk(node):
                match inner:
                    case (
                        ast.AnnAssign(target=ast.Attribute(attr=attr))
                        | ast.Assign(targets=[ast.Attribute(attr=attr)])
                    ):
                        found.add(attr)
                    case _:
                        pass
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{inner}" for inner in names_in(node.body)}
    return found


def test_every_line_has_a_chinese_word_and_says_what_the_word_is_not() -> None:
    for row in rows():
        assert len(row) == 5, row
        word, code, chinese, what, what_not = row
        assert code and what and what_not, word
        assert re.search(r"[\u4e00-\u9fff]", chinese), word


def test_every_name_in_the_glossary_is_in_the_code() -> None:
    real = {name for module in modules() for name in names_in(module.body)}
    assert sorted(set(named()) - real) == []


def test_every_public_class_of_the_kernel_and_the_table_has_its_word() -> None:
    assert sorted(classes().keys() - named().keys()) == []


def test_no_word_is_for_two_things() -> None:
    words = Counter(word for row in rows() for word in row[0].split(", "))
    assert [word for word, times in words.items() if times > 1] == []
    twice = {name: times for name, times in classes().items() if times > 1}
    assert twice == {name: times for name, times in named().items() if times > 1 and name in classes()}


@pytest.mark.parametrize("word", ["lap", "call", "floor", "holding", "window", "decoy", "ledger"])
def test_the_words_that_a_newcomer_asks_for_first_are_explained(word: str) -> None:
    assert word in {one for row in rows() for one in row[0].split(", ")}


def test_a_class_name_means_one_thing_in_the_whole_program() -> None:
    """Roles and screens as well: whoever reads `Journal` or `Visit` need not ask whose."""
    homes: dict[str, list[str]] = {}
    for path in sorted((HOUSE / "desktop" / "nightcaller").rglob("*.py")):
        for name in re.findall(r"(?m)^class (\w+)", path.read_text(encoding="utf-8")):
            homes.setdefault(name, []).append(path.name)
    assert len(homes) > 500
    assert not {name: found for name, found in homes.items() if len(found) > 1}
