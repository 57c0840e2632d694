"""What the journal's tests share: a small evening on a disk, and disks that fail."""

from __future__ import annotations

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

from nightcaller.table.shelf.journal import (
    Agreed,
    Decisions,
    Digest,
    Disk,
    Header,
    Journal,
    KeyStore,
    Note,
    Record,
)

EVENING = "0123456789abcdef0123456789abcdef"
OTHER_EVENING = "f" * 32
STARTED = datetime(2026, 11, 21, 20, 30, tzinfo=UTC)
TABLE = {"names": ["Priya", "小明", "Zoë"], "deck": {"judge.seer": 1, "judge.werewolf": 2}, "seed": 7}
RECORDS: tuple[Record, ...] = (
    Note("seen-card", "2"),
    Decisions(((3, (1,)), (4, ("nobody",)))),
    Digest("9f" * 16, 2),
    Decisions(()),
    Decisions(((0, ()), (-2, ("judge.witch", 0, 11)))),
)


def header(evening: str = EVENING) -> Header:
    return Header(evening, "judge", 3, "0.1.0", "engine-1", STARTED)


def keys_in(folder: Path) -> KeyStore:
    return KeyStore(folder / "state" / "keys")


def begin(folder: Path, evening: str = EVENING, disk: Disk | None = None) -> Journal:
    return Journal.create(
        folder / f"{evening}.journal", keys_in(folder), header(evening), Agreed(TABLE), disk
    )


def written(folder: Path, evening: str = EVENING, records: tuple[Record, ...] = RECORDS) -> Path:
    """A closed journal with `records` behind header and set-up."""
    with begin(folder, evening) as journal:
        for record in records:
            journal.append(record)
        return journal.path


def all_records(evening: str = EVENING) -> tuple[Record, ...]:
    return (header(evening), Agreed(TABLE), *RECORDS)


def reread(path: Path) -> tuple[Record, ...]:
    """The records of a closed journal, which must be whole."""
    journal, contents, damage = Journal.open(path, keys_in(path.parent))
    journal.close()
    assert damage is None
    return contents.records


class FailingDisk(Disk):
    """A disk that fails in one operation, once or for good, after a number of good ones.

    Args:
        operation: ``write``, ``sync``, ``replace``, ``truncate``, ``open``, ``sync_folder``.
        after: how many calls of it go well first.
        error: the errno.
        partly: how many bytes a failing write still puts on the disk.
        lasting: fail until `mended` is set.
    """

    def __init__(
        self, operation: str, after: int, error: int = errno.ENOSPC, partly: int = 0, lasting: bool = False
    ) -> None:
        self.operation = operation
        self.left = after
        self.error = error
        self.partly = partly
        self.lasting = lasting
        self.mended = False

    def _fails(self, operation: str) -> bool:
        if self.mended or operation != self.operation:
            return False
        self.left -= 1
        if self.left >= 0:
            return False
        self.mended = not self.lasting
        return True

    def _error(self) -> OSError:
        return OSError(self.error, os.strerror(self.error))

    def open(self, path: Path, flags: int) -> int:
        if self._fails("open"):
            raise self._error()
        return super().open(path, flags)

    def write(self, descriptor: int, data: bytes, at: int) -> None:
        if self._fails("write"):
            super().write(descriptor, data[: self.partly], at)
            raise self._error()
        super().write(descriptor, data, at)

    def sync(self, descriptor: int) -> None:
        if self._fails("sync"):
            raise self._error()
        super().sync(descriptor)

    def truncate(self, descriptor: int, size: int) -> None:
        if self._fails("truncate"):
            raise self._error()
        super().truncate(descriptor, size)

    def replace(self, source: Path, target: Path) -> None:
        if self._fails("replace"):
            raise self._error()
        super().replace(source, target)

    def sync_folder(self, folder: Path) -> None:
        if self._fails("sync_folder"):
            raise self._error()
        super().sync_folder(folder)
