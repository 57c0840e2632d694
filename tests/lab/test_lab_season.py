"""`nightcaller lab evenings`: the table of what was played on this computer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nightcaller.lab.__main__ import MISTAKEN, main
from nightcaller.table.season.columns import COLUMNS
from nightcaller.table.shelf.stories import to_bytes
from table.season_kit import season


@pytest.fixture
def evenings(tmp_path: Path) -> Path:
    folder = tmp_path / "evenings" / "finished"
    folder.mkdir(parents=True)
    for story in season(6, games=6):
        (folder / f"{story.id}.json").write_bytes(to_bytes(story))
    (folder / "shopping.json").write_text("{}", "utf-8")
    return tmp_path


def test_it_prints_the_table_and_names_what_is_not_in_it(
    evenings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["evenings", "--data-dir", str(evenings), "--csv"]) == 0
    told = capsys.readouterr()
    head, *lines = told.out.splitlines()
    assert head.split(",") == list(COLUMNS)
    assert len(lines) > 30
    assert "Dora" in told.out
    assert "shopping.json" in told.err


def test_the_same_as_json_without_names(evenings: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evenings", "--data-dir", str(evenings), "--json", "--pseudonyms"]) == 0
    records = json.loads(capsys.readouterr().out)
    assert {tuple(record) for record in records} == {tuple(COLUMNS)}
    assert all(record["person"].startswith("P") for record in records)


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_groups_and_people_are_told_in_lines(
    evenings: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["evenings", "--data-dir", str(evenings), "--language", language]) == 0
    assert "Dora" in capsys.readouterr().out


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert main(["evenings", "--data-dir", str(tmp_path / "none")]) == MISTAKEN
