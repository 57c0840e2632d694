"""What a made-up card does to a deck: games by bots with it and without it, played beside the window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.games_asked import GamesAsked, cards_asked
from nightcaller.viewmodels.phrasebook import hundredths

GAMES: Final = 300
"""Games with the card, and as many without it."""
POINTS: Final = 2.5
"""How many of a hundred games one step of `OwnRole.worth` swings."""


@element
class TrialViewModel(GamesAsked, QObject):
    """A part of the workshop."""

    changed = Signal()
    wanted = Signal(list)
    unwanted = Signal()
    measured = Signal(int)
    """What the card is worth to the village (`OwnRole.worth`)."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._role = ""

    def begin(self, book: str, deck: Mapping[str, int], role: str, files: Sequence[str]) -> None:
        """Have a deck played with and without a card of it.

        Args:
            role: the card's id.
            files: what the command line says of the files of the deck's own roles.
        """
        self._role = role
        self._begin(
            ["balance", "--book", book, "--deck", cards_asked(deck), "--card", role, *files], GAMES, 2
        )

    @Slot()
    def stop(self) -> None:
        """Enough; or the role is another one now, and what was measured is gone."""
        if self._state:
            self._give_up()
            self.changed.emit()

    def _show(self) -> None:
        self.changed.emit()
        if self._swing:
            self.measured.emit(max(-9, min(9, round(100 * self._swing["points"] / POINTS))))

    @property
    def _swing(self) -> Mapping[str, Any]:
        swings = self._found.get("swings", ())
        return next((one for one in swings if one["role"] == self._role), {})

    def _share(self, side: str) -> float:
        """How many of the games with the card the ``village``, its ``holder`` alone or the ``others`` win."""
        sides = {self._found.get("village"): "village", self._role: "holder"}
        teams = self._found.get("teams", ())
        return float(sum(one["share"] for one in teams if sides.get(one["team"], "others") == side))

    playing = Property(bool, lambda self: self._state == "playing", notify=changed)
    broken = Property(bool, lambda self: self._state == "failed", notify=changed)
    known = Property(bool, lambda self: self._state == "told", notify=changed)
    played = Property(int, lambda self: self._played, notify=changed)
    games = Property(int, lambda self: self._of, notify=changed)
    village = Property(float, lambda self: self._share("village"), notify=changed)
    others = Property(float, lambda self: self._share("others"), notify=changed)
    alone = Property(
        bool,
        lambda self: any(one["team"] == self._role for one in self._found.get("teams", ())),
        notify=changed,
    )
    """Whether its holder is on nobody's side."""
    holder = Property(float, lambda self: self._share("holder"), notify=changed)

    def _get_shares(self) -> dict[str, int | str]:
        sides = {"village": "village", "wolves": "others", "holder": "holder"}
        return {name: hundredths(self._share(side)) for name, side in sides.items()}

    shares = Property(dict, lambda self: self._get_shares(), notify=changed)
    """All three, for ``ui-workshop-shares``."""
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
