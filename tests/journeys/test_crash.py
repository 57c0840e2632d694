"""The plug is pulled in the middle of an evening; the program is started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from driver import read_all
from journeys.people import People

pytestmark = [pytest.mark.journey, pytest.mark.slow]

TESTS = Path(__file__).resolve().parents[1]
NAMES = ("Ann", "小满", "Cleo", "Dan", "阿泽", "Finn")


def play_in_another_process(folder: Path) -> list[str]:
    """Play the real program up to the third card and kill it there; return the titles of the covers."""
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "journeys.until_the_plug_is_pulled", str(folder), *NAMES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        assert process.stdout is not None
        covers = [process.stdout.readline().strip() for _ in range(3)]
        process.kill()
    assert process.returncode == -9 or os.name == "nt"
    assert all(covers), "it never got to the third card"
    return covers


def at_the_same_cover(people: People, whose: str) -> None:
    """Home offers to continue, and there we are."""
    assert people.place == "Home"
    people.picture("home")
    people.tap("continueButton")
    people.qtbot.waitUntil(lambda: people.place == "Cover")
    assert people.text("passTitle") == whose
    people.picture("continued")


def test_the_same_cover_after_a_kill(gather: Any, tmp_path: Path) -> None:
    *_, whose = play_in_another_process(tmp_path)
    people = gather()
    at_the_same_cover(people, whose)
    people.play(until=lambda: people.place == "Bulletin")


def test_a_damaged_tail_is_told_and_costs_one_record_at_most(gather: Any, tmp_path: Path) -> None:
    *_, before, _lost = play_in_another_process(tmp_path)
    (journal,) = list(tmp_path.rglob("*.journal"))
    with journal.open("r+b") as file:
        file.truncate(journal.stat().st_size - 5)
    people = gather()
    read_all(people.stage.app)
    people.tap("continueButton")
    people.qtbot.waitUntil(lambda: people.place == "Cover")
    people.wait("noticeText")  # when the line that opens the cover has been said
    people.picture("told")
    assert people.text("passTitle") == before
