"""Puts a picture or a page into the user's own folders, under a name that every system takes."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QStandardPaths, QStorageInfo, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QImageWriter

from nightcaller.errors import NightcallerError

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_UNSAFE: Final = re.compile(r"[^\w\- ]+")
_LONGEST: Final = 80
_ROOM: Final = 4 << 20
"""Bytes; a volume with less is full for every purpose."""
STORY_FILE: Final = "nightcaller"
"""How the file of a finished evening ends; the system opens it with this program."""


class NotSaved(NightcallerError):
    """The file could not be written; the message says what is in the way. Nothing is lost."""

    def __init__(self, folder: Path, problem: OSError) -> None:
        kind = (
            "error-recap-disk-full"
            if problem.errno in _FULL
            else "error-recap-not-allowed"
            if problem.errno in _FORBIDDEN
            else "error-recap-not-saved"
        )
        super().__init__(kind, folder=str(folder))


class NotShown(NightcallerError):
    """No program of this computer opens the file; the message says where it lies."""

    message_id = "error-not-shown"

    def __init__(self, path: Path) -> None:
        super().__init__(file=str(path))


class Volume(NamedTuple):
    """A disk, a stick or a share, as the system has mounted it."""

    root: Path
    device: str
    name: str
    free: int
    """Bytes that this user may still write; 0 where nobody can write."""


def mounted() -> list[Volume]:
    """Return every volume that outlives the computer's being switched off."""
    return [
        Volume(
            Path(one.rootPath()),
            bytes(one.device().data()).decode(),
            one.displayName(),
            0 if one.isReadOnly() else one.bytesAvailable(),
        )
        for one in QStorageInfo.mountedVolumes()
        if one.isReady() and bytes(one.fileSystemType().data()) != b"tmpfs"
    ]


def elsewhere(volumes: Iterable[Volume]) -> Volume | None:
    """Return the volume with the most room, where the user may write; None if none has any.

    The user's own folder, and its name, stand for a volume that holds one.
    """
    homes = [
        Path(QStandardPaths.writableLocation(place))
        for place in (
            QStandardPaths.StandardLocation.DocumentsLocation,
            QStandardPaths.StandardLocation.HomeLocation,
        )
    ]
    for one in sorted(volumes, key=lambda one: one.free, reverse=True):
        on_it = [home for home in homes if QStorageInfo(str(home)).rootPath() == str(one.root)]
        folder = on_it[0] if on_it else one.root
        if one.free >= _ROOM and os.access(folder, os.W_OK):
            return one._replace(root=folder, name=folder.name if on_it else one.name)
    return None


def save(place: QStandardPaths.StandardLocation | Path, name: str, ending: str, data: bytes) -> Path:
    """Write a file that was not there before and return where it is.

    Args:
        place: which of the user's folders, or a folder.
        name: what it is about; made safe, and counted up if it is taken.
        ending: without a dot.
        data: its contents.

    Raises:
        NotSaved: the disk does not take it; no half of a file stays behind.
    """
    known = place if isinstance(place, Path) else Path(QStandardPaths.writableLocation(place))
    folder = known if str(known) != "." else Path.home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in _names(folder, safe(name), ending):
            if not path.exists():
                _write(path, data)
                return path
    except OSError as problem:
        raise NotSaved(folder, problem) from problem
    raise AssertionError("names are never used up")


def show(path: Path) -> None:
    """Open a file, or a folder, in the system's own program.

    Raises:
        NotShown: it has none for it, without a printer or a desktop for instance.
    """
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        raise NotShown(path)


def as_png(picture: QImage) -> bytes:
    """Return a picture as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(data.data())


def safe(name: str) -> str:
    """Return a name without anything that a file system or a shell may stumble over; never an empty one."""
    words = " ".join(_UNSAFE.sub(" ", name).split())[:_LONGEST].strip()
    return words or "Nightcaller"


def _names(folder: Path, name: str, ending: str) -> Iterator[Path]:
    yield folder / f"{name}.{ending}"
    yield from (folder / f"{name} {number}.{ending}" for number in count(2))


def _write(path: Path, data: bytes) -> None:
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
