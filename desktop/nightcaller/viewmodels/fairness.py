"""How fair tonight's deck is: a few hundred games by bots, played beside the window while people choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot

from nightcaller.errors import Reason
from nightcaller.text import message_id
from nightcaller.viewmodels.element import element
from nightcaller.viewmodels.games_asked import GamesAsked, cards_asked
from nightcaller.viewmodels.gathering import Gathering
from nightcaller.viewmodels.phrasebook import Phrasebook, hundredths, mean
from nightcaller.viewmodels.rows import list_of, list_row

GAMES: Final = 300
"""Games of the deck itself: whoever wins half of them wins 44 to 56 of a hundred."""


@list_row
class CampRow:
    """A camp's part of the games."""

    name: str
    share: float
    low: float
    high: float
    village: bool
    said: str


@element
class FairnessViewModel(GamesAsked, QObject):
    """A part of the deck screen."""

    changed = Signal()
    wanted = Signal(list)
    unwanted = Signal()

    def __init__(
        self,
        words: Phrasebook,
        gathering: Gathering,
        take: Callable[[Mapping[str, int]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._gathering = gathering
        self._take = take
        self._table: tuple[object, ...] = ()
        words.changed.connect(self._show)

    @property
    def rows(self) -> tuple[CampRow, ...]:
        """Who wins how often, as it is shown."""
        return self.camps.rows

    def look(self) -> None:
        """The deck may have changed: what was measured of another one is gone."""
        if self._table and self._table != self._now():
            self._forget()

    def leave(self) -> None:
        """The screen closes: nothing goes on behind it."""
        if self._state == "playing":
            self._forget()

    @Slot()
    def ask(self) -> None:
        """Have the deck played."""
        table = self._gathering
        self._table, deck = self._now(), cards_asked(table.deck)
        house = ",".join(f"{rule.id}={table.option(rule)}" for rule in table.rules())
        words = ["balance", "--book", table.book.id, "--seats", str(table.seats), "--deck", deck]
        words += ["--house", house] if house else []
        self._begin([*words, *table.own_files(table.deck)], GAMES)

    @Slot()
    def stop(self) -> None:
        """Enough."""
        self._forget()

    @Slot()
    def takeSuggestion(self) -> None:
        """Play with the deck that is closer."""
        deck = self._found.get("suggestion")
        if deck:
            self._take(deck)

    def _now(self) -> tuple[object, ...]:
        table = self._gathering
        house = tuple((rule.id, table.option(rule)) for rule in table.rules())
        return (table.book.id, table.seats, tuple(sorted(table.deck.items())), house)

    def _forget(self) -> None:
        self._table = ()
        self._give_up()
        self._show()

    def _camp(self, team: str, share: float, low: float, high: float) -> CampRow:
        camp = self._words.text(message_id("team", team))
        told = {"camp": camp, "share": hundredths(share), "low": round(100 * low), "high": round(100 * high)}
        village = team == self._found["village"]
        return CampRow(camp, share, low, high, village, self._words.text("ui-fair-camp", told))

    def _show(self) -> None:
        rows = [self._camp(**team) for team in self._found.get("teams", ())]
        self.camps.replace(sorted(rows, key=lambda row: -row.share))
        self.changed.emit()

    def _get_course(self) -> str:
        if not self._found:
            return ""
        facts = {"nights": mean(self._found["nights"] or 0.0), "early": mean(self._found["early"])}
        return self._words.lines("ui-fair-course", facts)

    def _get_swing(self) -> str:
        swings = self._found.get("swings") or ()
        if not swings or abs(swings[0]["points"]) <= swings[0]["error"]:
            return self._words.lines("ui-fair-no-swing") if swings else ""
        heaviest = swings[0]
        helps = "village" if heaviest["points"] > 0 else "others"
        points, error = round(100 * abs(heaviest["points"])), round(100 * heaviest["error"])

        def said(language: str) -> str:
            role = self._words.sayIn(language, message_id("role", heaviest["role"]), {})
            facts = {"role": role, "points": points, "error": error, "helps": helps}
            return self._words.sayIn(language, "ui-fair-swing", facts)

        return self._words.in_a_row([said])

    def _get_suggestion(self) -> str:
        instead = self._found.get("instead")
        if not instead:
            return ""
        deck, now = self._found["suggestion"], self._gathering.deck
        more = next(role for role, count in deck.items() if count > now.get(role, 0))
        out, put = (Reason(message_id("role", role)) for role in (instead, more))
        return self._words.text("ui-fair-suggestion", {"out": out, "put": put})

    camps = list_of(CampRow)
    playing = Property(bool, lambda self: self._state == "playing", notify=changed)
    broken = Property(bool, lambda self: self._state == "failed", notify=changed)
    known = Property(bool, lambda self: self._state == "told", notify=changed)
    played = Property(int, lambda self: self._played, notify=changed)
    games = Property(int, lambda self: self._of if self._state == "playing" else GAMES, notify=changed)
    course = Property(str, lambda self: self._get_course(), notify=changed)
    """How long it takes, and how many are out before anybody has spoken."""

    swing = Property(str, lambda self: self._get_swing(), notify=changed)
    """Which card weighs most."""

    suggestion = Property(str, lambda self: self._get_suggestion(), notify=changed)
    """What would bring the camps closer, for a button; empty if nothing is needed."""
