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


def open_playback(parent: QObject, changed: Callable[[], None] | None = None) -> Playback:
    """Return a player on the system's default device, and start the process that plays if there is none yet.

    Args:
        parent: Qt owner.
        changed: called when `available` is otherwise than before, or than was taken for granted.
    """
    from nightcaller.voice.loudspeaker_process import ProcessPlayer, system_loudspeaker

    loudspeaker = system_loudspeaker()
    if changed is not None:
        loudspeaker.changed.connect(changed)
    return ProcessPlayer(loudspeaker, parent)
