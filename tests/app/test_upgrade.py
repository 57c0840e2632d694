"""What people have from version 0.1.0 is there in this one: `first_version` is that program's data folder.

It was made by 0.1.0 with engine 3, and nobody changes it: settings, a group, a kept deck, the window's place,
a game that is over and one that is not. A version that cannot go on with it says so and throws nothing away.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from driver import read_all
from nightcaller.app.window_place import WindowPlace, remembered
from nightcaller.collection import CollectionFile
from nightcaller.engine import ENGINE_VERSION
from nightcaller.settings import SettingsFile
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import Digest
from nightcaller.table.shelf.sitting import SeatedPlayer, Sitting

Opened = Callable[..., tuple[Any, Any]]

ISOLATES = {0x2068: None, 0x2069: None}
"""What Fluent puts around what it is given."""

NAMES = ["Ann", "小满", "Cleo", "Dan", "阿泽", "Finn", "Grace", "Hal"]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The folder of somebody who installs this version over 0.1.0."""
    folder = tmp_path / "theirs"
    shutil.copytree(Path(__file__).parent / "first_version", folder)
    for path in folder.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    kept = ("finished", "running", "keys")
    return {
        path.name: path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.parent.name in kept and path.name != "last"
    }


def test_settings_groups_and_kept_decks_are_those_of_before(old: Path) -> None:
    settings, collection = SettingsFile(old / "settings.json"), CollectionFile(old / "collection.json")
    assert (settings.problem, collection.problem) == (None, None)
    now = settings.current
    assert (now.languages, now.text_scale, now.voice_volume, now.pace) == (("zh-CN", "en"), 1.5, 0.4, "slow")
    assert [member.name for member in now.groups[0].members] == ["Anna", "小满"]
    assert collection.decks.all[0].cards == {"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3}
    assert remembered(old / "window.json") == WindowPlace(1100, 700, full=True)


def test_every_evening_is_on_the_shelf_and_is_not_touched_by_looking(open_stage: Opened, old: Path) -> None:
    before = files(old)
    stage, screen = open_stage(data_dir=old)
    stage.app.open("Evenings")
    assert screen.has("evening0")
    assert screen.has("evening1")
    assert " · ".join(NAMES) in " ".join(screen.texts())
    assert files(old) == before


def test_a_story_of_before_is_told_as_it_was(open_stage: Opened, old: Path) -> None:
    stage, screen = open_stage(data_dir=old)
    (line,) = stage.shelf.finished()
    stage.look_back(line.id)
    assert stage.app.property("screen") == "Ended"
    told = [text.translate(ISOLATES) for text in screen.texts()]
    assert "阿泽 (5), the Witch, gave Hal (8) the antidote" in told
    assert line.ending.winners == ("judge.wolves",)
    assert stage.shelf.finished() == [line]


def test_a_game_of_before_goes_on_at_its_question(open_stage: Opened, old: Path) -> None:
    """Each of its windows has a hash of the state; this version comes to the same ones."""
    stage, screen = open_stage(data_dir=old)
    (running,) = stage.shelf.running()
    stage.resume(running.id)
    assert stage.app.property("playing")
    assert stage.app.property("screen") == "Floor"
    assert "Speeches for sheriff" in screen.texts()


# --- an engine that played by other rules -------------------------------------------------------------------

SITTING = Sitting(
    players=tuple(SeatedPlayer(name) for name in NAMES[:6]),
    deck={"judge.werewolf": 2, "judge.seer": 1, "judge.commoner": 3},
    seed=7,
)
OTHER_STATE = Digest("0123456789abcdef", 0)
"""What the state was for an engine that played differently."""


def interrupted(folder: Path, engine: str = "1") -> str:
    """An evening of an older engine is on the shelf, interrupted; return its id."""
    shelf = Shelf(folder, folder / "state")
    with shelf.begin(
        book="judge", seats=6, setup=SITTING, app_version="0.0.9", engine_version=engine
    ) as journal:
        journal.append(OTHER_STATE)
        return journal.evening


@pytest.mark.parametrize(
    ("language", "begun", "kept"), [("en", "begun with version 1", "kept"), ("zh-CN", "用 1 版开的", "保留")]
)
def test_a_game_that_would_be_played_differently_is_listed_and_refused_with_words(
    open_stage: Opened, tmp_path: Path, language: str, begun: str, kept: str
) -> None:
    evening = interrupted(tmp_path)
    before = files(tmp_path)
    assert before
    stage, screen = open_stage(data_dir=tmp_path, language=language)
    stage.app.open("Evenings")
    assert screen.has("evening0")
    read_all(stage.app)
    screen.tap("open0")
    assert not stage.app.property("playing")
    notice = stage.app.property("notice").translate(ISOLATES)
    assert (begun in notice, f"{ENGINE_VERSION}" in notice, kept in notice) == (True, True, True), notice
    assert files(tmp_path) == before, "the old version goes on with it"
    assert [one.id for one in stage.shelf.running()] == [evening]


@pytest.mark.parametrize(("language", "words"), [("en", "cannot be replayed"), ("zh-CN", "没法复盘")])
def test_a_story_with_other_winners_than_it_had_is_not_told(
    open_stage: Opened, old: Path, language: str, words: str
) -> None:
    """A story has decisions and no hashes: the engine of today may go through it to another end."""
    (file,) = (old / "evenings" / "finished").iterdir()
    text = file.read_text("utf-8")
    file.write_text(text.replace('"judge.wolves"', '"judge.village"'), "utf-8")
    before = files(old)
    stage, _screen = open_stage(data_dir=old, language=language)
    stage.app.open("Evenings")
    read_all(stage.app)
    (line,) = stage.shelf.finished()
    stage.look_back(line.id)
    assert stage.app.property("screen") == "Evenings"
    assert words in stage.app.property("notice")
    assert files(old) == before
