"""Sound at the edge: one player that plays one file at a time. Tests bring their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject


class Playback(Protocol):
    """Plays one file at a time."""

    def available(self) -> bool:
        """Return whether anybody would hear it now."""

    def play(self, path: Path, gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:
        """Play `path`, instead of what plays now.

        Args:
            path: a sound file.
            gain: what to multiply its samples with, 0.0 to 1.0.
            then: called once at its end with True, or with False if it cannot be played; not called after
                `stop` or another `play`.
            speed: faster or slower without another pitch.
        """

    def set_gain(self, gain: float, /) -> None:
        """Change the loudness of what plays now."""

    def stop(self) -> None:
        """Be silent at once."""

    def pause(self) -> None:
        """Hold what plays now."""

    def resume(self) -> None:
        """Continue after `pause`."""


def open_playback(parent: QObject) -> Playback:
    """Return a player on the system's default device, or one that is never available.

    Loads QtMultimedia, which takes a tenth of a second: not before the first frame.
    """
    try:
        from nightcaller.voice.device import CannotPlay, DevicePlayback
    except ImportError:  # QtMultimedia needs libpulse on Linux, which a small system may not have
        return NoPlayback()
    try:
        return DevicePlayback(parent)
    except CannotPlay:
        return NoPlayback()


class NoPlayback:
    """Stands in where QtMultimedia cannot be loaded: nothing is available, everything fails at once."""

    def available(self) -> bool:
        return False

    def play(self, _path: Path, _gain: float, then: Callable[[bool], None], /, speed: float = 1.0) -> None:  # noqa: ARG002
        then(False)

    def set_gain(self, _gain: float, /) -> None:
        """Nothing plays."""

    def stop(self) -> None:
        """Nothing plays."""

    def pause(self) -> None:
        """Nothing plays."""

    def resume(self) -> None:
        """Nothing plays."""
