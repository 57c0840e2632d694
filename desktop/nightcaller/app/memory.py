"""Keeps what the program holds in memory out of files: a crash must not leave everybody's card on the disk.

Where the system offers nothing of the kind, nothing happens; the program runs all the same.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress
from typing import Final

_PR_SET_DUMPABLE: Final = 4
_NO_FAULT_BOX: Final = 0x0002 | 0x8000
"""SEM_NOGPFAULTERRORBOX and SEM_NOOPENFILEERRORBOX: no error report with a dump beside it."""


def leave_no_dumps() -> None:
    """Ask the system for no core dump of this process or of those it starts, and to let no debugger in."""
    if sys.platform == "win32":
        with suppress(AttributeError, OSError):
            ctypes.windll.kernel32.SetErrorMode(_NO_FAULT_BOX)
        return
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
