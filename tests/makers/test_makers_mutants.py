"""Mutation testing: which changes are tried, and that one is really in what is loaded."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
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
        return None
    return seat + 1
@once(True)
class Kept(frozen=True):
    "A docstring."
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


def test_a_change_is_in_what_is_loaded_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Also in what was handed round before: the function is the same, its code is another."""
    (tmp_path / "loaded_for_a_test.py").write_text(
        "def adds(more):\n    def add(to):\n        return to + more\n    return add\n"
    )
    monkeypatch.setattr(mutants, "CODE", tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    try:
        adds = importlib.import_module("loaded_for_a_test").adds
        add = adds(2)
        assert mutants.changed_in_place(Mutant("loaded_for_a_test.py", 0, 3, "", 2), [adds, add])
        assert (add(5), adds(1)(5)) == (3, 4)
    finally:
        sys.modules.pop("loaded_for_a_test", None)


def test_the_cheapest_tests_that_call_what_is_changed_are_asked():
    calls = [
        mutants.Calls("", 0, frozenset({"a.py:1"})),
        mutants.Calls("dear", 1.5, frozenset({"a.py:1", "a.py:7"})),
        mutants.Calls("cheap", 1, frozenset({"a.py:1"})),
        mutants.Calls("endless", 9, frozenset({"a.py:1"})),
        mutants.Calls("other", 0, frozenset({"b.py:1"})),
    ]

    def asked(file: str, function: int, most: float) -> list[str]:
        return mutants.wanted(Mutant(file, 0, 1, "", function), calls, most)

    assert asked("a.py", 1, 2) == ["cheap"]
    assert asked("a.py", 1, 10) == ["cheap", "dear"]
    assert asked("a.py", 7, 1) == ["dear"], "one at least"
    assert asked("a.py", 3, 1) == ["cheap", "dear", "other"], "loaded, and never called: read by anybody"
    assert asked("b.py", 0, 0.3) == ["other", "cheap"], "nothing but declared"


@pytest.mark.slow
def test_every_file_of_tests_is_listened_to_by_itself(tmp_path: Path):
    """What one of them does to its process is nothing to the others, and what has been heard is kept."""
    tests, kept = tmp_path / "tests", tmp_path / "map"
    (tests / "room").mkdir(parents=True)
    kept.mkdir()
    for file, does in {"a": "pass", "b": "assert False", "c": "__import__('os')._exit(1)"}.items():
        (tests / "room" / f"test_{file}.py").write_text(f"def test_{file}():\n    {does}\n")
    asked = f"""
from pathlib import Path
from makers.assurance import mutants
mutants.TESTS, mutants.ROOMS = Path({str(tests)!r}), {{"room": ("room",)}}
try:
    mutants.calls_of("room", Path({str(kept)!r}), Path({str(tmp_path)!r}))
except SystemExit as died:
    print(died)
mutants.ROOMS, mutants.in_a_fork = {{"room": ("room/test_a.py", "room/test_b.py")}}, None
print(*(one.test.rpartition(":")[2] for one in mutants.calls_of("room", Path({str(kept)!r}), Path())))
"""
    said = subprocess.run(
        (sys.executable, "-c", asked),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.splitlines() == ["test_c.py cannot be listened to", " test_a  test_b"]


def test_every_room_has_tests():
    for room, folders in mutants.ROOMS.items():
        assert any((mutants.CODE / "nightcaller" / room).rglob("*.py")), room
        for among in folders:
            assert mutants.files([among]), among
    for screen in mutants.SHOWN:
        assert any(mutants.TESTS.glob(f"*/test_{screen}.py")), screen
