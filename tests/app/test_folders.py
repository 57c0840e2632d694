"""A running evening's key is looked for where it is; only a new one goes where the disk takes it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from nightcaller.app.stage import Folders
from nightcaller.table.live.evening import Evening
from nightcaller.table.shelf.evenings import Shelf
from public_window import sitting


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, and a user's state folder that nobody else has written to."""
    monkeypatch.setattr(platformdirs, "user_state_path", lambda *_, **__: tmp_path / "state")
    return tmp_path / "stick"


def shelf_of(stick: Path) -> Shelf:
    folders = Folders(stick)
    return Shelf(folders.data, folders.state, also=folders.further_states)


def begun(stick: Path) -> str:
    evening = Evening.begin(sitting(), shelf_of(stick))
    evening.close()
    return evening.id


def take_nothing(monkeypatch: pytest.MonkeyPatch, state: Path) -> None:
    """Nothing can be written there from now on: to the superuser of a test nothing is read-only."""
    real = os.access
    refused = lambda path, mode, **more: (  # noqa: E731
        not (mode & os.W_OK and state in (Path(path), *Path(path).parents)) and real(path, mode, **more)
    )
    monkeypatch.setattr(os, "access", refused)


def playable(stick: Path) -> dict[str, Any]:
    return {line.id: line.problem for line in shelf_of(stick).running()}


def test_an_evening_goes_on_when_the_state_folder_takes_nothing_any_more(
    stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begun(stick)
    assert not (stick / "state").exists(), "a key lies apart from what it opens"
    with monkeypatch.context() as patch:
        take_nothing(patch, stick.parent / "state")
        assert playable(stick) == {before: None}
        Evening.resume(before, shelf_of(stick)).close()
        meanwhile = begun(stick)
        assert (stick / "state" / "keys" / f"{meanwhile}.key").exists()
        assert playable(stick) == {before: None, meanwhile: None}
    assert playable(stick) == {before: None, meanwhile: None}
    shelf_of(stick).delete(before)
    assert not list((stick.parent / "state").rglob("*.key"))
