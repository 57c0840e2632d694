"""What all screens that have games played beside the window share: how far they are, and how they end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import SignalInstance


class GamesAsked:
    """Beside a `QObject` with the signals ``changed``, ``wanted`` (the laboratory's command line, without its
    program: begin) and ``unwanted`` (stop, if anything is under way).

    Whoever plays the games listens to the last two, and tells `progressed`, `told` or `failed`.
    """

    changed: SignalInstance
    wanted: SignalInstance
    unwanted: SignalInstance

    _state = ""
    """``playing``, ``told``, ``failed``; empty while nothing was asked."""
    _played, _of = 0, 1
    _found: Mapping[str, Any] = {}

    def _begin(self, words: list[str], games: int, decks: int = 1) -> None:
        """Have games played of one or more decks, one process, step by step."""
        self._state, self._played, self._of, self._found = "playing", 0, games * decks, {}
        self.wanted.emit([*words, "--games", str(games), "--jobs", "1", "--steps"])
        self.changed.emit()

    def _give_up(self) -> None:
        """What was asked counts no more."""
        if self._state == "playing":
            self.unwanted.emit()
        self._state, self._found = "", {}

    def progressed(self, played: int, of: int) -> None:
        """So many games of all are over."""
        if self._state == "playing":
            self._played, self._of = played, max(1, of)
            self.changed.emit()

    def told(self, found: Mapping[str, Any]) -> None:
        """The games are over; `found` is what `nightcaller lab balance --json` prints."""
        if self._state == "playing":
            self._state, self._found = "told", found
            self._show()

    def failed(self) -> None:
        """The games broke off by themselves."""
        if self._state == "playing":
            self._state = "failed"
            self.changed.emit()

    def _show(self) -> None:
        """Show what was found."""
        raise NotImplementedError


def cards_asked(deck: Mapping[str, int]) -> str:
    """Return a deck as the laboratory's command line has it."""
    return ",".join(f"{role}={count}" for role, count in deck.items())
