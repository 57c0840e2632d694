"""Disks that fill up, turn read-only or are pulled out: nothing half-written counts, nothing is lost."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from nightcaller.table.shelf.journal import (
    Agreed,
    Disk,
    End,
    Journal,
    JournalBusy,
    JournalKeyMissing,
    JournalNotSaved,
    JournalUnreachable,
    KeyStore,
    Note,
)
from nightcaller.table.shelf.journal.cells import CELL
from table.journal_kit import (
    RECORDS,
    FailingDisk,
    all_records,
    begin,
    header,
    keys_in,
    reread,
    written,
)

MESSAGES = {
    errno.ENOSPC: "error-journal-full",
    errno.EROFS: "error-journal-read-only",
    errno.EACCES: "error-journal-read-only",
    errno.EIO: "error-journal-gone",
    errno.ENODEV: "error-journal-gone",
    errno.EINVAL: "error-journal-not-saved",
}


def opened_on(disk: FailingDisk, path: Path) -> Journal:
    return Journal.open(path, keys_in(path.parent), disk).journal


@pytest.mark.parametrize(("error", "message"), MESSAGES.items())
def test_each_fault_has_its_message(tmp_path: Path, error: int, message: str) -> None:
    journal = opened_on(FailingDisk("write", 0, error), written(tmp_path))
    with journal, pytest.raises(JournalNotSaved) as caught:
        journal.append(End())
    assert caught.value.message_id == message
    assert caught.value.arguments == {"folder": str(tmp_path)}


@pytest.mark.parametrize("operation", ["write", "sync"])
@pytest.mark.parametrize("partly", [0, 1, CELL - 1, CELL])
def test_a_record_that_failed_does_not_count_and_can_be_written_again(
    tmp_path: Path, operation: str, partly: int
) -> None:
    path = written(tmp_path)
    with opened_on(FailingDisk(operation, 0, partly=partly), path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(End())
        assert journal.length == len(all_records())
        journal.append(End())
    assert reread(path) == (*all_records(), End())


@pytest.mark.parametrize("operation", ["write", "sync"])
def test_when_the_program_ends_after_a_failure_the_record_is_not_there(
    tmp_path: Path, operation: str
) -> None:
    path = written(tmp_path)
    journal = opened_on(FailingDisk(operation, 0, partly=CELL), path)
    with journal, pytest.raises(JournalNotSaved):
        journal.append(End())
    assert reread(path) == all_records()


class StuckDisk(FailingDisk):
    """Writes part of a record, then can neither go on nor take it back."""

    def truncate(self, descriptor: int, size: int) -> None:
        if not self.mended:
            raise self._error()
        super().truncate(descriptor, size)


def test_a_torn_record_that_could_not_be_taken_back_is_a_damaged_tail(tmp_path: Path) -> None:
    path = written(tmp_path)
    with opened_on(StuckDisk("write", 0, partly=500, lasting=True), path) as journal:
        for _ in range(3):
            with pytest.raises(JournalNotSaved):
                journal.append(End())
    journal, contents, damage = Journal.open(path, keys_in(tmp_path))
    journal.close()
    assert contents.records == all_records()
    assert damage is not None
    assert damage.where == "tail"


def test_a_torn_record_is_removed_as_soon_as_the_disk_works_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    disk = StuckDisk("write", 0, partly=2500, lasting=True)
    with opened_on(disk, path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(Note("long", "x" * 3000))
        disk.mended = True
        journal.append(End())
    assert reread(path) == (*all_records(), End())


def test_the_full_disk_of_a_whole_evening(tmp_path: Path) -> None:
    """Every write and every fsync fails once, at each record: a retry is all it takes."""
    for operation in ("write", "sync"):
        for after in range(len(RECORDS)):
            folder = tmp_path / f"{operation}-{after}"
            path = written(folder, records=())
            with opened_on(FailingDisk(operation, after, partly=700), path) as journal:
                for record in RECORDS:
                    try:
                        journal.append(record)
                    except JournalNotSaved:
                        journal.append(record)
            assert reread(path) == all_records()


def open_files() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system is asked by other names")
def test_of_whatever_is_called_safe_the_system_was_told(tmp_path: Path, monkeypatch: Any) -> None:
    """Files and the names of new ones; and no file stays open."""
    really, synced = os.fsync, set[int]()

    def noted(descriptor: int) -> None:
        synced.add(os.fstat(descriptor).st_ino)
        really(descriptor)

    monkeypatch.setattr("os.fsync", noted)
    folder = tmp_path / "home"
    before = open_files()
    with begin(folder) as journal:
        path, keys = journal.path, folder / "state" / "keys"
        new = [tmp_path, folder, keys.parent, keys, path, *keys.glob("*.key")]
        assert {one.stat().st_ino for one in new} <= synced
        for record in RECORDS:
            synced.clear()
            journal.append(record)
            assert synced == {path.stat().st_ino}
    assert open_files() == before


class UnreadableDisk(Disk):
    def read(self, descriptor: int) -> bytes:
        raise OSError(errno.EIO, "bad sector")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere open files are counted by other names")
def test_a_journal_that_is_refused_is_let_go_of(tmp_path: Path) -> None:
    path = written(tmp_path)
    before = open_files()
    with pytest.raises(JournalUnreachable):
        Journal.open(path, keys_in(tmp_path), UnreadableDisk())
    with pytest.raises(JournalKeyMissing):
        Journal.open(path, keys_in(tmp_path / "elsewhere"))
    assert open_files() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps the folder of an open file")
def test_a_disk_that_is_pulled_and_put_back_goes_on(tmp_path: Path) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick"
    path = written(stick)
    disk = FailingDisk("write", 0, errno.EIO, lasting=True)
    with Journal.open(path, keys_in(stick), disk).journal as journal:
        stick.rename(home)
        for _ in range(2):
            with pytest.raises(JournalNotSaved) as caught:
                journal.append(End())
        assert caught.value.message_id == "error-journal-gone"
        home.rename(stick)
        disk.mended = True
        journal.append(End())
    assert reread(path) == (*all_records(), End())


@pytest.mark.parametrize("size", [0, 10, 3000])
def test_a_disk_that_comes_back_without_its_last_records_gets_them_again(tmp_path: Path, size: int) -> None:
    path = written(tmp_path)
    with opened_on(FailingDisk("write", 0, errno.EIO), path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(End())
        os.truncate(path, size)
        journal.append(End())
    assert reread(path) == (*all_records(), End())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps an open file")
def test_a_disk_that_comes_back_empty_gets_everything_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    with opened_on(FailingDisk("write", 0, errno.EIO), path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(End())
        path.unlink()
        journal.append(End())
    assert reread(path) == (*all_records(), End())


def test_a_journal_that_somebody_else_played_on_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = written(tmp_path)
    with opened_on(FailingDisk("write", 0, errno.EIO), path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(End())
        mine = path.read_bytes()
        other = mine[:-1] + bytes([mine[-1] ^ 1])  # ciphers end with any byte, a "?" too
        path.write_bytes(other)
        with pytest.raises(JournalBusy):
            journal.append(End())
    assert path.read_bytes() == other


class StolenDisk(FailingDisk):
    """A disk that fails and comes back with the journal in somebody else's hands, for a moment."""

    locks = 0

    def lock(self, descriptor: int) -> bool:
        self.locks += 1
        return super().lock(descriptor) and self.locks != 2


def test_a_journal_in_other_hands_after_a_failure_is_waited_for(tmp_path: Path) -> None:
    path = written(tmp_path)
    with opened_on(StolenDisk("write", 0), path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(End())
        with pytest.raises(JournalBusy):
            journal.append(End())
        journal.append(End())
    assert reread(path) == (*all_records(), End())


@pytest.mark.parametrize("operation", ["write", "sync", "replace", "sync_folder", "open"])
@pytest.mark.parametrize("where", ["key", "journal"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS])
def test_an_evening_begins_whole_or_not_at_all(
    tmp_path: Path, operation: str, where: str, error: int
) -> None:
    failing = FailingDisk(operation, 0, error, partly=1500)
    keys = KeyStore(tmp_path / "keys", failing) if where == "key" else keys_in(tmp_path)
    path = tmp_path / "an evening.journal"
    with pytest.raises(JournalNotSaved) as caught:
        Journal.create(path, keys, header(), Agreed({}), failing if where == "journal" else None)
    assert caught.value.message_id == MESSAGES[error]
    assert not path.exists()
    assert list(tmp_path.rglob("*.new")) == []
    with Journal.create(path, keys, header(), Agreed({})) as journal:
        assert journal.length == 2


def test_a_copy_of_damaged_bytes_that_cannot_be_kept_stops_the_repair(tmp_path: Path) -> None:
    path = written(tmp_path)
    damaged = path.read_bytes()[:-1]
    path.write_bytes(damaged)
    disk = FailingDisk("write", 0, errno.ENOSPC, lasting=True)
    with opened_on(disk, path) as journal:
        with pytest.raises(JournalNotSaved):
            journal.append(End())
        assert path.read_bytes() == damaged
        disk.mended = True
        journal.append(End())
    assert reread(path) == (*all_records()[:-1], End())


class ReadOnlyDisk(FailingDisk):
    """A disk that was mounted for reading only."""

    def open(self, path: Path, flags: int) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY) and not self.mended:
            raise self._error()
        return super().open(path, flags)


def test_a_read_only_journal_can_be_read_and_says_so_when_written(tmp_path: Path) -> None:
    path = written(tmp_path)
    disk = ReadOnlyDisk("never", 0, errno.EROFS)
    journal, contents, damage = Journal.open(path, keys_in(tmp_path), disk)
    assert contents.records == all_records()
    assert damage is None
    with journal:
        with pytest.raises(JournalNotSaved) as caught:
            journal.append(End())
        assert caught.value.message_id == "error-journal-read-only"
        disk.mended = True
        journal.append(End())
    assert reread(path) == (*all_records(), End())


def test_keys_that_cannot_be_stored_leave_no_journal(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    with pytest.raises(JournalNotSaved):
        Journal.create(tmp_path / "a.journal", keys_in(tmp_path), header(), Agreed({}))
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_really_full_disk(tmp_path: Path) -> None:
    """The kernel's own ENOSPC, on the device that is always full."""
    path = written(tmp_path)

    class Full(FailingDisk):
        def write(self, descriptor: int, data: bytes, at: int) -> None:
            if self._fails("write"):
                full = os.open("/dev/full", os.O_WRONLY)
                try:
                    os.write(full, data)
                finally:
                    os.close(full)
            super().write(descriptor, data, at)

    with opened_on(Full("write", 0), path) as journal:
        with pytest.raises(JournalNotSaved) as caught:
            journal.append(End())
        assert caught.value.message_id == "error-journal-full"
        journal.append(End())
    assert reread(path) == (*all_records(), End())
