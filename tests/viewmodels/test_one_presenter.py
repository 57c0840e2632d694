"""A tap lays a page out once, and a decision is one record and one fsync: visit, call and desk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightcaller.table.live import calls, visit
from nightcaller.table.live.evening import Evening
from nightcaller.table.live.progress import PAGE
from nightcaller.table.live.scene import Console, Cover
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Decisions, Disk
from nightcaller.viewmodels.calling import CallingViewModel
from nightcaller.viewmodels.console import ConsoleViewModel
from nightcaller.viewmodels.question import QuestionScreen
from nightcaller.viewmodels.visit import VisitViewModel
from viewmodels.private_table import SEER, WITCH, call_of, night_at, read_card, table, touch
from viewmodels.test_console import console
from voice.voice_kit import HandClock

FRAMES = ("pass_around", "eyes_closed", "narrator")


class Counted(Disk):
    """A disk that counts what is made sure of."""

    syncs = 0

    def sync(self, descriptor: int) -> None:
        self.syncs += 1
        super().sync(descriptor)


def opened(style: str, folder: Path, disk: Disk) -> tuple[Evening, QuestionScreen, Callable[[], None]]:
    """Return an evening, the Witch's open page and what decides it."""
    shelf = Shelf(folder / "data", folder / "state", disk)
    evening = Evening.begin(table(style=style).sitting, shelf)
    clock = HandClock()
    if style == "narrator":
        desk: ConsoleViewModel = console(evening, "judge.witch", clock)
        assert isinstance(evening.scene, Console)
        return evening, desk, desk.goOn
    if style == "eyes_closed":
        call = CallingViewModel(evening, clock=clock)
        call.show(call_of(evening, "judge.witch"))
        call.begin()
        return evening, call, call.confirm
    assert isinstance(night_at(evening, WITCH, 1), Cover)
    page = VisitViewModel(evening, clock=clock)
    page.show(evening.visit())
    read_card(page)
    clock.pass_time(60_000)
    return evening, page, page.decide


@pytest.mark.parametrize("style", FRAMES)
def test_a_decision_is_one_record_and_one_fsync(style: str, tmp_path: Path) -> None:
    disk = Counted()
    evening, model, decide = opened(style, tmp_path, disk)
    assert [row.prompt for row in model.blanks.rows] == ["ask-judge-witch-antidote", "ask-judge-witch-poison"]
    touch(model, 1, SEER)
    before, synced = evening.ledger.length, disk.syncs
    made_sure: list[tuple[int, int]] = []
    evening.changed.append(lambda: made_sure.append((evening.ledger.length - before, disk.syncs - synced)))
    decide()
    assert made_sure[0] == (1, 1), "told to the screens when it is on the disk, and nothing else was written"
    written = [record for number, record in evening.ledger.standing.records if number >= before]
    pages = [one for one in written if isinstance(one, Decisions) and one.decided[0][0] == PAGE]
    assert len(pages) == 1, "behind it stand only that the call is over, and the end of the night"
    used = [event for event in evening.ledger.events if event.kind == "judge.poison_used"]
    assert [event.facts["seat"] for event in used] == [SEER]


@pytest.mark.parametrize("style", FRAMES)
def test_a_tap_lays_the_page_out_once(style: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _evening, model, _decide = opened(style, tmp_path, Disk())
    laid: list[object] = []

    def counted(room: Any) -> None:
        whole = room.lay_out
        monkeypatch.setattr(room, "lay_out", lambda *a, **k: (laid.append(a), whole(*a, **k))[1])

    counted(visit)
    counted(calls)
    for at, option in ((0, "keep"), (1, SEER), (1, SEER)):
        laid.clear()
        model.chooseWord(at, option) if isinstance(option, str) else model.choose(option)
        assert len(laid) == 1


def test_a_visit_that_is_opened_is_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = table()
    night_at(evening, WITCH, 1)
    model, laid, whole = VisitViewModel(evening, clock=HandClock()), [], visit.lay_out
    monkeypatch.setattr(visit, "lay_out", lambda *a, **k: (laid.append(a), whole(*a, **k))[1])
    model.show(evening.visit())
    assert len(laid) == 1
