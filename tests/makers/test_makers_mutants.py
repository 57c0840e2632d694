"""Mutation testing: which changes are tried, and that one is really in what is loaded."""

from __future__ import annotations

import ast
import importlib
import sys
from collections import Counter
from pathlib import Path

import pytest

from makers.assurance import mutants
from makers.assurance.mutants import Changing, Mutant, Mutated

SOURCE = """
LIMIT: int = 3
def kept(seat, others, /, *, all=False):
    "A docstring."
    if not seat and seat in others or seat > LIMIT:
        tell(seat)
        seat += 2
    return seat + 1
"""


def changed(wanted: int) -> str:
    return ast.unparse(Changing(wanted).visit(ast.parse(SOURCE)))


def test_every_change_is_another_one_and_a_signature_stays_as_it_is():
    changing = Changing()
    assert ast.unparse(changing.visit(ast.parse(SOURCE))) == ast.unparse(ast.parse(SOURCE))
    every = [changed(nth) for nth in range(len(changing.found))]
    assert len({*every}) == len(every)
    assert all("all=False" in one and "A docstring." in one for one in every)
    kinds = Counter(what for _line, what, _function in changing.found)
    assert kinds == {
        **dict.fromkeys(("4 for 3", "3 for 2", "2 for 1", "no not", "other than In", "other than Gt"), 1),
        **dict.fromkeys(("or for and", "and for or", "plus and minus exchanged", "returns nothing"), 1),
        "statement dropped": 2,
    }


def test_a_change_is_in_the_module_that_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "changed_for_a_test.py").write_text("def two():\n    return 1 + 1\n")
    monkeypatch.setattr(mutants, "CODE", tmp_path)
    finder = Mutated(Mutant("changed_for_a_test.py", 2, 2, "plus and minus exchanged", 1))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    try:
        assert importlib.import_module("changed_for_a_test").two() == 0
    finally:
        sys.modules.pop("changed_for_a_test", None)


def test_every_room_has_its_mirror():
    for room in mutants.ROOMS:
        assert mutants.mutants(room), room
        assert mutants.tests_of(room), room
