"""The keys of running evenings, one small file each, apart from the journals; and how long each journal is.

A chain of sealed cells cannot tell that its last links are gone: a journal that was cut exactly between two
records looks like a shorter one. So the number of records is noted here, where no copy of the journals comes.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_bytes
from typing import NamedTuple

from nightcaller.table.shelf.journal.cells import KEY_SIZE
from nightcaller.table.shelf.journal.disk import Disk
from nightcaller.table.shelf.journal.errors import (
    JournalKeyMissing,
    JournalKeyWrong,
    JournalNotSaved,
    JournalUnreachable,
)

_CHECK_SIZE = 16


class Counted(NamedTuple):
    """Where a journal ended when this computer last wrote to it."""

    records: int
    seal: bytes
    """Nonce and tag of its last cell: what another game's record at that place has not."""


class KeyStore:
    """A folder of keys (0700), each in a file of its own (0600).

    A key file also holds a check value made from key and evening, so that a damaged or exchanged key is told
    from a damaged journal.

    Args:
        folder: where new keys go, in the user's state folder; made when the first key is.
        disk: the edge to the operating system.
        also: further folders where a key may lie: it is looked for where it is.
    """

    def __init__(self, folder: Path, disk: Disk | None = None, also: Sequence[Path] = ()) -> None:
        self._folder = folder
        self._folders = (folder, *also)
        self._disk = disk or Disk()

    def create(self, evening: str) -> bytes:
        """Make, store and return a new key.

        Raises:
            JournalNotSaved: the state folder cannot be written.
        """
        key = token_bytes(KEY_SIZE)
        path = self._folder / f"{evening}.key"
        try:
            self._disk.make_folder(self._folder)
            self._disk.write_whole(path, key + _check(key, evening))
        except OSError as problem:
            raise JournalNotSaved(path, problem) from problem
        return key

    def read(self, evening: str) -> bytes:
        """Return the key of an evening.

        Raises:
            JournalKeyMissing: there is none.
            JournalKeyWrong: its file is damaged or another evening's.
            JournalUnreachable: its file cannot be read.
        """
        path = self._path(evening)
        try:
            stored = self._disk.read_whole(path)
        except FileNotFoundError as problem:
            raise JournalKeyMissing(self._folder) from problem
        except OSError as problem:
            raise JournalUnreachable(path) from problem
        key, check = stored[:KEY_SIZE], stored[KEY_SIZE:]
        if not hmac.compare_digest(check, _check(key, evening)):
            raise JournalKeyWrong(self._folder)
        return key

    def remove(self, evening: str) -> None:
        """Forget a key; what was sealed with it can never be read again. Raises OSError."""
        self._disk.remove(self._path(evening))
        for folder in self._folders:
            self._disk.remove(folder / f"{evening}.records")

    def note(self, evening: str, counted: Counted) -> None:
        """Remember where the journal ends; a disk that does not take it changes nothing.

        It is not waited for: after a power cut it may be old, and an honest journal goes on from there.
        """
        with suppress(OSError):
            self._disk.make_folder(self._folder)
            said = b"%010d %s\n" % (counted.records, counted.seal.hex().encode())
            self._disk.jot(self._folder / f"{evening}.records", said)

    def noted(self, evening: str) -> Counted | None:
        """Return where the journal ended when that was last noted; None if nobody knows."""
        return max(
            filter(None, (self._noted(folder / f"{evening}.records") for folder in self._folders)),
            default=None,
        )

    def _noted(self, count: Path) -> Counted | None:
        try:
            records, seal = self._disk.read_whole(count).split(b" ")
            return Counted(int(records), bytes.fromhex(seal.decode()))
        except (OSError, ValueError):
            return None

    def _path(self, evening: str) -> Path:
        return self._where(evening) / f"{evening}.key"

    def _where(self, evening: str) -> Path:
        """The folder that has the evening's key; the one for new keys if none has."""
        for folder in self._folders:
            with suppress(OSError):  # a folder that may not be looked into has nothing for us
                if (folder / f"{evening}.key").exists():
                    return folder
        return self._folder


def _check(key: bytes, evening: str) -> bytes:
    return hmac.digest(key, b"nightcaller key of " + evening.encode(), "sha256")[:_CHECK_SIZE]
