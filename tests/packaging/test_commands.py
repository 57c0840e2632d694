"""Every command that a document tells is there as written, after one of our programs in `packaging/`."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

import pytest

from makers.__main__ import main as makers
from nightcaller.lab.__main__ import main as lab

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "i18n" / "README.md")
    if path.name != "CHANGELOG.md"
)
INSTALLED = {"nightcaller", "nightcaller lab", "nightcaller-lab"}
"""What only an installed release has; a page that names them says what else to type."""
OF_THE_SYSTEM = {"sudo", "pipx", "uv", "codesign", "xcrun"}
PLACEHOLDERS = {"<book>": "judge", "<role>": "seer"}
OURS = re.compile(
    r"(?:NIGHTCALLER_\w+=\S+ )?"
    r"(?:\./|\.venv/bin/)?(?:packaging/(?:play|test|tool|release)\b|packaging\\\w+|python3? |pytest\b"
    r"|nightcaller(?:-lab| |$)|pip "
    r"|sudo |pipx |uv )"
)


def commands(page: Path) -> list[str]:
    """Every command of a page: of its blocks line by line, of its sentences what is between backticks."""
    text = page.read_text("utf-8")
    blocks = re.findall(r"^```(?:sh|bash|console|)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    spans = [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text)]
    return [command for command in (*lines, *spans) if OURS.match(command)]


TOLD = sorted({(page, command) for page in PAGES for command in commands(page)})


@cache
def told_by(program: Callable[[list[str]], int], *words: str) -> str:
    """Return what one of our programs says of itself, here: a process of its own takes far longer."""
    said = io.StringIO()
    with redirect_stdout(said), pytest.raises(SystemExit) as over:
        program([*words, "--help"])
    assert not over.value.code
    return said.getvalue()


@cache
def help_of(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command, "--help"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "desktop"), str(ROOT / "packaging")))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


def options(words: list[str]) -> list[str]:
    return [word.partition("=")[0] for word in words if word.startswith("--") and word != "--help"]


def test_the_pages_tell_commands() -> None:
    assert len(TOLD) > 30


@pytest.mark.parametrize(("page", "command"), TOLD, ids=lambda one: getattr(one, "name", one))
def test_a_command_of_a_document_is_there(page: Path, command: str) -> None:
    for placeholder, value in PLACEHOLDERS.items():
        command = command.replace(placeholder, value)
    words = shlex.split(command.replace("\\", "/"))
    if "=" in words[0]:
        words.pop(0)
    program = words.pop(0).removeprefix("./")
    if program in OF_THE_SYSTEM:
        return
    if program in {"nightcaller", "nightcaller-lab"}:
        assert " ".join((program, *words)) in INSTALLED, (
            "say ./packaging/play: this is only there when installed"
        )
        return
    assert program.startswith(("packaging/", ".venv/bin/python")), f"nothing puts {program} on the PATH"
    if program == "packaging/play" and words[:1] == ["lab"]:
        experiment = words[1:2] if words[1:] and not words[1].startswith("-") else []
        told = told_by(lab, *experiment)
        assert [option for option in options(words) if option not in told] == []
    elif program == "packaging/tool":
        told = told_by(makers, *(word for word in words[:1] if word != "--help"))
        assert [option for option in options(words) if option not in told] == []
    elif program == "packaging/release":
        told = help_of("packaging/bundle/release.py")
        assert [option for option in options(words) if option not in told] == []
    elif program == "packaging/test":
        for word in words:
            assert (
                word in {"fast", "all"}
                or word.startswith("-")
                or words[words.index(word) - 1] == "-k"
                or (ROOT / word).exists()
            ), word
    elif program == ".venv/bin/python":
        assert words[:2] == ["-m", "pip"] or (ROOT / words[0]).is_file()
        if words[0].endswith("notices/build.py"):
            help_of(words[0])
    else:
        assert (ROOT / program).is_file()


def test_play_hands_the_laboratory_its_words() -> None:
    """`packaging/play lab ...` is `python -m nightcaller lab ...`, without a window and without Qt."""
    assert 'case ["play", *arguments]' in (ROOT / "packaging" / "bare" / "steps.py").read_text("utf-8")
    assert "simulate" in help_of("-m", "nightcaller", "lab")
