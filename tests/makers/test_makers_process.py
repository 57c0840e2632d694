"""The makers' tools as a whole: started as documents say, without Qt, and no part of what is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import makers
import nightcaller
from makers.__main__ import MISTAKEN, main

HERE = Path(makers.__file__).parent
PROGRAM = Path(nightcaller.__file__).parent


def started(*words: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the tools and the program are found, as `./packaging/tool` does it."""
    places = os.pathsep.join((str(PROGRAM.parent), str(HERE.parent)))
    environment = os.environ | {"PYTHONPATH": places}
    return subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, check=False
    )


def test_no_tool_loads_qt() -> None:
    files = (path for path in sorted(HERE.rglob("[!_]*.py")) if HERE / "window" not in path.parents)
    found = (path.relative_to(HERE.parent).with_suffix("") for path in files)
    tools = ", ".join(".".join(path.parts) for path in found)
    script = f"import sys, {tools}; print({{'PySide6', 'shiboken6', 'qasync'}} & set(sys.modules))"
    done = started("-c", script)
    assert (done.stdout, done.stderr) == ("set()\n", "")


def test_the_program_does_without_its_tools() -> None:
    imports = [path for path in PROGRAM.rglob("*.py") if "import makers" in (text := path.read_text("utf-8"))
               or "from makers" in text]  # fmt: skip
    assert imports == []


def test_every_tool_is_listed() -> None:
    done = started("-m", "makers", "--help")
    assert done.returncode == 0, done.stderr
    for tool in ("assurance", "bench", "digests", "fuzz", "games", "repeats", "touches"):
        assert tool in done.stdout


@pytest.mark.parametrize("words", [["digests", "--book", "chess"], ["fuzz", "--book", "chess"]])
def test_a_book_that_is_not_there_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == MISTAKEN
    assert "chess" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["fuzz", "--games", "0"], ["repeats", "--evenings", "many"], ["knit"], []])
def test_a_command_that_is_none_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == MISTAKEN
    assert "usage: packaging/tool" in capsys.readouterr().err
