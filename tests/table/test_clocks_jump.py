"""Clocks that jump in the middle of an evening: nothing is lost, no time is told that nobody has lived."""

from __future__ import annotations

import ast
import re
import time
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import nightcaller
from nightcaller.resources import shipped
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Ended
from nightcaller.table.season.gathered import Gatherer
from nightcaller.table.season.season import new_year
from nightcaller.table.shelf import evenings
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.stories import by_clock, minutes_between
from nightcaller.text import Catalogue
from nightcaller.viewmodels.phrasebook import Phrasebook
from nightcaller.viewmodels.recap import RecapViewModel
from table.bots import keyed, sitting, step

JUMPS = (timedelta(hours=-1), timedelta(days=366), timedelta(days=-20_000), timedelta(minutes=-90))
"""Back an hour, forward a year, back to when computers begin to count, and a little back."""
ASKED = {
    "app/faults.py": {"now"},
    "app/stage.py": {"now"},
    "table/shelf/evenings.py": {"now", "time"},
    "text/catalogue.py": {"today"},
    "viewmodels/players.py": {"today"},
    "viewmodels/recap.py": {"now"},
    "viewmodels/season.py": {"now", "monotonic"},
    "voice/cache.py": {"time"},
    "voice/clock.py": {"monotonic"},
    "voice/system_voice.py": {"monotonic"},
}
"""Who asks a clock. How long something took a wall's clock, which may jump, is asked by stories alone."""


class WallClock:
    """A wall's clock that somebody sets."""

    def __init__(self) -> None:
        self.off = timedelta()

    def now(self, zone: Any = None) -> datetime:
        return datetime.now(zone) + self.off

    def time(self) -> float:
        return time.time() + self.off.total_seconds()


@pytest.mark.parametrize("first", range(len(JUMPS)))
def test_an_evening_is_the_same_however_the_clock_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """Set at every third step, closed and opened again in between, told and counted in a season."""
    wall = WallClock()
    monkeypatch.setattr(evenings, "datetime", wall)
    monkeypatch.setattr(evenings, "time", wall)
    shelf, people, jumps = (
        Shelf(tmp_path / "data", tmp_path / "state"),
        keyed(5),
        cycle(JUMPS[first:] + JUMPS[:first]),
    )
    agreed = sitting(7)
    evening, calm = Evening.begin(agreed, shelf), Evening(agreed)
    steps = 0
    while not isinstance(calm.scene, Ended):
        step(evening, people)
        step(calm, people)
        steps += 1
        if steps % 3 == 0:
            wall.off += next(jumps)
            assert [line.id for line in shelf.running()] == [evening.id]
        if steps % 10 == 0:
            evening.close()
            evening = Evening.resume(evening.id, shelf)
            assert evening.damage is None
        assert (evening.digest, evening.scene) == (calm.digest, calm.scene)
    assert evening.finish(shelf)
    (facts,) = Gatherer(shelf).all().evenings
    assert evening.span is not None
    lived = minutes_between(*evening.span)
    assert facts.minutes == lived
    assert 0 <= lived < 12 * 60
    model = RecapViewModel(Phrasebook(Catalogue(shipped("i18n")), ("en",)))
    model.show(evening.recap(), agreed.players, evening.span)
    assert (model.property("lasted") == "") == (lived == 0)


CLOCK = re.compile(r"\b(?:datetime|date|time)\.")
"""A module without one of these asks none, and is not taken apart."""


def test_whoever_asks_a_clock_is_known() -> None:
    """A new one has to be thought of here: what comes of it when the clock jumps?"""
    room, found = Path(nightcaller.__file__).parent, dict[str, set[str]]()
    for file in sorted(room.rglob("*.py")):
        source = file.read_text("utf-8")
        for node in ast.walk(ast.parse(source)) if CLOCK.search(source) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                of, what = node.func.value, node.func.attr
                if isinstance(of, ast.Name) and (of.id, what) in {
                    ("datetime", "now"), ("datetime", "today"), ("datetime", "utcnow"), ("date", "today"),
                    ("time", "time"), ("time", "monotonic"), ("time", "perf_counter"),
                }:  # fmt: skip
                    found.setdefault(file.relative_to(room).as_posix(), set()).add(what)
    games = {name for name in found if name.startswith("lab/")}
    assert {name: asked for name, asked in found.items() if name not in games} == ASKED


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system's zone cannot be changed")
@pytest.mark.parametrize(
    "zone", ["CET-1CEST,M3.5.0,M10.5.0/3", "AEST-10AEDT,M10.1.0,M4.1.0/3", "CST-8", "UTC0"]
)
@pytest.mark.parametrize("month", range(1, 13))
def test_a_year_begins_when_clocks_here_struck_twelve(
    zone: str, month: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In summer they are an hour off, in Europe or in Australia; it is no minute's seconds late."""
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        begun = new_year(datetime(2026, month, 15, 21, 40, 33, 500).astimezone())
        last, first = datetime(2025, 12, 31, 23, 59, 59), datetime(2026, 1, 1)
        assert last.astimezone() < begun <= first.astimezone(), (zone, month)
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("moment", [datetime.max, datetime.min])
def test_a_date_from_the_end_of_the_calendar_is_shown(
    moment: datetime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file may name it; no zone has it: 23:59 of the last day is tomorrow in Shanghai."""
    for hours in (-12, 0, 12):
        if hasattr(time, "tzset"):
            monkeypatch.setenv("TZ", f"HERE{-hours:+d}")
            time.tzset()
        assert by_clock(moment.replace(tzinfo=UTC)).year == moment.year
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()
