"""Continue, and the list of past evenings, in the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.shelf.stories import Ending

pytestmark = pytest.mark.smoke

Opened = Callable[..., tuple[Any, Any]]

SITTING = Sitting(
    players=tuple(SeatedPlayer(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")),
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


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_what_can_be_continued_stands_on_one_line(open_stage: Opened, shelf: Shelf, language: str) -> None:
    people = tuple(SeatedPlayer(f"P{number}") for number in range(14))
    deck = {"judge.werewolf": 4, "judge.seer": 1, "judge.commoner": 9}
    # the longest date there is
    shelf.begin(
        book="judge",
        seats=14,
        setup=Sitting(people, deck, seed=7),
        app_version="0",
        engine_version="0",
        now=datetime(2026, 12, 22, 22, 22, tzinfo=UTC),
    ).close()
    _stage, screen = open_stage(language=language, size=(1280, 800))
    assert screen.find("continueButton").height() == screen.find("newGameButton").height()


def test_past_evenings_name_the_winners(open_stage: Opened, shelf: Shelf) -> None:
    finished(shelf, ("judge.wolves",))
    _stage, screen = open_stage(screen="Evenings")
    assert "Werewolves won" in screen.texts()
    assert "Ann · Ben · Cleo · Dan · Eve · Finn" in screen.texts()


def test_a_team_of_a_newer_version_harms_neither_the_list_nor_the_way_there(
    open_stage: Opened, shelf: Shelf
) -> None:
    finished(shelf, ("judge.vampires",))
    finished(shelf, ("judge.wolves",))
    stage, screen = open_stage()
    screen.tap("eveningsButton")
    assert stage.app.property("screen") == "Evenings"
    assert {"Werewolves won", "Won by a side that only a newer Nightcaller knows"} <= set(screen.texts())


def test_a_screen_that_cannot_be_shown_leaves_the_way_as_it_was(open_stage: Opened) -> None:
    class Broken(QObject):
        def entered(self) -> None:
            raise RuntimeError

    stage, _screen = open_stage()
    stage.app.add("Broken", Broken(stage.app))
    with pytest.raises(RuntimeError):
        stage.app.open("Broken")
    assert stage.app.property("screen") == "Home"


def test_a_thousand_evenings_make_only_the_rows_in_sight(open_stage: Opened, shelf: Shelf) -> None:
    finished(shelf, ("judge.wolves",))
    stage, screen = open_stage(screen="Evenings")
    rows = stage.evenings.rows
    (row,) = rows.rows
    rows.replace(tuple(replace(row, evening=f"{row.evening}{number}") for number in range(1000)))
    screen.wait("evening3")
    assert screen.find("eveningsScroll").property("count") == 1000
    shown = [name for name in screen.names("evening") if name.removeprefix("evening").isdigit()]
    assert 3 < len(shown) < 40


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
