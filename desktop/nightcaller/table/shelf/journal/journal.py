"""A journal open for writing: each record is sealed and on disk before `append` returns."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from nightcaller.table.shelf.journal.cells import FirstLine, Link, Sealer, first_line, read_first_line
from nightcaller.table.shelf.journal.disk import Disk
from nightcaller.table.shelf.journal.errors import (
    JournalBusy,
    JournalForeign,
    JournalFromNewerVersion,
    JournalNotSaved,
    JournalUnreachable,
)
from nightcaller.table.shelf.journal.keys import Counted, KeyStore
from nightcaller.table.shelf.journal.reading import (
    Contents,
    Damage,
    contents_of,
    find_damage,
    read_records,
    start_of,
)
from nightcaller.table.shelf.journal.records import FORMAT, Agreed, Header, Record, Undo, to_bytes


class OpenedJournal(NamedTuple):
    """What opening a journal gives."""

    journal: Journal
    contents: Contents
    damage: Damage | None
    """What could not be read. The file stays as it is until the first `append`, which keeps a copy."""


class Journal:
    """One running evening on disk; made by `create` or `open`, never directly.

    Nothing is kept in between: a record is on the medium when `append` returns, and no part of it counts
    when `append` raises. Not for two threads at once.
    """

    def __init__(
        self, path: Path, keys: KeyStore, disk: Disk, descriptor: int, data: bytes, line: FirstLine
    ) -> None:
        sealer = Sealer(keys.read(line.evening), line.raw)
        readable = read_records(data, line, sealer)
        self._path = path
        self._disk = disk
        self._keys = keys
        self._descriptor: int | None = descriptor
        self._line = line
        self._sealer = sealer
        self._records = list(readable.records)
        self._links = list(readable.links)
        """What the next record is bound to, after each record."""
        self._sound = bytearray(data[: readable.end])
        """Exactly what is on disk of complete records: what a disk that comes back is compared with."""
        self._damage = find_damage(data, readable, sealer, _name_for_damaged(path).name)
        self._doubtful = False
        """The descriptor or what is behind the sound bytes cannot be trusted; set while writing."""

    @classmethod
    def create(
        cls, path: Path, keys: KeyStore, header: Header, setup: Agreed, disk: Disk | None = None
    ) -> Journal:
        """Begin a journal: the file appears with header and set-up in it, or not at all.

        Args:
            path: the new file; its folder must exist.
            keys: where its key is made, under the header's evening id.
            header: record 0; `header.evening` must be 32 hexadecimal digits.
            setup: record 1; its `table` must be plain data.

        Raises:
            JournalNotSaved: journal or key cannot be written; nothing is left behind.
            FileExistsError: there is such a file already.
        """
        if path.exists():
            raise FileExistsError(path)
        disk = disk or Disk()
        line = first_line(header.format, header.evening)
        sealer = Sealer(keys.create(header.evening), line)
        first, link = sealer.seal(to_bytes(header), Link(0, b""))
        second, _ = sealer.seal(to_bytes(setup), link)
        try:
            disk.write_whole(path, line + first + second)
        except OSError as problem:
            with suppress(OSError):
                disk.remove(path)
                keys.remove(header.evening)
            raise JournalNotSaved(path, problem) from problem
        return cls.open(path, keys, disk).journal

    @classmethod
    def open(cls, path: Path, keys: KeyStore, disk: Disk | None = None) -> OpenedJournal:
        """Open a journal to read what it says and to go on with it; changes nothing on disk.

        Raises:
            JournalUnreachable: the file is not there or cannot be read.
            JournalForeign: it is not a journal.
            JournalFromNewerVersion: a newer Nightcaller wrote it.
            JournalKeyMissing, JournalKeyWrong: it cannot be unsealed.
            JournalBusy: another process plays it now.
            JournalBeginningDamaged: not even its set-up can be read.
        """
        disk = disk or Disk()
        try:
            descriptor, writable = _open_for_use(disk, path)
        except OSError as problem:
            raise JournalUnreachable(path) from problem
        try:
            _take(disk, descriptor)
            data = disk.read(descriptor)
            line = _known_first_line(data)
            journal = cls(path, keys, disk, descriptor, data, line)
            contents = journal.contents()
        except OSError as problem:
            disk.close(descriptor)
            raise JournalUnreachable(path) from problem
        except BaseException:
            disk.close(descriptor)
            raise
        journal._doubtful = not writable
        return OpenedJournal(journal, contents, journal._compared(journal._damage))

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @property
    def evening(self) -> str:
        """The evening's id."""
        return self._line.evening

    @property
    def length(self) -> int:
        """How many records are in the journal; header and set-up are the first two."""
        return len(self._records)

    def contents(self) -> Contents:
        """Return everything that is in the journal now."""
        return contents_of(tuple(self._records))

    def append(self, record: Record) -> None:
        """Write one record; when this returns, it is on disk.

        Raises:
            JournalNotSaved: it is not, and no part of it counts; the same call may be made again.
            JournalBusy: after a failure, another process took the journal.
            ValueError: a second header or set-up, an `Undo` to nowhere, more than 4 MB, or a closed journal.
        """
        if self._descriptor is None:
            raise ValueError("the journal is closed")
        if isinstance(record, Header | Agreed):
            raise ValueError("header and set-up are written once, by create")  # noqa: TRY004
        if isinstance(record, Undo) and not 2 <= record.length <= self.length:
            raise ValueError("an undo must lead back to an earlier record", record.length)
        cells, link = self._sealer.seal(to_bytes(record), self._links[-1])
        try:
            self._make_certain()
            self._doubtful = True
            self._disk.write(self._use(), cells, len(self._sound))
            self._disk.sync(self._use())
        except OSError as problem:
            self._take_back()
            raise JournalNotSaved(self._path, problem) from problem
        self._doubtful = False
        self._sound += cells
        self._links.append(link)
        self._records.append(record)
        self._keys.note(self.evening, Counted(self.length, link.before))

    def close(self) -> None:
        """Let go of the file; nothing needs to be written. Closing twice is fine."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            with suppress(OSError):  # an unplugged disk: everything acknowledged is already on it
                self._disk.close(descriptor)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _compared(self, found: Damage | None) -> Damage | None:
        """Return what is wrong with a journal, seen beside the end that was noted; None if nothing is.

        What was safe once and is torn now is no accident. Records behind the noted one are: the note comes
        last and is not waited for. But they follow that very record, or somebody has played on a copy.
        """
        noted = self._keys.noted(self.evening)
        if noted is None:
            return found
        lost = noted.records - self.length
        if found:
            torn = found.where == "tail" and lost > 0
            return replace(found, where="middle", records=max(found.records, lost)) if torn else found
        if lost > 0:
            return Damage("short", len(self._sound), 0, lost, "")
        if self._links[noted.records].before != noted.seal:
            return Damage("long", len(self._sound), 0, 1 - lost, "")
        return None

    def _use(self) -> int:
        assert self._descriptor is not None
        return self._descriptor

    def _make_certain(self) -> None:
        """Make sure that the file holds the sound bytes and nothing else before anything is added."""
        if self._doubtful:
            self._reopen()
        if self._damage:
            damaged = self._disk.read(self._use())
            self._disk.write_whole(self._path.with_name(self._damage.kept_as), damaged)
            self._disk.truncate(self._use(), len(self._sound))
            self._disk.sync(self._use())
            self._damage = None

    def _reopen(self) -> None:
        """Begin afresh after a failure: the disk may have been pulled and put back.

        Linux reports a failed write-back only once per descriptor and then forgets the dirty pages, so a
        second fsync of the same bytes proves nothing: the record is always written again.
        """
        if not self._path.exists():
            self._disk.write_whole(self._path, bytes(self._sound))
        descriptor = self._disk.open(self._path, os.O_RDWR)
        old, self._descriptor = self._use(), descriptor
        with suppress(OSError):
            self._disk.close(old)
        _take(self._disk, descriptor)
        if self._damage:
            return
        there = self._disk.read(descriptor)
        if there[: len(self._sound)] != self._sound:
            if not self._sound.startswith(there):
                raise JournalBusy
            self._disk.write(descriptor, bytes(self._sound[len(there) :]), len(there))
        self._disk.truncate(descriptor, len(self._sound))

    def _take_back(self) -> None:
        """Remove what a failed write may have left; if that fails too, the next `append` does it."""
        if not self._damage:
            with suppress(OSError):
                self._disk.truncate(self._use(), len(self._sound))
                self._disk.sync(self._use())


def read_header(path: Path, keys: KeyStore, disk: Disk) -> Header:
    """Return a journal's header without locking it or reading on: for a list of evenings.

    Raises:
        JournalError: as `Journal.open`, but never JournalBusy.
    """
    try:
        data = disk.read_whole(path)
    except OSError as problem:
        raise JournalUnreachable(path) from problem
    line = _known_first_line(data)
    return start_of(data, line, Sealer(keys.read(line.evening), line.raw))


def _known_first_line(data: bytes) -> FirstLine:
    line = read_first_line(data)
    if line is None:
        raise JournalForeign
    if line.format > FORMAT:
        raise JournalFromNewerVersion(str(line.format))
    return line


def _take(disk: Disk, descriptor: int) -> None:
    if not disk.lock(descriptor):
        raise JournalBusy


def _open_for_use(disk: Disk, path: Path) -> tuple[int, bool]:
    """Open for writing, or at least for reading, so that a read-only disk can still be looked at."""
    try:
        return disk.open(path, os.O_RDWR), True
    except OSError:
        return disk.open(path, os.O_RDONLY), False


def _name_for_damaged(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return name
