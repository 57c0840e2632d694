"""The sounds that ship with the program: names to files. `packaging/sounds/build.py` makes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from nightcaller.resources import shipped


class ShippedSound(NamedTuple):
    """A sound file of ours."""

    path: Path
    milliseconds: int
    overlap_ms: int
    """A bed fades in and out over this time, so that it sounds endless when its turns overlap by as much."""
    lead_ms: int
    """When a voice may begin that it leads: what is left is echo."""


class Sounds:
    """The sounds of ``assets/sounds/manifest.json``; a missing file is a sound that is not there.

    Args:
        folder: where they are; the shipped ones by default.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[str, ShippedSound] | None = None

    def find(self, name: str) -> ShippedSound | None:
        """Return the sound called `name`, for instance ``chime``."""
        if self._known is None:
            self._known = self._read()
        return self._known.get(name)

    def _read(self) -> dict[str, ShippedSound]:
        try:
            folder = self._folder or shipped("assets") / "sounds"
            listed = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["sounds"]
            return {
                sound["name"]: ShippedSound(
                    folder / sound["file"],
                    int(sound["milliseconds"]),
                    int(sound.get("overlap_ms", 0)),
                    int(sound.get("lead_ms", 0)),
                )
                for sound in listed
                if (folder / sound["file"]).is_file()
            }
        except (OSError, ValueError, KeyError, TypeError):
            return {}
