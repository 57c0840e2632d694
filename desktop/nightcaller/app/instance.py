"""One window on one folder of evenings: the second one is told, whatever state the lock file is in."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from nightcaller.table.shelf.journal.disk import PRIVATE_FILE, Disk


class Instance:
    """The lock of this program on a data folder.

    The system holds it, not the file: it goes with the process, so nothing can be stale, and what is written
    in the file does not matter. Where it cannot be asked (a full or read-only disk without a lock file, a
    folder in its place) the program goes on: every running evening has a lock of its own, and a disk that
    takes nothing is told about when something has to be saved.

    Args:
        path: the lock file; made for its owner alone.
        disk: the edge to the operating system.
    """

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self.path = path
        self._disk = disk or Disk()
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Return whether this is the only window; False while another process has the lock."""
        if self._descriptor is not None:
            return True
        try:
            descriptor = self._opened()
        except OSError:
            return True
        try:
            taken = self._disk.lock(descriptor)
        except OSError:  # a disk that fails
            taken = True
        if taken:
            self._descriptor = descriptor
        else:
            self._disk.close(descriptor)
        return taken

    def release(self) -> None:
        """Let another window begin; releasing twice is fine."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            with suppress(OSError):
                self._disk.close(descriptor)

    def _opened(self) -> int:
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = self._disk.open(self.path, os.O_RDWR | os.O_CREAT)
        except OSError:
            return self._disk.open(self.path, os.O_RDONLY)
        if sys.platform != "win32":
            with suppress(OSError):
                os.fchmod(descriptor, PRIVATE_FILE)
        return descriptor
