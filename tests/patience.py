"""How long a test waits for what has to come: as long as the busiest machine needs, said in this place alone.

A limit is there so that what never comes fails at last; it is no measure of speed. Budgets are measured apart
(`./packaging/tool bench`).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, Final

from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

SECONDS: Final = float(os.environ.get("NIGHTCALLER_PATIENCE", "90"))
MILLISECONDS: Final = round(1000 * SECONDS)


class PatientBot(QtBot):
    """pytest-qt's hands, which would wait five seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = MILLISECONDS) -> None:
        """Wait until the callback says True, or no longer raises AssertionError."""
        __tracebackhide__ = True
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = MILLISECONDS, **how: Any) -> SignalBlocker:
        """Wait at the end of the block until the signal has come."""
        return super().waitSignal(signal, timeout=timeout, **how)


def until(happened: Callable[[], bool]) -> None:
    """Wait for another program, where no event loop runs."""
    last = time.monotonic() + SECONDS
    while not happened():
        assert time.monotonic() < last, "did not happen"
        time.sleep(0.05)
