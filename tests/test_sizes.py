"""Files fit into a head: no long file in the rooms of rules and screens without saying why it is long."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

NIGHTCALLER = Path(__file__).resolve().parents[1] / "desktop" / "nightcaller"
MOST = 400
"""Lines of a module."""
MOST_QML = 420
"""Lines of a QML file, styling included; none is longer than 120 columns (`test_qml_theme`)."""
REASON = "Long because "


def python_files() -> list[Path]:
    return [
        path
        for room in ("engine", "rulebooks", "table", "viewmodels")
        for path in (NIGHTCALLER / room).rglob("*.py")
    ]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_a_long_file_says_in_its_docstring_why_it_is_long() -> None:
    unexplained = {
        str(path.relative_to(NIGHTCALLER)): lines(path)
        for path in python_files()
        if lines(path) > MOST
        and REASON not in (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")
    }
    assert unexplained == {}


@pytest.mark.parametrize("room", ["Screens", "Kit", "Theme"])
def test_a_qml_file_fits_a_page(room: str) -> None:
    long = {path.name: lines(path) for path in (NIGHTCALLER / "qml").rglob(f"{room}/*.qml")}
    assert {name: count for name, count in long.items() if count > MOST_QML} == {}
