"""What Qt complains of while a test runs; anything fails it, but for what no program can help."""

from __future__ import annotations

from typing import Any, Final

COUNTS_ANIMATIONS: Final = "QUnifiedTimer::stopAnimationDriver: driver is not running"
"""Qt's own book-keeping: how it comes about, and that nothing follows from it, is in test_complaints.py."""
HARMLESS: Final = (
    # said once in a process that looks for a loudspeaker where there is none, or for decoders of video
    "pipewire",
    "FFmpeg",
    "PulseAudio",
    "Couldn't load va",
    "Couldn't resolve va",
    COUNTS_ANIMATIONS,
)


def complaints(qtlog: Any) -> list[str]:
    """Return what Qt has complained of since the test began.

    Args:
        qtlog: pytest-qt's fixture.
    """
    said = (record.message for record in qtlog.records if record.type_name != "QtDebugMsg")
    return [message for message in said if not any(word in message for word in HARMLESS)]
