"""A role is five files and everything is green: written by the command in a copy of the tree, filled in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns

import pytest

REPOSITORY = Path(__file__).parents[2]
SAMPLE = Path(__file__).with_name("stargazer")
MODULE = "desktop/nightcaller/rulebooks/judge/stargazer.py"
DRAWINGS = "desktop/nightcaller/qml/Nightcaller/Kit/RoleEmblem.qml"
ENGLISH, CHINESE = "i18n/en/judge.ftl", "i18n/zh-CN/judge.ftl"
PROOF = "tests/rulebooks/judge/test_judge_stargazer.py"
FIVE = {MODULE, DRAWINGS, ENGLISH, CHINESE, PROOF}
MESSAGE = re.compile(r"^[a-z].*\n(?: .*\n)*", re.MULTILINE)
STAR = "M 50 2 L 62 38 L 98 38 L 69 60 L 80 96 L 50 74 L 20 96 L 31 60 L 2 38 L 38 38 Z"
ENTRIES = "tests/rulebooks/test_entries.py"
QUICK = (
    ENTRIES,
    PROOF,
    *(
        f"tests/rulebooks/judge/test_judge_{about}.py"
        for about in ("decks", "encounters", "interactions", "manual")
    ),
    "tests/rulebooks/test_guides.py",
    "tests/text/test_files.py",
    "tests/text/test_wordings.py",
)
"""What names a role that is not all there, and what has named one that was."""

pytestmark = pytest.mark.slow


def ran(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the sources of a copy."""
    surroundings = {**os.environ, "PYTHONPATH": str(tree / "desktop"), "LANGUAGE": "en"}
    return subprocess.run(
        [sys.executable, *command], cwd=tree, env=surroundings, capture_output=True, text=True, check=False
    )


def outcome(tree: Path, *tests: str) -> tuple[set[str], str]:
    """Run quick tests of a copy; return those that failed, and everything that was said."""
    quick = ("-q", "-p", "no:cacheprovider", "-m", "not slow", "--tb=short", f"--basetemp={tree / 'folder'}")
    told = ran(tree, "-m", "pytest", *quick, *tests)
    assert told.returncode in {0, 1}, told.stdout + told.stderr
    return set(re.findall(r"^FAILED \S+::(\w+)", told.stdout, re.MULTILINE)), told.stdout


def filled_in(tree: Path) -> None:
    """Write into the five files what a newcomer writes."""
    copy2(SAMPLE / "role.py", tree / MODULE)
    copy2(SAMPLE / "proof.py", tree / PROOF)
    drawings = (tree / DRAWINGS).read_text("utf-8")
    drawn = re.sub(r" *// FILL IN.*\n( *stargazer: )\".*\"", rf'\1"{STAR}"', drawings)
    (tree / DRAWINGS).write_text(drawn, encoding="utf-8")
    for texts, sample in ((ENGLISH, "en.ftl"), (CHINESE, "zh-CN.ftl")):
        written = (tree / texts).read_text("utf-8")
        for message in MESSAGE.findall((SAMPLE / sample).read_text("utf-8")):
            name = message.partition(" =")[0]
            (gap,) = [one for one in MESSAGE.findall(written) if one.startswith(f"{name} =")]
            written = written.replace(gap, message)
        (tree / texts).write_text(written, encoding="utf-8")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything that version control keeps, with the role that the command has written.

    Not asked of git: whoever has unpacked an archive of the source has none.
    """
    copy = tmp_path_factory.mktemp("copied") / "tree"
    unkept = (REPOSITORY / ".gitignore").read_text("utf-8").split()
    copytree(REPOSITORY, copy, ignore=ignore_patterns(".git", *(name.rstrip("/") for name in unkept)))
    told = ran(copy, "-m", "nightcaller.lab", "role", "judge", "stargazer")
    assert told.returncode == 0, told.stderr
    assert set(re.findall(r"^  (\S+)$", told.stdout, re.MULTILINE)) == FIVE
    return copy


@pytest.fixture(scope="module")
def role(tree: Path) -> Path:
    """The same with everything filled in, after the gaps were named."""
    failed, said = outcome(tree, ENTRIES)
    assert failed == {"test_nothing_is_left_to_be_filled_in"}
    assert all(file in said for file in FIVE)
    filled_in(tree)
    return tree


@contextmanager
def as_before(tree: Path, file: str) -> Iterator[None]:
    """While this lasts, one of the five is as it was before there was the role."""
    path = tree / file
    written, old = path.read_bytes(), REPOSITORY / file
    if old.is_file():
        copy2(old, path)
    else:
        path.unlink()
    yield
    path.write_bytes(written)


def test_with_the_five_everything_is_green(role: Path):
    failed, said = outcome(role, *QUICK)
    assert failed == set(), said
    assert "[100%]" in said
    for tool in (("check",), ("format", "--check")):
        told = ran(role, "-m", "ruff", *tool, "--no-cache", MODULE, PROOF)
        assert told.returncode == 0, told.stdout


@pytest.mark.parametrize(
    ("file", "named"),
    [
        (MODULE, "test_learns_whether_somebody_has_a_power_of_the_divine"),
        (DRAWINGS, "test_every_entry_has_a_drawing"),
        (ENGLISH, "test_every_entry_has_its_texts"),
        (CHINESE, "test_every_entry_has_its_texts"),
        (PROOF, "test_every_entry_is_proven_by_a_test"),
    ],
)
def test_without_one_of_the_five_a_test_says_which(role: Path, file: str, named: str):
    with as_before(role, file):
        failed, said = outcome(role, ENTRIES, *([PROOF] if file != PROOF else []))
    assert named in failed
    assert "stargazer" in said
    if named == "test_every_entry_has_its_texts":
        assert f"{named}[{file.split('/')[1]}-judge]" in said
