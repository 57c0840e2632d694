"""What a medium cannot do is not asked of it: evenings are kept on memory sticks and in network folders."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.scene import Floor
from nightcaller.table.shelf.evenings import Shelf
from nightcaller.table.shelf.journal import JournalNotSaved
from table.bots import keyed, play, sitting

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows asks none of it")


def no_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    """FAT and exFAT, as Linux has them: every folder is everybody's, and stays so."""
    usual = Path.stat

    def open_to_all(path: Path, **arguments: Any) -> os.stat_result:
        there = usual(path, **arguments)
        return os.stat_result((there.st_mode | 0o077, *there[1:]))

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted", str(path))

    monkeypatch.setattr(Path, "stat", open_to_all)
    monkeypatch.setattr(Path, "chmod", refuse)


def no_syncing_of_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = os.fsync

    def sync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        usual(descriptor)

    monkeypatch.setattr(os, "fsync", sync)


def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    def lock(_descriptor: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", lock)


@pytest.mark.parametrize("missing", [no_owners, no_syncing_of_folders, no_locks])
def test_an_evening_is_begun_continued_and_kept_on_any_medium(
    missing: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing(monkeypatch)
    shelf = Shelf(tmp_path / "stick", tmp_path / "state")
    evening = Evening.begin(sitting(6), shelf)
    play(evening, keyed(), until=lambda scene: isinstance(scene, Floor))
    stopped = len(evening.ledger.session.decisions)
    evening.close()
    (running,) = shelf.running()
    again = Evening.resume(running.id, shelf)
    assert len(again.ledger.session.decisions) == stopped > 0
    play(again, keyed())
    again.finish(shelf)
    assert [one.id for one in shelf.finished()] == [running.id] and shelf.running() == []


def test_a_disk_that_fails_is_not_taken_for_one_that_cannot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path: Path, mode: int) -> None:
        raise OSError(errno.EIO, "Input/output error", str(path))

    no_owners(monkeypatch)
    monkeypatch.setattr(Path, "chmod", broken)
    with pytest.raises(JournalNotSaved):
        Evening.begin(sitting(6), Shelf(tmp_path / "stick", tmp_path / "state"))
