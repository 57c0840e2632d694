"""The edge to the operating system: the few file operations that a journal needs, and nothing else.

Everything that can fail because of a disk goes through a `Disk`, so that tests can let it fail.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700

_BINARY: Final[int] = getattr(os, "O_BINARY", 0)
_NEVER_WAIT: Final[int] = getattr(os, "O_NONBLOCK", 0)
"""A pipe that lies where a file should be would let `open` wait for ever; it changes nothing for files."""
_FAR_AWAY: Final = 1 << 40
"""Windows locks bytes, and a locked byte cannot be read by others: lock one that no journal ever has."""
_UNKNOWN_HERE: Final = frozenset({
    errno.EPERM, errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOLCK
})  # fmt: skip
"""How a disk says that it has no such thing: a memory stick no owners (FAT, exFAT), a network folder no locks
or no way to sync a name."""


@contextmanager
def _where_there_is_such_a_thing() -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        if problem.errno not in _UNKNOWN_HERE:
            raise


class Disk:
    """The real disk. Every method may raise OSError."""

    def open(self, path: Path, flags: int) -> int:
        """Open a file and return its descriptor; a file that is created is for its owner alone.

        Raises:
            OSError: also where something lies that is no file: a folder, a pipe, a device.
        """
        descriptor = os.open(path, flags | _BINARY | _NEVER_WAIT, PRIVATE_FILE)
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise OSError(errno.EINVAL, "not a file", str(path))
        return descriptor

    def close(self, descriptor: int) -> None:
        """Close a descriptor."""
        os.close(descriptor)

    def read(self, descriptor: int) -> bytes:
        """Return everything in an open file."""
        os.lseek(descriptor, 0, os.SEEK_SET)
        parts = []
        while part := os.read(descriptor, 1 << 20):
            parts.append(part)
        return b"".join(parts)

    def write(self, descriptor: int, data: bytes, at: int) -> None:
        """Write all of `data` at byte offset `at`."""
        os.lseek(descriptor, at, os.SEEK_SET)
        view = memoryview(data)
        while view:
            view = view[os.write(descriptor, view) :]

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut an open file to `size` bytes."""
        os.ftruncate(descriptor, size)

    def sync(self, descriptor: int) -> None:
        """Return only when the file is on the medium itself."""
        if sys.platform == "darwin":
            import fcntl

            # macOS: fsync leaves the data in the drive's cache; network disks know only fsync.
            with suppress(OSError):
                fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
                return
        os.fsync(descriptor)

    def sync_folder(self, folder: Path) -> None:
        """Make a new or changed name in `folder` durable, where one can; Windows does that by itself."""
        if sys.platform == "win32":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            with _where_there_is_such_a_thing():
                os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def lock(self, descriptor: int) -> bool:
        """Take the file for this process until it is closed; False when another one has it.

        Where there are no locks, everybody has it.
        """
        try:
            if sys.platform == "win32":
                import msvcrt

                os.lseek(descriptor, _FAR_AWAY, os.SEEK_SET)
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                with _where_there_is_such_a_thing():
                    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def replace(self, source: Path, target: Path) -> None:
        """Rename atomically, over `target` if it exists; neither file may be open (Windows)."""
        source.replace(target)

    def remove(self, path: Path) -> None:
        """Remove a file; one that is not there is fine."""
        path.unlink(missing_ok=True)

    def make_folder(self, folder: Path) -> None:
        """Make a folder, and its parents, for the owner alone; durable, as what is in it must be.

        Where the disk knows no owners, it is everybody's.
        """
        missing = [one for one in (folder, *folder.parents) if not one.exists()]
        for one in reversed(missing):
            one.mkdir(PRIVATE_FOLDER, exist_ok=True)
            self.sync_folder(one.parent)
        if sys.platform != "win32" and folder.stat().st_mode & 0o077:
            with _where_there_is_such_a_thing():
                folder.chmod(PRIVATE_FOLDER)

    def jot(self, path: Path, data: bytes) -> None:
        """Write a few bytes at the beginning of a file without waiting for the medium.

        They fit in a sector, and are written whole or not. For what is worth having and not worth a delay:
        after a power cut it may be old, never newer than what was synced before it.
        """
        descriptor = self.open(path, os.O_WRONLY | os.O_CREAT)
        try:
            os.write(descriptor, data)
        finally:
            self.close(descriptor)

    def read_whole(self, path: Path) -> bytes:
        """Return everything in a file."""
        descriptor = self.open(path, os.O_RDONLY)
        try:
            return self.read(descriptor)
        finally:
            self.close(descriptor)

    def write_whole(self, path: Path, data: bytes) -> None:
        """Write a file that exists either whole and durable, or not at all."""
        beside = path.with_name(path.name + ".new")
        try:
            descriptor = self.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            try:
                self.write(descriptor, data, 0)
                self.sync(descriptor)
            finally:
                self.close(descriptor)
            self.replace(beside, path)
            self.sync_folder(path.parent)
        except OSError:
            with suppress(OSError):
                self.remove(beside)
            raise
