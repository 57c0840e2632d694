"""Every book's part of the handbook: told in both languages, proven by scenarios."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from nightcaller.rulebooks import book, books, guide
from nightcaller.text import LANGUAGES, message_id
from rulebooks.judge.messages import CATALOGUE

each_book = pytest.mark.parametrize("book_id", books())


def proofs(book_id: str) -> dict[str, str]:
    """Interaction -> the scenario that plays it."""
    found: dict[str, str] = import_module(f"rulebooks.{book_id}.proofs").PROOFS
    return found


def scenarios(book_id: str) -> set[str]:
    """Every test of a book by name, with its class if it has one."""
    found: set[str] = set()
    for path in (Path(__file__).parent / book_id).glob(f"test_{book_id}_*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            match node:
                case ast.FunctionDef(name=name):
                    found.add(name)
                case ast.ClassDef(name=name, body=body):
                    found |= {f"{name}.{test.name}" for test in body if isinstance(test, ast.FunctionDef)}
    return found


@each_book
def test_every_interaction_is_proven_by_a_scenario(book_id: str):
    proven, known = proofs(book_id), scenarios(book_id)
    assert proven.keys() == {one.id for one in guide(book_id).interactions}
    assert {name: proof for name, proof in proven.items() if proof not in known} == {}


@each_book
def test_every_interaction_is_about_cards_of_the_book(book_id: str):
    """A card without one says nothing of others."""
    rules, told = book(book_id), guide(book_id).interactions
    known = {role.rpartition(".")[2] for role in (*rules.roles, *rules.offices)}
    assert {role for one in told for role in one.roles} <= known
    assert all(one.roles for one in told)
    assert len({one.id for one in told}) == len(told)
    assert all(len(one.roles) == len(set(one.roles)) for one in told)


@each_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_guide_has_its_text(book_id: str, language: str):
    rules, told = book(book_id), guide(book_id)
    wanted = [message_id(f"interaction-{book_id}", one.id) for one in told.interactions]
    wanted += [message_id(f"step-{book_id}", step.id) for step in told.steps]
    for chapter in told.chapters:
        name = message_id(f"chapter-{book_id}", chapter.id)
        wanted += [name, f"{name}.card", f"{name}.more"]
    for role in (*rules.roles, *rules.offices):
        about = message_id("handbook", role)
        wanted += [about, f"{about}.when", f"{about}.limits"]
    assert [name for name in wanted if not CATALOGUE.has(language, name)] == []


@each_book
def test_the_guide_names_house_rules_of_the_book(book_id: str):
    told, options = guide(book_id), {rule.id: rule.options for rule in book(book_id).house_rules}
    named = {rule for chapter in told.chapters for rule in chapter.house}
    named |= {rule for rules in told.house.values() for rule in rules}
    named |= {rule for step in told.steps for rule in step.unless}
    assert named <= options.keys()
    assert all(option in options[rule] for step in told.steps for rule, option in step.unless.items())
