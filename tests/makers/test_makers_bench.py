"""`./packaging/tool bench`: what is measured, and the budgets beside it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import nightcaller
from makers import opening
from makers.__main__ import MISTAKEN, main
from makers.bench import FAST, Measure, as_line, long_game
from makers.beside import NOT_INSTALLED, compared, other_engine, versions
from nightcaller.engine import Session
from nightcaller.rulebooks import book, books

TINY = ["bench", "--rounds", "1", "--games", "2"]
BESIDE = ["beside-theirs", "beside-ours", "beside", "beside-answers"] if other_engine() else ["beside"]


def measured(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, dict]:
    assert main([*TINY, "--json", *arguments]) == 0
    result = json.loads(capsys.readouterr().out)
    assert set(result["machine"]) == {"system", "processor", "cores", "python", "load"}
    return {entry["id"]: entry for entry in result["measures"]}


@pytest.mark.slow
def test_every_number_has_its_unit_and_every_budget_a_verdict(capsys: pytest.CaptureFixture[str], tmp_path):
    measures = measured(capsys, "--no-window", "--folder", str(tmp_path))
    assert list(measures) == [
        "games", "games-told", "decisions", "decision-mean", *BESIDE, "replay", "decision-slowest", "undo",
        "view", "append-median", "append-p99", "append-ratio",
    ]  # fmt: skip
    for entry in measures.values():
        assert entry["value"] is None if entry["note"] else entry["value"] > 0
        assert entry["unit"] in ("1/s", "us", "ms", "x")
        assert (entry["met"] is None) == (entry["budget"] is None or entry["value"] is None)
    assert measures["games"]["budget"] == (1000 if measures["games"]["book"] in FAST else 300)
    assert measures["undo"]["budget"] == 50
    assert list(tmp_path.iterdir()) == []


def test_without_the_other_engine_it_says_what_to_install():
    missing = Measure("beside", None, "x", "more", 1, note=NOT_INSTALLED)
    assert "pip install werewolf-engine==0.1.0" in as_line(missing)


def test_another_version_takes_turns_with_this_one():
    other = Path(nightcaller.__file__).parents[1]
    found = versions(other, 12, rounds=1, games=1, processes=1, warm_up=1)
    assert list(found) == list(books())
    for here in found.values():
        assert here.there is not None
        assert here.times == here.here / here.there > 0


def test_each_turn_is_compared_with_the_one_beside_it():
    """A machine that is three times as fast for a while is so for both."""
    assert compared([(100, 200), (300, 600), (100, 210)]) == (100, 210, 2)
    assert compared([(None, 200), (None, 210), (None, 220)]) == (None, 210, None)


def test_a_folder_without_the_program_is_refused(capsys: pytest.CaptureFixture[str], tmp_path):
    for option in ("--against", "--folder"):
        nowhere = str(tmp_path / "nowhere")
        with pytest.raises(SystemExit) as ended:
            main([*TINY, option, nowhere])
        assert ended.value.code == MISTAKEN
        assert nowhere in capsys.readouterr().err


@pytest.mark.slow
def test_the_page_shows_the_budget_beside_the_number(capsys: pytest.CaptureFixture[str]):
    assert main([*TINY, "--no-window"]) == 0
    page = capsys.readouterr().out
    assert "[≤ 50 ms]" in page
    assert "fits" in page


@pytest.mark.slow
def test_windows_are_compared_with_an_empty_one(capsys: pytest.CaptureFixture[str]):
    measures = measured(capsys)
    ratio = measures["start-ratio"]
    assert ratio["unit"] == "x"
    assert ratio["value"] > 0
    assert ratio["note"] is None
    assert measures["memory-ratio"]["value"] > 0
    assert sys.platform != "linux" or 0 < measures["memory-own"]["value"] < measures["memory"]["value"]
    assert measures["answer-p99"]["value"] >= measures["answer-median"]["value"] > 0
    assert measures["tap-p99"]["value"] >= measures["tap-median"]["value"] > 0
    assert measures["tap-busy-p99"]["value"] >= measures["tap-busy-median"]["value"] > 0
    assert measures["frame-p99"]["value"] >= measures["frame-median"]["value"] > 0
    assert measures["frame-ratio"]["value"] > 0
    assert 0 < measures["idle"]["value"] < 100
    assert (measures["idle"]["book"], measures["idle"]["budget"]) == ("Home", 2)
    spoken = measures["speak-p95"]
    assert spoken["budget"] == 100
    assert (spoken["value"] is None) == bool(spoken["note"])


LATE = """
import time

from nightcaller.app.plain_imports import load_qt

load_qt()
from nightcaller.app import fonts
from nightcaller.app.stage import Stage

load, begin = fonts.load_type, Stage.__init__

def load_late():
    time.sleep(3)
    return load()

def begin_large(stage, *given):
    stage.kept = b"x" * 500_000_000
    begin(stage, *given)

fonts.load_type, Stage.__init__ = load_late, begin_large
"""
"""A program that takes its time, and half a gigabyte, behind its first frame."""


@pytest.mark.slow
def test_memory_is_that_of_the_whole_program_however_long_it_loads(monkeypatch: pytest.MonkeyPatch):
    """A slow computer was measured while it still loaded: 114 MB for 150."""
    monkeypatch.setattr(opening, "PROBE", LATE + opening.PROBE)
    megabytes = opening.open_window("app").megabytes
    assert megabytes is not None
    assert megabytes > 500


@pytest.mark.parametrize(
    ("value", "better", "met"),
    [(5.0, "less", True), (7.0, "less", False), (7.0, "more", True), (None, "less", None)],
)
def test_a_budget_is_a_bound_from_the_right_side(value: float | None, better, met: bool | None):
    assert Measure("undo", value, "ms", better, 6.0).met is met


def test_the_long_game_is_as_long_as_asked_for_and_not_over():
    setup, decisions = long_game(300)
    session = Session(book("judge"), setup, decisions)
    assert setup.seats == 40
    assert len(session.decisions) == 300
    assert session.outcome is None
