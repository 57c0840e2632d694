"""What Qt complains of while a test runs; anything fails it, but for what no program can help."""

from __future__ import annotations

from typing import Any, Final

HARMLESS: Final = (
    # said once in a process that looks for a loudspeaker where there is none, or for decoders of video
    "pipewire",
    "FFmpeg",
    "PulseAudio",
    "Couldn't load va",
    "Couldn't resolve va",
    # Qt 6.11's own book-keeping of animations when a window goes: seen about once in a whole run on a
    # computer with far more to do than it can, never on a quiet one. Nothing on the screen follows from it.
    "QUnifiedTimer::stopAnimationDriver: driver is not running",
)


def complaints(qtlog: Any) -> list[str]:
    """Return what Qt has complained of since the test began.

    Args:
        qtlog: pytest-qt's fixture.
    """
    said = (record.message for record in qtlog.records if record.type_name != "QtDebugMsg")
    return [message for message in said if not any(word in message for word in HARMLESS)]
