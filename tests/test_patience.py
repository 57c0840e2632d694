"""Tests never depend on how fast the machine is: no test has a limit of its own, none sleeps and hopes."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
HANGING: Final = """
import re

def test_that_ends(): pass
def test_that_hangs_and_holds_the_lock(): re.match("(a+)+b", "a" * 64)
def test_that_comes_after(): pass
"""
WAITS: Final = {
    "waitUntil",
    "waitSignal",
    "waitSignals",
    "waitCallback",
    "communicate",
    "run",
    "wait",
    "join",
}
"""What gives up after a while."""
SLEEPS: Final = {("time", "sleep"), ("asyncio", "sleep"), ("qtbot", "wait")}
LOOK: Final = 10
"""Milliseconds between two looks at what is waited for."""
PACED: Final = {"patience.py", "until_the_plug_is_pulled.py", "until_the_day_round.py", "hangs.py"}
"""Where the moment between two looks, two touches or before an end is written."""


WORTH_A_LOOK: Final = re.compile(r"timeout|sleep|[wW]ait\s*\(|join\s*\(\s*[\d.]")
"""Without one of these there is neither a limit nor a sleep: most files are not taken apart."""


def impatient(source: str) -> list[int]:
    """Return the lines of a module in which something gives up, or sleeps, after a time written there."""
    if not WORTH_A_LOOK.search(source):
        return []
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [*limits(calls), *sleeps(calls)]


def limits(calls: Iterable[ast.Call]) -> Iterator[int]:
    """Yield the lines in which a wait gives up after a number of seconds written there."""
    for node in calls:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = [one.value for one in node.keywords if one.arg == "timeout"]
        if name in {"wait", "join"}:
            given += node.args[:1]
        if name in WAITS and any(isinstance(one, ast.Constant) and one.value != 0 for one in given):
            yield from (node.lineno for one in given if isinstance(getattr(one, "value", None), int | float))


def sleeps(calls: Iterable[ast.Call]) -> Iterator[int]:
    """Yield the lines in which somebody sleeps, or waits for so long and not for something."""
    for node in calls:
        if isinstance(node.func, ast.Attribute):
            of, does = node.func.value, node.func.attr
            whose = getattr(of, "id", getattr(of, "attr", ""))
            lets_pass = [getattr(one, "value", LOOK + 1) for one in node.args] if does == "qWait" else [0]
            if (whose, does) in SLEEPS or max(lets_pass) > LOOK:
                yield node.lineno


def test_every_wait_is_as_patient_as_all_others() -> None:
    """`patience.py` says how long; ``NIGHTCALLER_PATIENCE=300`` makes it longer everywhere."""
    files = [path for path in TESTS.rglob("*.py") if path.name not in PACED]
    assert len(files) > 300
    found = {path.relative_to(TESTS).as_posix(): impatient(path.read_text("utf-8")) for path in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        "qtbot.waitUntil(done, timeout=5)",
        "thread.join(3)",
        "event.wait(2)",
        "time.sleep(1)",
        "qtbot.wait(50)",
        "QTest.qWait(50)",
        "process.communicate(timeout = 5)",
        "thread.join(\n    3\n)",
        "event.wait(\n    2\n)",
    ],
)
def test_a_limit_of_its_own_is_found(source: str) -> None:
    assert impatient(source)


@pytest.mark.slow
def test_a_test_that_hangs_is_named_and_ends_and_the_others_are_run(tmp_path: Path) -> None:
    """As a window does that lays itself out for ever: no other thread of Python's has a turn meanwhile."""
    (tmp_path / "test_hanging.py").write_text(HANGING)
    asked = [sys.executable, "-m", "pytest", "-c", TESTS.parent / "pyproject.toml", "-p", "no:cacheprovider"]
    quick = ["-n", "1", "-o", "faulthandler_timeout=2", "--rootdir", tmp_path, tmp_path]
    # Without a folder of its own it would clear away what earlier runs have left: thousands of files.
    quick += ["--basetemp", tmp_path / "folder"]
    # Each of its three processes would load Qt and all else that plugins bring: minutes beside other tests.
    only = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist"}
    # Should it not end, this test hangs, and is named and ended like any other.
    done = subprocess.run([*asked, *quick], env=only, capture_output=True, text=True, check=False)
    assert "crashed while running 'test_hanging.py::test_that_hangs_and_holds_the_lock'" in done.stdout
    assert "in test_that_hangs_and_holds_the_lock" in done.stderr
    assert "1 failed, 2 passed" in done.stdout
