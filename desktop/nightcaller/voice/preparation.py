"""Everything that a game can say, synthesised in the background while people read their cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from nightcaller.voice.cache import Recording
from nightcaller.voice.clips import ClipLibrary
from nightcaller.voice.clock import Alarm, Clock
from nightcaller.voice.lines import Utterance
from nightcaller.voice.synthesis import Order, Synthesis

_AT_ONCE: Final = 10
"""Lines that are there already are looked up so many at a time, so that no frame is late."""


class Preparation(QObject):
    """Has lines recorded one at a time, so that a line the table waits for is never behind more than one."""

    progress = Signal(int, int)
    """Done, of: once at the beginning and after each line."""
    unspoken = Signal(str)
    """Language of a line that got no recording."""

    def __init__(
        self, clips: ClipLibrary, synthesis: Synthesis, clock: Clock, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._clips = clips
        self._synthesis = synthesis
        self._clock = clock
        self._breath: Alarm | None = None
        self._waiting: deque[Utterance] = deque()
        self._order: Order | None = None
        self._answered = False
        self._running = False
        self._done = 0
        self._total = 0

    def begin(self, utterances: Iterable[Utterance]) -> None:
        """Prepare these lines; an earlier list that is not finished is given up."""
        self.cancel()
        lines = dict.fromkeys(utterances)
        self._waiting = deque(line for line in lines if self._clips.find(line) is None)
        self._total = len(lines)
        self._done = self._total - len(self._waiting)
        self.progress.emit(self._done, self._total)
        self._next()

    def cancel(self) -> None:
        """Prepare nothing more; there is no more progress."""
        self._waiting.clear()
        if self._breath is not None:
            self._breath.cancel()
            self._breath = None
        if self._order is not None:
            self._synthesis.cancel(self._order)
            self._order = None

    def _next(self) -> None:
        # Recordings that exist are answered at once: a loop, not a recursion of two hundred lines.
        if self._running:
            return
        self._running = True
        self._breath = None
        asked = 0
        while self._waiting and self._order is None:
            if asked == _AT_ONCE:
                self._breath = self._clock.after(0, self._next)
                break
            asked += 1
            utterance = self._waiting.popleft()
            self._answered = False

            def then(recording: Recording | None, utterance: Utterance = utterance) -> None:
                self._answered = True
                self._order = None
                self._done += 1
                if recording is None:
                    self.unspoken.emit(utterance.language)
                self.progress.emit(self._done, self._total)
                self._next()

            order = self._synthesis.order(utterance, then)
            if not self._answered:
                self._order = order
        self._running = False
