"""How large the window was, and whether it filled the screen: remembered from one evening to the next.

Read before anything else is loaded, so it needs nothing but the standard library.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

FIRST: Final = (1280, 800)
FRAME: Final = (8, 48)
"""What a window system adds to a window at most: its sides, and its title bar with a panel that slides in."""
LEAST: Final = (480, 400)


class WindowPlace(NamedTuple):
    """A window's size in pixels, and whether it fills the screen."""

    width: int = FIRST[0]
    height: int = FIRST[1]
    full: bool = False

    def fitted(self, room: tuple[int, int]) -> WindowPlace:
        """Return a place that fits a screen with this much room, its frame included."""
        width, height = (
            max(least, min(wanted, free - frame))
            for wanted, free, frame, least in zip((self.width, self.height), room, FRAME, LEAST, strict=True)
        )
        return WindowPlace(width, height, self.full)

    def left(self, wanted: WindowPlace, given: WindowPlace) -> WindowPlace:
        """Return what the next window is to be like, after one that was closed like this one.

        Args:
            wanted: how large it was to be.
            given: how large it became on this screen. Whoever has left that as it was still wants what was
                wanted: the next screen may be larger.
        """
        if (self.width, self.height) != (given.width, given.height):
            return self
        return wanted._replace(full=self.full)


def remembered(path: Path) -> WindowPlace:
    """Return what was kept; the first window's place if nothing sensible was."""
    try:
        text = path.read_text("utf-8")
        # 3 ms before the first frame, where there is nothing to be read yet
        import json

        kept = json.loads(text)
        place = WindowPlace(int(kept["width"]), int(kept["height"]), kept["full"] is True)
    except (OSError, ValueError, TypeError, KeyError, OverflowError, RecursionError):
        return WindowPlace()
    return place if all(256 <= side <= 16384 for side in (place.width, place.height)) else WindowPlace()


def remember(path: Path, place: WindowPlace) -> None:
    """Keep it for the next time; a disk that takes nothing loses nothing that matters."""
    import json

    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(place._asdict()), "utf-8")
