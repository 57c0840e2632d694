"""The wheel and the source are whole: what they install starts, from a folder that is not this one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightcaller import __version__

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = {"assets": "nightcaller/assets", "i18n": "nightcaller/i18n", "desktop/nightcaller": "nightcaller"}
"""Folder of the checkout -> where it is inside the wheel."""
PASSING = {"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"}


def ours() -> set[str]:
    """Every file that belongs into the wheel, by its place in it."""
    return {
        f"{inside}/{path.relative_to(ROOT / folder).as_posix()}"
        for folder, inside in SHIPPED.items()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not PASSING & {*path.parts}
    } | {"nightcaller/NOTICE"}


def built(kind: str, source: Path, into: Path) -> Path:
    """Build as pip does, less the environment of its own."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(into)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (made,) = into.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The programs' folder of a new environment, with the wheel and all that it asks for from pip.

    pipx and uv do the same. What it asks for comes out of pip's cache when this project's own environment was
    made by pip on this computer.
    """
    place = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "--disable-pip-version-check"]
    # Nothing is compiled in advance: 800 MB of Qt's modules would take a minute, and this starts two of them.
    subprocess.run([*pip, "install", "--quiet", "--no-compile", str(wheel)], check=True)
    yield programs
    shutil.rmtree(place)


def answer(installed: Path, tmp_path: Path, *command: str) -> str:
    outside = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment = {**outside, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [str(installed / command[0]), *command[1:]],
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.stdout


@pytest.mark.slow
def test_everything_of_ours_is_in_the_wheel_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert inside == ours()
    assert f"-{__version__}-" in wheel.name


@pytest.mark.slow
def test_the_wheel_that_is_built_of_the_source_is_the_same(wheel: Path, tmp_path: Path) -> None:
    source = built("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(source) as archive:
        if hasattr(
            tarfile, "data_filter"
        ):  # Python 3.11 has it since its fourth correction; Debian 12 has the second
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(tmp_path / "unpacked")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    for paper in ("LICENSE", "NOTICE", "README.md", "README.zh-CN.md", "CHANGELOG.md", "CONTRIBUTING.md"):
        assert (unpacked / paper).is_file()
    for room in ("tests", "packaging", "docs", ".github", ".ci"):
        assert (unpacked / room).is_dir(), "what is tested of the source is in it"
    again = built("wheel", unpacked, tmp_path / "again")
    with zipfile.ZipFile(wheel) as one, zipfile.ZipFile(again) as other:
        assert sorted(one.namelist()) == sorted(other.namelist())


@pytest.mark.slow
def test_a_fresh_environment_starts_window_and_lab(installed: Path, tmp_path: Path) -> None:
    where = answer(installed, tmp_path, "python", "-c", "import nightcaller; print(nightcaller.__file__)")
    assert str(installed.parent) in where
    assert answer(installed, tmp_path, "nightcaller", "--version") == f"nightcaller {__version__}\n"
    books = json.loads(answer(installed, tmp_path, "nightcaller-lab", "books", "--json"))["books"]
    assert {book["id"] for book in books} == {"judge", "hollow", "chat", "forum", "revamped"}
    shot = tmp_path / "first.png"
    data = str(tmp_path / "data")
    answer(installed, tmp_path, "nightcaller", "--data-dir", data, "--screenshot", str(shot))
    assert shot.stat().st_size > 50_000, "the first screen, with its sky and its letters"


def test_the_version_stands_in_one_place() -> None:
    assert 'dynamic = ["version"]' in (ROOT / "pyproject.toml").read_text("utf-8")
    assert f"## {__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
