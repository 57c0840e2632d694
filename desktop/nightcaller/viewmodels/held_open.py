"""The moderator's cover: he holds it open for himself, or holds one fact in front of one player."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Slot

from nightcaller.table.live.evening import Evening
from nightcaller.table.live.showings import Showing
from nightcaller.viewmodels.on_screen import derived
from nightcaller.viewmodels.part import Part


def figure_of(showing: Showing, evening: Evening) -> dict[str, Any]:
    """Return what is held in front of a player: nothing in it names anybody else than it must."""
    players = evening.sitting.players
    languages = {players[seat].language for seat in showing.to}
    return {
        # of whoever looks, and of all who do; empty for the table's
        "language": languages.pop() if len(languages) == 1 else "",
        "kind": showing.kind,
        "caption": showing.caption,
        "number": 0 if showing.seat is None else showing.seat + 1,
        "name": "" if showing.seat is None else players[showing.seat].name,
        "role": showing.role,
        "word": showing.word,
        "facts": dict(showing.facts),
        # The round has several, each for somebody else; he must not hold one before the wrong eyes.
        "to": [seat + 1 for seat in showing.to] if showing.personal else [],
        "reader": players[showing.to[0]].name if showing.personal and len(showing.to) == 1 else "",
    }


class HeldOpen(Part):
    """What the moderator's screens have in common: secrets are on them only while one of the two is held."""

    _evening: Evening

    def _close(self) -> None:
        """Nothing private is shown, to nobody."""
        self._peeking = False
        self._figure: list[dict[str, Any]] = []

    @derived
    def peeking(self) -> bool:
        """He holds the cover open."""
        return self._peeking

    @derived
    def figure(self) -> list[dict[str, Any]]:
        """What is held in front of one player, each fact as a map; empty at any other time."""
        return self._figure

    def _refresh(self) -> None:
        raise NotImplementedError

    def _hold_up(self, *facts: Showing) -> None:
        """Show what is for one player's eyes, and nothing else."""
        self._peeking = False
        self._figure = [figure_of(fact, self._evening) for fact in facts]
        self._refresh()

    @Slot()
    def coverUp(self) -> None:
        """Drop everything private now."""
        self._close()
        self._refresh()

    @Slot(bool)
    def peek(self, held: bool) -> None:
        """Hold the cover open, or let go."""
        if held != self._peeking:
            self._peeking = held
            self._refresh()

    @Slot()
    def putAway(self) -> None:
        """Nothing is held in front of anybody any more."""
        self._figure = []
        self._refresh()
