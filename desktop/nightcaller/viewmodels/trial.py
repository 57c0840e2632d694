"""What a made-up card does to a deck: games by bots with it and without it, played beside the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Nightcaller.ViewModels"
QML_IMPORT_MAJOR_VERSION = 1

GAMES: Final = 300
"""Games with the card, and as many without it."""
POINTS: Final = 2.5
"""How many of a hundred games one step of `OwnRole.worth` swings."""


@QmlElement
class TrialViewModel(QObject):
    """A part of the workshop.

    Whoever plays the games listens to `wanted` and `unwanted`, and tells `progressed`, `told` or `failed`.
    """

    changed = Signal()
    wanted = Signal(list)
    """The laboratory's command line, without its program: begin."""
    unwanted = Signal()
    """Stop, if anything is under way."""
    measured = Signal(int)
    """What the card is worth to the village (`OwnRole.worth`)."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._state = ""
        self._played, self._of = 0, 1
        self._role = ""
        self._found: Mapping[str, Any] = {}

    def begin(self, book: str, deck: Mapping[str, int], role: str, file: str) -> None:
        """Have a deck played with and without a card of it.

        Args:
            role: the card's id.
            file: the role's own file.
        """
        self._role, self._state, self._played, self._found = role, "playing", 0, {}
        cards = ",".join(f"{one}={count}" for one, count in deck.items())
        words = ["balance", "--book", book, "--own", file, "--deck", cards, "--card", role]
        self.wanted.emit([*words, "--games", str(GAMES), "--jobs", "1", "--steps"])
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Enough."""
        if self._state == "playing":
            self.unwanted.emit()
        self.forget()

    def forget(self) -> None:
        """The role is another one now: what was measured is gone."""
        if self._state:
            self._state, self._found = "", {}
            self.changed.emit()

    def progressed(self, played: int, of: int) -> None:
        """So many games of all are over."""
        if self._state == "playing":
            self._played, self._of = played, max(1, of)
            self.changed.emit()

    def told(self, found: Mapping[str, Any]) -> None:
        """The games are over; `found` is what `nightcaller lab balance --json` prints."""
        if self._state != "playing":
            return
        self._state, self._found = "told", found
        self.changed.emit()
        if self._swing:
            self.measured.emit(max(-9, min(9, round(100 * self._swing["points"] / POINTS))))

    def failed(self) -> None:
        """The games broke off by themselves."""
        if self._state == "playing":
            self._state = "failed"
            self.changed.emit()

    @property
    def _swing(self) -> Mapping[str, Any]:
        swings = self._found.get("swings", ())
        return next((one for one in swings if one["role"] == self._role), {})

    def _share(self, *, village: bool) -> int:
        """Of a hundred games with the card, how many the village or the others win."""
        teams = self._found.get("teams", ())
        ours: Iterator[float] = (
            one["share"] for one in teams if (one["team"] == self._found["village"]) is village
        )
        return round(100 * sum(ours))

    playing = Property(bool, lambda self: self._state == "playing", notify=changed)
    broken = Property(bool, lambda self: self._state == "failed", notify=changed)
    known = Property(bool, lambda self: self._state == "told", notify=changed)
    played = Property(int, lambda self: self._played, notify=changed)
    games = Property(int, lambda self: self._of, notify=changed)
    village = Property(int, lambda self: self._share(village=True), notify=changed)
    others = Property(int, lambda self: self._share(village=False), notify=changed)
    points = Property(int, lambda self: round(100 * abs(self._swing.get("points", 0.0))), notify=changed)
    """Of a hundred games, how many the card swings."""
    error = Property(int, lambda self: round(100 * self._swing.get("error", 0.0)), notify=changed)
    """Half of the 95 % interval around it."""

    def _get_side(self) -> str:
        points = self._swing.get("points", 0.0)
        if abs(points) <= self._swing.get("error", 1.0):
            return "nobody"
        return "village" if points > 0 else "wolves"

    side = Property(str, lambda self: self._get_side(), notify=changed)
    """Whom it helps: ``village``, ``wolves``, or ``nobody`` where chance may explain it."""
