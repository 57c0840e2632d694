"""A role says itself what its book says for it: most modules of roles are named by no other of their book."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import nightcaller.rulebooks
from nightcaller.rulebooks import books

FOLDER: Final = Path(nightcaller.rulebooks.__file__).parent
ENTRIES: Final = {"ROLE", "ROLES", "OFFICE"}
NAMED_BY_NOBODY: Final = {"judge": 5, "hollow": 3, "chat": 0, "forum": 4, "revamped": 70}
"""How many role modules of a book no sibling imports, at least: a number here only grows."""
REGISTERS: Final = {
    "revamped": ("book", "rooms", "conditions", "consequences", "landing", "lynching", "victory")
}
"""Modules of a book that list what its roles bring: they import no role."""


@cache
def modules(book: str) -> dict[str, ast.Module]:
    """The modules of a book by name."""
    return {file.stem: ast.parse(file.read_text("utf-8")) for file in (FOLDER / book).glob("*.py")}


def siblings(book: str, module: str) -> set[str]:
    """Which modules of its book a module imports."""
    package = f"nightcaller.rulebooks.{book}"
    found = set()
    for node in ast.walk(modules(book)[module]):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            found.add(str(node.module).removeprefix(f"{package}."))
    return found & modules(book).keys()


def of_roles(book: str) -> set[str]:
    """The modules in which an entry of the book stands."""
    return {
        name
        for name, tree in modules(book).items()
        for node in tree.body
        for target in (node.targets if isinstance(node, ast.Assign) else (getattr(node, "target", None),))
        if isinstance(target, ast.Name) and target.id in ENTRIES
    }


@pytest.mark.parametrize("book", books())
def test_most_roles_are_named_by_no_sibling(book: str) -> None:
    named = {name for module in modules(book) for name in siblings(book, module)}
    assert len(of_roles(book) - named) >= NAMED_BY_NOBODY[book], sorted(of_roles(book) & named)


@pytest.mark.parametrize(
    ("book", "register"), [(b, name) for b, names in REGISTERS.items() for name in names]
)
def test_a_register_imports_no_role(book: str, register: str) -> None:
    assert siblings(book, register) & of_roles(book) == set()
