"""A long measurement that is stopped with Ctrl-C shows what it has until then."""

from __future__ import annotations

import signal
from typing import Final

STOPPED: Final = 130
"""Exit code after Ctrl-C, as shells expect it."""


class InterruptsNoted:
    """While this lasts, the first Ctrl-C asks to stop; a second one stops at once."""

    def __init__(self) -> None:
        self.noted = False

    def __enter__(self) -> InterruptsNoted:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, _number: int, _frame: object) -> None:
        self.noted = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
