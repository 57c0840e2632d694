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

from nightcaller.app.window_place import WindowPlace, remembered
from nightcaller.collection import CollectionFile
from nightcaller.engine import ENGINE_VERSION
from nightcaller.settings import SettingsFile

Opened = Callable[..., tuple[Any, Any]]

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


def test_a_story_of_before_is_told_or_refused_with_words(open_stage: Opened, old: Path) -> None:
    stage, _screen = open_stage(data_dir=old)
    stage.app.forget_notices()
    stage.look_back(stage.shelf.finished()[0].id)
    told = stage.app.property("screen") == "Ended"
    assert told or stage.app.property("notice")
    assert len(stage.shelf.finished()) == 1


def test_a_game_of_before_goes_on_or_is_refused_with_words_and_kept(open_stage: Opened, old: Path) -> None:
    before = files(old)
    stage, _screen = open_stage(data_dir=old)
    stage.app.forget_notices()
    (running,) = stage.shelf.running()
    stage.resume(running.id)
    went_on = bool(stage.app.property("playing"))
    assert went_on or stage.app.property("notice")
    if not went_on:
        assert ENGINE_VERSION != "3"
        assert files(old) == before, "another version may still want it"
