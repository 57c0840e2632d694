"""A file is looked for in the user's folders, in the window itself.

A desktop's own dialog speaks the desktop's language alone, and not every desktop has one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QStandardPaths, Signal, Slot

from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.offered import placed
from nightcaller.viewmodels.rows import list_of, list_row
from nightcaller.viewmodels.saving import mounted

MOST: Final = 200
"""So many files, and so many folders, are listed."""
PLACES: Final = {
    "downloads": QStandardPaths.StandardLocation.DownloadLocation,
    "desktop": QStandardPaths.StandardLocation.DesktopLocation,
    "documents": QStandardPaths.StandardLocation.DocumentsLocation,
    "home": QStandardPaths.StandardLocation.HomeLocation,
}
STICKS: Final = ("/media/", "/run/media/", "/Volumes/")
"""Where a system that has no letters for them mounts what is plugged in."""


@list_row
class PlaceRow:
    """Somewhere to begin."""

    place: str
    """One of `PLACES`; empty for a disk or a stick."""
    name: str
    """What a disk or a stick is called."""
    current: bool


@list_row
class FileRow:
    """A file, or a folder."""

    name: str


@element
class FilePickerViewModel(QObject):
    """One folder at a time: its files with one ending, the newest first, and the folders in it.

    Args:
        ending: with its dot.
    """

    changed = Signal()
    picked = Signal(str)
    """The path of the file."""

    def __init__(self, ending: str, parent: QObject) -> None:
        super().__init__(parent)
        self._ending = ending
        self._folder: Path | None = None
        self._starts: tuple[tuple[str, str, Path], ...] = ()
        self._readable, self._more = True, False

    @Slot()
    def begin(self) -> None:
        """Look at the folder of last time, or at the first of the usual ones that has such a file."""
        self._starts = tuple(starts())
        folders = [folder for _place, _name, folder in self._starts]
        if self._folder is None or not self._folder.is_dir():
            with_files = (folder for folder in folders if any(self._files(folder)))
            self._folder = next(with_files, folders[0] if folders else Path.home())
        self._look()

    @Slot(int)
    @placed(lambda self: self._starts)
    def start(self, at: int) -> None:
        """Go to one of the usual folders."""
        self._go(self._starts[at][2])

    @Slot()
    def up(self) -> None:
        """Go to the folder in which this one lies."""
        if self._folder is not None:
            self._go(self._folder.parent)

    @Slot(int)
    @placed(lambda self: self.folders.rows)
    def enter(self, at: int) -> None:
        """Go into a folder."""
        assert self._folder is not None
        self._go(self._folder / self.folders.rows[at].name)

    @Slot(int)
    @placed(lambda self: self.files.rows)
    def pick(self, at: int) -> None:
        """That file it is."""
        assert self._folder is not None
        self.picked.emit(str(self._folder / self.files.rows[at].name))

    def _go(self, folder: Path) -> None:
        self._folder = folder
        self._look()

    def _look(self) -> None:
        assert self._folder is not None
        files = sorted(self._files(self._folder), key=_age)
        folders = sorted(
            (one.name for one in self._seen(self._folder) if _is(one, folder=True)), key=str.casefold
        )
        self._more = max(len(files), len(folders)) > MOST
        self._readable = os.access(self._folder, os.R_OK | os.X_OK)
        self.files.replace([FileRow(one.name) for one in files[:MOST]])
        self.folders.replace([FileRow(name) for name in folders[:MOST]])
        self.places.replace(
            [PlaceRow(place, name, folder == self._folder) for place, name, folder in self._starts]
        )
        self.changed.emit()

    def _files(self, folder: Path) -> Iterator[os.DirEntry[str]]:
        ours = (one for one in self._seen(folder) if one.name.lower().endswith(self._ending))
        return (one for one in ours if _is(one, folder=False))

    def _seen(self, folder: Path) -> Iterator[os.DirEntry[str]]:
        """What is in a folder and not hidden; nothing where it may not be read."""
        with suppress(OSError), os.scandir(folder) as inside:
            yield from (one for one in inside if not one.name.startswith("."))

    places = list_of(PlaceRow)
    files = list_of(FileRow)
    folders = list_of(FileRow)
    folder = Property(str, lambda self: str(self._folder or ""), notify=changed)
    """The path of what is shown."""
    inside = Property(
        bool,
        lambda self: self._folder is not None and self._folder.parent != self._folder,
        notify=changed,
    )
    """Whether it lies in another folder."""
    readable = Property(bool, lambda self: self._readable, notify=changed)
    more = Property(int, lambda self: MOST if self._more else 0, notify=changed)
    """How many are listed at most, where there are more; 0 where there are not."""


def starts() -> Iterator[tuple[str, str, Path]]:
    """Yield the usual folders, then what is plugged in: place, name, folder; each folder once."""
    known: set[Path] = set()
    usual = ((place, "", QStandardPaths.writableLocation(one)) for place, one in PLACES.items())
    plugged = (
        ("", one.name, str(one.root))
        for one in mounted()
        if os.name == "nt" or str(one.root).startswith(STICKS)
    )
    for place, name, path in (*usual, *plugged):
        folder = Path(path)
        if path and folder not in known and folder.is_dir():
            known.add(folder)
            yield place, name, folder


def _is(entry: os.DirEntry[str], *, folder: bool) -> bool:
    try:
        return entry.is_dir() if folder else entry.is_file()
    except OSError:
        return False


def _age(entry: os.DirEntry[str]) -> tuple[float, str]:
    """The newest comes first."""
    try:
        return -entry.stat().st_mtime, entry.name
    except OSError:
        return 0.0, entry.name
