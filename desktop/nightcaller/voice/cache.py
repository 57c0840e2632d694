"""Lines that were synthesised before, kept in the user's cache folder."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import time
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs

from nightcaller.voice.levelling import PROCESSING, NotASound, wav_milliseconds

_MOST_BYTES: Final = 200_000_000
"""About twenty evenings with new names; the lines not used for longest go first."""
_STALE_S: Final = 3600


class Recording(NamedTuple):
    """A sound in a file, ready to be played."""

    path: Path
    milliseconds: int


def cache_key(engine: str, voice: str, rate: int, text: str) -> str:
    """Return the name under which a line is kept: everything that changes its sound is in it.

    Args:
        engine: name and versions of the engine, as the worker reports them.
        voice: the voice's id.
        rate: words a minute.
        text: what is said.
    """
    recipe = [engine, voice, rate, unicodedata.normalize("NFC", text), PROCESSING]
    return hashlib.sha256(json.dumps(recipe, ensure_ascii=False).encode()).hexdigest()[:40]


def default_cache_folder() -> Path:
    """Return where recordings are kept: in the user's cache folder."""
    return platformdirs.user_cache_path("nightcaller", appauthor=False) / "voice"


class LineCache:
    """A folder of synthesised lines. Never raises: a disk that cannot be used only means less is remembered.

    Args:
        folder: where to keep them; created when first needed. When it cannot be written, lines are kept in a
            temporary folder for this evening only.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self._known: dict[str, Recording] = {}
        self._opened = False

    def find(self, key: str) -> Recording | None:
        """Return the line kept under `key`; a damaged file is thrown away."""
        known = self._known.get(key)
        if known is not None and known.path.exists():
            return known
        path = self._path(key)
        try:
            recording = Recording(path, wav_milliseconds(path))
            with suppress(OSError):
                os.utime(path)  # used this evening: it stays
        except FileNotFoundError:
            return None
        except (NotASound, OSError):
            self.discard(key)
            return None
        self._known[key] = recording
        return recording

    def room_for(self, key: str) -> Path | None:
        """Return the path of a temporary file for the line of `key`; None when no disk can be written."""
        if not self._opened:
            self._open()
        if self._opened:
            return self._path(key).with_suffix(f".{os.getpid()}.part")
        return None

    def keep(self, key: str, written: Path, milliseconds: int) -> Recording | None:
        """Take over a line that was written completely to the path from `room_for`."""
        path = self._path(key)
        try:
            written.replace(path)
        except OSError:
            self.forget(written)
            return None
        self._known[key] = Recording(path, milliseconds)
        return self._known[key]

    def discard(self, key: str) -> None:
        """Throw a line away that turned out not to play."""
        self._known.pop(key, None)
        self.forget(self._path(key))

    def empty(self) -> None:
        """Throw every line away: a name that shall be nowhere any more may be said in one.

        What a crash has left goes as well, but for what is being made now.
        """
        self._known.clear()
        with suppress(OSError):
            for path in (*self._folder.glob("*.wav"), *self._folder.glob("*.part")):
                if f".{os.getpid()}.part" not in path.name:
                    self.forget(path)

    def forget(self, written: Path) -> None:
        """Remove what an interrupted synthesis left behind."""
        for path in (written, written.with_name(written.name + ".raw.wav")):
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.wav"

    def _open(self) -> None:
        self._opened = self._writable()
        if not self._opened:
            try:
                self._temporary = tempfile.TemporaryDirectory("", "nightcaller-", ignore_cleanup_errors=True)
            except OSError:
                return
            self._folder = Path(self._temporary.name)
            self._opened = self._writable()
        if self._opened:
            self._sweep()

    def _writable(self) -> bool:
        probe = self._folder / f"probe.{os.getpid()}.part"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            probe.write_bytes(b"\0" * 4096)
            probe.unlink()
        except OSError:
            return False
        return True

    def _sweep(self) -> None:
        """Remove leavings of earlier evenings and the lines that were not used for longest."""
        with suppress(OSError):
            ours = (entry for entry in self._folder.iterdir() if entry.suffix in (".wav", ".part"))
            files = [(entry, entry.stat()) for entry in ours]
            total = 0
            for entry, status in sorted(files, key=lambda file: file[1].st_mtime, reverse=True):
                if ".part" in entry.name:
                    # Another window of the program may be writing right now.
                    stale = time.time() - status.st_mtime > _STALE_S
                else:
                    total += status.st_size
                    stale = total > _MOST_BYTES
                if stale:
                    entry.unlink(missing_ok=True)
