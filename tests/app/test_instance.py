"""The second window is told; a lock file in any state keeps nobody out for good."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nightcaller.app.instance import Instance
from nightcaller.table.shelf.journal.disk import Disk


class Full(Disk):
    """A disk on which no file can be made; those that are there can be read."""

    def open(self, path: Path, flags: int) -> int:
        if flags & (os.O_RDWR | os.O_CREAT):
            raise OSError(errno.ENOSPC, "full")
        return super().open(path, flags)


def test_the_second_window_waits_for_the_first(tmp_path: Path) -> None:
    first, second = (Instance(tmp_path / "new" / "nightcaller.lock") for _ in range(2))
    assert first.take()
    assert first.take()
    assert not second.take()
    first.release()
    first.release()
    assert second.take()
    second.release()


def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "nightcaller.lock"
    taken = "import sys, pathlib; from nightcaller.app.instance import Instance; "
    taken += "one = Instance(pathlib.Path(sys.argv[1])); print(one.take(), flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", taken, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert not Instance(path).take()
        other.kill()
    assert path.exists()
    for disk in (Disk(), Full()):
        instance = Instance(path, disk)
        assert instance.take()
        instance.release()


@pytest.mark.parametrize(
    "strange",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"\xff garbage, or the lock of an older version\n1\n"),
        lambda path: path.mkdir(),
        pytest.param(
            lambda path: os.mkfifo(path), marks=pytest.mark.skipif(sys.platform == "win32", reason="no pipes")
        ),
    ],
    ids=["empty", "garbage", "folder", "pipe"],
)
def test_whatever_lies_in_its_place_keeps_nobody_out(tmp_path: Path, strange: Callable[[Path], None]) -> None:
    path = tmp_path / "nightcaller.lock"
    strange(path)
    instance = Instance(path)
    assert instance.take()
    instance.release()


def test_a_disk_that_takes_nothing_keeps_nobody_out(tmp_path: Path) -> None:
    assert Instance(tmp_path / "nightcaller.lock", Full()).take()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_the_lock_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "nightcaller.lock"
    path.touch(0o644)
    instance = Instance(path)
    assert instance.take()
    assert path.stat().st_mode & 0o777 == 0o600
    instance.release()
