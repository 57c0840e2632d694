"""Roles stand alone: a book's program imports none, and most roles are named by no other module of the book.

What several roles share (a pack's attack, a gun, a mark) is a module without a role; what a book says of one
role, that role says itself. The numbers may only fall: whoever takes a name away lowers them here.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from nightcaller.rulebooks import books, entries
from nightcaller.rulebooks.stock import STOCK

ABOUT_DECKS = frozenset({"decks", "guide", "house"})
"""Modules about decks and pages, which speak of cards by their names."""
NAMED = {"judge": 0, "hollow": 1, "chat": 6, "forum": 2, "revamped": 20}
"""How many roles are named by a sibling, at most."""

EXPRESSIONS = {"judge": 9, "hollow": 10, "chat": 7, "forum": 6, "revamped": 37}
"""How many modules with a role have no function, class or lambda of their own, at least: they say the role in
words that others use too. All together it is half of them."""

REGISTERS = (
    "book",
    "rooms",
    "conditions",
    "consequences",
    "landing",
    "lynching",
    "elections",
    "victory",
    "decks",
)
"""Modules of the big book in which what single roles bring comes together: they import none of them, nor an
office."""

ALL_BOOKS = pytest.mark.parametrize("book_id", sorted(books()))


def package(book_id: str) -> str:
    """Where the book's entries are."""
    return f"nightcaller.rulebooks.{book_id}"


@cache
def roles_of(book_id: str) -> dict[str, tuple[str, ...]]:
    """Module -> ids of the roles that it has; an office is no role."""
    found = {}
    for module in entries.modules(package(book_id)):
        if hasattr(module, "ROLE"):
            found[module.__name__] = (module.ROLE.id,)
        elif roles := getattr(module, "ROLES", ()):
            found[module.__name__] = tuple(role.id for role in roles)
    return found


def imported(source: str, book_id: str) -> set[str]:
    """The modules of a book that some source imports, by full name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith(package(book_id) + ".")}


def words(source: str) -> set[str]:
    """The strings that some source has."""
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def named(book_id: str) -> frozenset[str]:
    """Ids of the roles that a sibling names: it imports their module, or has their id (and no team's)."""
    found: set[str] = set()
    teams = {role.team for role in entries.roles(package(book_id)).values()}
    folder = Path(str(import_module(package(book_id)).__file__)).parent
    for path in sorted(folder.glob("*.py")):
        if path.stem in ABOUT_DECKS:
            continue
        source = path.read_text(encoding="utf-8")
        others, said = imported(source, book_id), words(source) - teams
        for module, roles in roles_of(book_id).items():
            if module != f"{package(book_id)}.{path.stem}":
                found |= {role for role in roles if module in others or role in said}
    return frozenset(found)


@ALL_BOOKS
def test_the_program_imports_no_role(book_id):
    """Nobody who adds a role has to touch the program."""
    program = Path(str(import_module(f"{package(book_id)}.book").__file__)).read_text(encoding="utf-8")
    assert imported(program, book_id) & set(roles_of(book_id)) == set()


@pytest.mark.parametrize("register", REGISTERS)
def test_a_register_of_the_big_book_imports_no_role(register):
    """What a role brings, the role says."""
    module = import_module(f"{package('revamped')}.{register}")
    found = imported(Path(str(module.__file__)).read_text(encoding="utf-8"), "revamped")
    with_entries = {one.__name__ for one in entries.modules(package("revamped")) if hasattr(one, "OFFICE")}
    assert found & (with_entries | roles_of("revamped").keys()) == set()


@ALL_BOOKS
def test_no_more_roles_are_named_by_siblings(book_id):
    """Whoever changes such a role has to read them too."""
    assert len(named(book_id)) <= NAMED[book_id], sorted(named(book_id))


def expressions(book_id: str) -> list[str]:
    """The modules with a role that have nothing of their own to be read and tested but the role."""
    code = ast.FunctionDef | ast.ClassDef | ast.Lambda
    sources = {name: Path(str(import_module(name).__file__)) for name in roles_of(book_id)}
    return [
        name
        for name, path in sources.items()
        if not any(isinstance(node, code) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    ]


@ALL_BOOKS
def test_no_fewer_roles_are_expressions_of_words_that_others_use_too(book_id):
    """A rule that two roles share is a word of stock or of the book; what is one role's alone is code."""
    assert len(expressions(book_id)) >= EXPRESSIONS[book_id]


def test_half_of_the_roles_are_expressions():
    modules = sum(len(roles_of(book_id)) for book_id in EXPRESSIONS)
    assert sum(EXPRESSIONS.values()) * 2 >= modules


def test_names_are_found_in_every_form():
    """The tests above would see them."""
    source = (
        "from nightcaller.rulebooks.judge import knight\nfrom nightcaller.rulebooks.judge.witch import X\n"
    )
    found = imported(source, "judge")
    assert {"nightcaller.rulebooks.judge.knight", "nightcaller.rulebooks.judge.witch"} <= found
    assert words("f('judge.seer')") == {"judge.seer"}


def test_every_stock_word_has_a_user():
    """A word that no role says, here or of a player's own, is one more to be read, tested and translated."""
    folder = Path(str(import_module("nightcaller.rulebooks").__file__)).parent
    said = {
        node.id if isinstance(node, ast.Name) else node.attr
        for path in folder.rglob("*.py")
        if "stock" in (source := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Name | ast.Attribute)
    }
    assert set(STOCK) - said == set()
