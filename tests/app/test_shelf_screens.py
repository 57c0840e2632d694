"""Continue, and the list of past evenings, in the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from nightcaller.table.evening import Evening
from nightcaller.table.evenings import Ending, Shelf
from nightcaller.table.sitting import Player, Sitting

Opened = Callable[..., tuple[Any, Any]]

SITTING = Sitting(
    players=tuple(Player(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")),
    deck={"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3},
    seed=7,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path, tmp_path / "state")


def finished(shelf: Shelf, winners: tuple[str, ...]) -> None:
    journal = shelf.begin(
        book="judge",
        seats=6,
        setup=SITTING,
        app_version="0",
        engine_version="0",
        now=datetime(2026, 5, 2, tzinfo=UTC),
    )
    names = tuple(player.name for player in SITTING.players)
    shelf.finish(journal, players=names, ending=Ending(winners, (0, 1), "end-judge-wolves-gone"))


def test_without_an_interrupted_game_there_is_nothing_to_continue(open_stage: Opened) -> None:
    _stage, screen = open_stage()
    assert not screen.has("continueButton")


def test_an_interrupted_game_is_offered_first_and_tells_nothing(open_stage: Opened, shelf: Shelf) -> None:
    Evening.begin(SITTING, shelf).close()
    stage, screen = open_stage()
    played: list[Evening] = []
    stage.play = played.append
    assert screen.text("continueButton").startswith("Continue · 6 players · ")
    assert not any(name in text for name in ("Ann", "Ben") for text in screen.texts())
    screen.tap("continueButton")
    assert played[0].sitting == SITTING
    played[0].close()


def test_past_evenings_name_the_winners(open_stage: Opened, shelf: Shelf) -> None:
    finished(shelf, ("judge.wolves",))
    _stage, screen = open_stage(screen="Evenings")
    assert "Werewolves won" in screen.texts()
    assert "Ann · Ben · Cleo · Dan · Eve · Finn" in screen.texts()


def test_an_evening_goes_off_the_shelf_only_by_holding(open_stage: Opened, shelf: Shelf) -> None:
    finished(shelf, ())
    _stage, screen = open_stage(screen="Evenings")
    screen.tap("remove0")
    screen.wait("dialogHoldYes")
    screen.tap("dialogHoldYes")
    assert shelf.finished()
    screen.hold("dialogHoldYes")
    assert not shelf.finished()
    assert screen.has("emptyShelf")


def test_a_damaged_evening_is_told_about_and_put_aside_whole(
    open_stage: Opened, shelf: Shelf, tmp_path: Path
) -> None:
    Evening.begin(SITTING, shelf).close()
    journal = next((tmp_path / "evenings" / "running").glob("*.journal"))
    journal.write_bytes(b"not a journal")
    _stage, screen = open_stage(screen="Evenings")
    assert not screen.has("open0")
    screen.tap("remove0")
    screen.wait("dialogHoldYes")
    screen.hold("dialogHoldYes")
    assert (tmp_path / "evenings" / "kept" / journal.name).read_bytes() == b"not a journal"
