"""Continue, and the list of past evenings, in the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt

from driver import unglued
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting
from nightcaller.table.shelf.stories import Ending
from nightcaller.text import LANGUAGES

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


BROKEN = {
    "damaged": lambda data: b"not what it was",
    "cut": lambda data: data[: len(data) // 2],
    "newer": lambda data: data.replace(b'"format": 1', b'"format": 99').replace(b"JOURNAL 1 ", b"JOURNAL 9 "),
    "empty": lambda data: b"",
}
"""How a file comes to be one that nobody here can read."""


@pytest.mark.parametrize("how", BROKEN)
@pytest.mark.parametrize("where", ["running", "finished"])
def test_what_cannot_be_read_is_put_aside_whole_as_the_question_says(
    open_stage: Opened, shelf: Shelf, tmp_path: Path, where: str, how: str
) -> None:
    """A later version may read it, or somebody who knows about files: it is not ours to delete."""
    if where == "running":
        Evening.begin(SITTING, shelf).close()
    else:
        finished(shelf, ())
    (path,) = (one for one in (tmp_path / "evenings" / where).iterdir() if one.name != "last")
    left = BROKEN[how](path.read_bytes())
    path.write_bytes(left)
    _stage, screen = open_stage(screen="Evenings")
    assert not screen.has("open0"), "it cannot be read"
    screen.tap("remove0")
    screen.wait("dialogHoldYes")
    assert any("put aside" in text for text in screen.texts())
    assert not any("for good" in text for text in screen.texts())
    screen.hold("dialogHoldYes")
    assert (tmp_path / "evenings" / "kept" / path.name).read_bytes() == left
    assert screen.has("emptyShelf")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["running", "finished", "unreadable"])
def test_before_it_is_gone_one_reads_which_game_it_is(
    open_stage: Opened, shelf: Shelf, tmp_path: Path, kind: str, language: str
) -> None:
    """The question lies over the list: whoever has tapped the cross of another row sees it here."""
    for winners in (("judge.wolves",), ()):
        finished(shelf, winners)
    Evening.begin(SITTING, shelf).close()
    stage, screen = open_stage(screen="Evenings", language=language)
    if kind == "unreadable":
        for path in (tmp_path / "evenings" / "finished").iterdir():
            path.write_bytes(b"{")
        stage.evenings.entered()
    screen.window.grabWindow()
    for at, row in enumerate(stage.evenings.rows.rows):
        if row.kind != kind:
            continue
        screen.tap(f"remove{at}")
        screen.wait("dialogHoldYes")
        asked = screen.text("dialogMessage")
        others = [one for one in stage.evenings.rows.rows if one.title != row.title]
        day = stage.words.text("ui-evenings-date", {"date": row.date})
        assert all(unglued(what) in asked for what in (day, row.title, row.people))
        assert others
        assert not any(one.title in asked for one in others)
        screen.tap("dialogNo")
        screen.qtbot.waitUntil(lambda: not screen.has("dialogNo"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_question_is_read_to_its_end_by_keyboard_and_the_shelf_keeps_the_keyboard(
    open_stage: Opened, shelf: Shelf, tmp_path: Path, language: str
) -> None:
    """In the largest letters and the smallest window, with a file's name in it."""
    finished(shelf, ())
    finished(shelf, ("judge.wolves",))
    for path in (tmp_path / "evenings" / "finished").iterdir():
        path.write_bytes(b"{")
    stage, screen = open_stage(screen="Evenings", language=language, size=(1024, 600))
    stage.app.look(stage.app.appearance._replace(text_scale=3.0, reduced_motion=True))
    screen.window.grabWindow()
    screen.tap("remove0")
    screen.wait("dialogNo")
    screen.window.grabWindow()
    for name in ("dialogNo", "dialogHoldYes"):
        assert screen.window.contentItem().boundingRect().contains(screen.rectangle(name)), name
    scrolled = screen.find("dialogScroll")
    assert scrolled.property("furthest") > 0 or language == "zh-CN", "as short as it is there, it is whole"
    for _ in range(9):
        screen.key(Qt.Key.Key_PageDown)
    assert scrolled.property("contentY") == scrolled.property("furthest")
    screen.hold("dialogHoldYes", "Space")
    screen.qtbot.waitUntil(lambda: not screen.has("dialogNo"))
    screen.key(Qt.Key.Key_Tab)
    assert screen.focus(), "the keyboard is somewhere that can be seen"
    assert screen.has(screen.focus())
