"""`nightcaller lab role`: five files with every gap marked, or a mistake is named and nothing is written."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import nightcaller
from nightcaller.lab import role as lab_role
from nightcaller.lab.__main__ import MISTAKEN, main
from nightcaller.lab.role import DRAWINGS, PACKAGE, TESTS, TEXTS, create, gaps
from nightcaller.lab.words import LabError
from nightcaller.rulebooks import books
from parts import in_turn

REPOSITORY = Path(__file__).parents[2]
ALL_BOOKS = pytest.mark.parametrize("book_id", books())


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As much of a checkout as the command reads and writes."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in (PACKAGE, TESTS, TEXTS):
        copytree(REPOSITORY / folder, root / folder, ignore=ignore_patterns("__pycache__"))
    (root / DRAWINGS).parent.mkdir(parents=True)
    (root / DRAWINGS).write_bytes((REPOSITORY / DRAWINGS).read_bytes())
    return root


@pytest.fixture
def sources(copied: Path) -> Iterator[Path]:
    """The copy as it was made: five hundred files for each test would take longer than the tests."""
    before = every_file(copied)
    yield copied
    after = every_file(copied)
    for name in after.keys() - before.keys():
        Path(name).unlink()
    for name, data in before.items():
        if after.get(name) != data:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_bytes(data)
    for folder in sorted((path for path in copied.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    assert every_file(copied) == before


def every_file(root: Path) -> dict[str, bytes]:
    """Everything below a folder, hidden files too."""
    return {str(path): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@ALL_BOOKS
def test_five_files_are_written_and_each_says_what_is_to_be_filled_in(sources: Path, book_id: str):
    before = every_file(sources)
    files = create(sources, book_id, "stargazer_of_all_the_nights")
    changed = {name for name, data in every_file(sources).items() if before.get(name) != data}
    assert changed == {str(sources / file) for file in files}
    assert len(files) == 5
    assert {gap.file for gap in gaps(sources)} == {file.as_posix() for file in files}


@pytest.mark.parametrize(("book_id", "name"), in_turn(books(), ("fay", "stargazer_of_all_the_nights")))
def test_what_is_written_is_as_the_linter_wants_it(sources: Path, book_id: str, name: str):
    written = [sources / file for file in create(sources, book_id, name) if file.suffix == ".py"]
    (sources / "pyproject.toml").write_bytes((REPOSITORY / "pyproject.toml").read_bytes())
    for package in (PACKAGE.parent, PACKAGE.parent / "engine"):  # or the linter takes it for somebody else's
        (sources / package).mkdir(exist_ok=True)
        (sources / package / "__init__.py").touch()
    for command in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        told = subprocess.run(
            [sys.executable, "-m", "ruff", *command, *written], cwd=sources, capture_output=True, text=True
        )
        assert told.returncode == 0, told.stdout


def test_a_drawing_that_another_book_has_is_not_drawn_again(sources: Path):
    assert DRAWINGS not in create(sources, "judge", "fox")


def test_a_gap_is_named_with_its_line(sources: Path):
    assert list(gaps(sources)) == []
    create(sources, "hollow", "stargazer")
    told = [str(gap) for gap in gaps(sources)]
    assert [line for line in told if line.startswith("i18n/en/hollow.ftl:") and ".card = FILL IN" in line]
    assert [line for line in told if line.startswith("i18n/zh-CN/hollow.ftl:") and "【待填】Starg" in line]
    first = next(gap for gap in gaps(sources) if gap.file.endswith("stargazer.py"))
    assert (sources / first.file).read_text("utf-8").splitlines()[first.line - 1].strip() == first.text


@pytest.mark.parametrize(
    ("mistake", "language"),
    in_turn(
        [
            (["chess", "stargazer"], "chess"),
            (["judge", "Stargazer"], "silencer_elder"),
            (["judge", "star-gazer"], "star-gazer"),
            (["judge", "star__gazer"], "star__gazer"),
            (["judge", "2nd_seer"], "2nd_seer"),
            (["judge", "class"], "class"),
            (["judge", "a" * 31], "30"),
            (["judge", ""], "silencer_elder"),
            (["judge", "seer"], "seer"),
            (["judge", "sheriff"], "sheriff"),
            (["judge", "camps"], "camps"),
            (["judge", "lover"], "lover"),
            (["judge", "night"], "night"),
            (["judge"], "NAME"),
        ],
        ("en", "zh-CN"),
    ),
)
def test_a_mistake_is_named_and_nothing_is_written(
    mistake: tuple[list[str], str],
    language: str,
    sources: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    arguments, named = mistake
    monkeypatch.setattr(lab_role, "checkout", lambda: sources)
    before = every_file(sources)
    assert main(["role", *arguments, "--language", language]) == MISTAKEN
    told = capsys.readouterr()
    assert told.out == ""
    assert named in told.err
    assert any("一" <= letter <= "鿿" for letter in told.err) is (language == "zh-CN")
    assert every_file(sources) == before


def test_an_installation_has_no_place_for_a_role(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(nightcaller, "__file__", str(tmp_path / "site-packages/nightcaller/__init__.py"))
    assert main(["role", "judge", "stargazer"]) == MISTAKEN
    assert str(tmp_path) in capsys.readouterr().err


def test_nothing_is_written_into_another_copy_of_the_sources(sources: Path, monkeypatch: pytest.MonkeyPatch):
    """Two copies with one installation: the role would go where nobody looks for it."""
    monkeypatch.chdir(sources / "i18n")
    with pytest.raises(LabError) as refused:
        lab_role.checkout()
    assert refused.value.message_id == "error-lab-role-elsewhere"
    assert refused.value.arguments["here"] == str(sources.resolve())


@pytest.mark.parametrize("refused", range(5))
def test_a_disk_that_refuses_one_file_gets_none(
    refused: int, sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Whichever of the five it is: those that are there already are as they were."""
    monkeypatch.setattr(lab_role, "checkout", lambda: sources)
    before, replace = every_file(sources), Path.replace
    places: list[Path] = []

    def full(self: Path, target: Path) -> Path:
        places.append(target)
        if len(places) > refused:
            raise OSError(28, "No space left on device", str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", full)
    assert main(["role", "judge", "stargazer", "--language", "en"]) == MISTAKEN
    assert places[-1].relative_to(sources).as_posix() in capsys.readouterr().err
    assert every_file(sources) == before


@pytest.mark.parametrize("lost", [DRAWINGS, TESTS / "judge", TEXTS / "zh-CN" / "judge.ftl"])
def test_a_place_that_is_missing_is_named(
    lost: Path, sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(lab_role, "checkout", lambda: sources)
    (sources / lost).rename(sources / "elsewhere")
    before = every_file(sources)
    assert main(["role", "judge", "stargazer", "--language", "en"]) == MISTAKEN
    assert "Nothing is written" in capsys.readouterr().err
    assert every_file(sources) == before


def test_the_command_says_what_it_has_written(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(lab_role, "checkout", lambda: sources)
    assert main(["role", "judge", "stargazer", "--language", "en"]) == 0
    page = capsys.readouterr().out.splitlines()
    assert (
        page[0] == f"judge.stargazer is there: {len(list(gaps(sources)))} lines to fill in, marked FILL IN."
    )
    assert "  desktop/nightcaller/rulebooks/judge/stargazer.py" in page
    assert page[-1].endswith("tests/rulebooks/judge tests/text")
    assert main(["role", "chat", "stargazer", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {gap["file"] for gap in data["gaps"]} == set(data["files"])
