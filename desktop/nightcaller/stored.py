"""A JSON file of this computer's people: written whole or not at all, and never lost to a mistake in it."""

from __future__ import annotations

import errno
import os
import tempfile
from codecs import BOM_UTF8
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from nightcaller.errors import NightcallerError

_Content = TypeVar("_Content", bound=msgspec.Struct)


class FileUnreadable(NightcallerError):
    """A file is damaged, or was edited by hand until it made no sense: the defaults are in force.

    Args:
        file: the name under which it was kept, or its own if it could not be moved.
    """


class FileNotSaved(NightcallerError):
    """The disk does not take a file; what was changed holds until the program ends.

    Args:
        folder: where it should be.
    """


class StoredFile(Generic[_Content]):
    """Reads and writes one struct.

    A file that cannot be read is kept aside under another name; one that is out of reach is never written.

    Args:
        path: where it is; its folder is made when it is first written.
        kind: the struct; every field has a default.
        unreadable: message id of `FileUnreadable` for this file.
        not_saved: message id of `FileNotSaved`.

    Attributes:
        kept_as: the name under which an unreadable file was kept, or its own if it could not be moved; empty
            if all is well.
    """

    def __init__(self, path: Path, kind: type[_Content], unreadable: str, not_saved: str) -> None:
        self.path = path
        self._unreadable, self._not_saved = unreadable, not_saved
        self.kept_as = ""
        self._kind = kind
        self._kept_back = False

    @property
    def problem(self) -> NightcallerError | None:
        """Why the file could not be read; None if all is well, or if nobody has read it yet."""
        return FileUnreadable(self._unreadable, file=self.kept_as) if self.kept_as else None

    def read(self) -> _Content:
        """Return what the file says, or the defaults."""
        try:
            data = _bytes(self.path)
        except FileNotFoundError:
            return self._kind()
        except OSError:
            # There, but out of reach: it must not be replaced by defaults later.
            self._kept_back = True
            self.kept_as = self.path.name
            return self._kind()
        try:
            # An editor may have marked the file as UTF-8; that is no mistake.
            return msgspec.json.decode(data.removeprefix(BOM_UTF8), type=self._kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.kept_as = self._keep_aside()
            return self._kind()

    def write(self, content: _Content) -> None:
        """Replace the file.

        Raises:
            FileNotSaved: the old file is as it was.
        """
        try:
            self._replace(content)
        except OSError as problem:
            raise FileNotSaved(self._not_saved, folder=str(self.path.parent)) from problem

    def _replace(self, content: _Content) -> None:
        if self._kept_back:
            raise PermissionError(str(self.path))
        data = msgspec.json.format(msgspec.json.encode(content), indent=1)
        temporary = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(prefix=f".{self.path.stem}-", dir=self.path.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(self.path)
        except OSError:
            if temporary:
                with suppress(OSError):
                    Path(temporary).unlink(missing_ok=True)
            raise

    def _keep_aside(self) -> str:
        target = self.path.with_name(self.path.name + ".bad")
        copy = 1
        while target.exists():
            copy += 1
            target = self.path.with_name(f"{self.path.name}.bad{copy}")
        try:
            self.path.replace(target)
        except OSError:
            self._kept_back = True
            return self.path.name
        return target.name


def _bytes(path: Path) -> bytes:
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file", str(path))  # a pipe would be waited for, for ever
    return path.read_bytes()
