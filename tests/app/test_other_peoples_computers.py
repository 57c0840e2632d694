"""The program starts on whoever's computer: whatever its language writes, and whatever a home is called.

A home whose name is no text in the encoding of today is one that was made under another.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import nightcaller
from nightcaller.app.doorbell import address
from nightcaller.app.stage import Folders
from patience import SECONDS

PROGRAM: Final = Path(nightcaller.__file__).parent
HOMES: Final = ("two words", "小明 的家", 'it\'s "hers"', "100%20 #1?", os.fsdecode(b"j\xfcrgen"))
SYSTEMS: Final = ("tr_TR.UTF-8", "ar_EG.UTF-8", "th_TH.UTF-8", "de_DE.UTF-8", "zh_CN.GBK")


def given_by_keyword() -> Iterator[tuple[str, int, str]]:
    """Yield where something of Qt's is called, and what it is given by its name."""
    for path in PROGRAM.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        ours = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6")
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ours:
                for keyword in node.keywords:
                    yield path.name, node.lineno, keyword.arg or ""


def test_nothing_of_qt_is_given_a_property_that_turkish_writes_otherwise() -> None:
    """PySide looks for `setInterval` with the capital that the system's language gives an i (6.11)."""
    found = [*given_by_keyword()]
    assert found, "properties of the program itself are declared with keywords"
    assert [where for where in found if where[2].startswith("i")] == []


@pytest.mark.parametrize("home", HOMES)
def test_a_folder_may_be_called_anything(tmp_path: Path, home: str) -> None:
    data = tmp_path / home
    assert address(data) != address(tmp_path)
    assert Folders(data).state != Folders(tmp_path).state


@pytest.fixture(scope="session")
def systems(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the locales of other people's systems."""
    if not shutil.which("localedef") or not Path("/usr/share/i18n/locales/tr_TR").exists():
        pytest.skip("no sources of locales")
    folder = tmp_path_factory.mktemp("locales")
    for system in SYSTEMS:
        language, _, charset = system.partition(".")
        command = ["localedef", "-c", "-i", language, "-f", charset, str(folder / system)]
        subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
    return folder


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a language is no variable")
@pytest.mark.parametrize(("home", "system"), [*zip(HOMES, SYSTEMS, strict=True)])
def test_it_starts(tmp_path: Path, systems: Path, home: str, system: str) -> None:
    if not (systems / system).exists():
        pytest.skip(f"{system} cannot be made here")
    (tmp_path / home).mkdir()
    picture = tmp_path / "picture.png"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "LC_", "LANG"))}
    told = {"HOME": str(tmp_path / home), "LOCPATH": str(systems), "LC_ALL": system, "LANG": system}
    command = [sys.executable, "-m", "nightcaller", "--screenshot", str(picture)]
    run = subprocess.run(
        command,
        env=kept | told | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert picture.stat().st_size > 20_000
